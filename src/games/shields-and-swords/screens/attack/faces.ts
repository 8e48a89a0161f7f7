import {
  type Attack,
  type AttackFace,
  type AttackOdds,
  type ChoiceKind,
  type CombatResult,
  choicesOn,
} from '../../rules';
import type { FaceShown } from '../die/EightFaces';

const NOTES: Readonly<Record<CombatResult, string>> = {
  DE: 'target gone',
  DL: 'target −1',
  DR: 'target back',
  'DR*': 'target back',
  NE: 'none',
  'NE*': 'none',
  EX: 'a step each',
  AR: 'you go back',
  AL: 'you −1',
  AE: 'you lose one',
};

/** One face as it is drawn; a star that nobody can use is not shown. */
function shown(attack: Attack, { face, result }: AttackFace, chain: boolean): FaceShown {
  const [choice] = choicesOn(attack, result, chain);
  const word = result.replace('*', '');
  if (choice) {
    const note = choice.by === 'attacker' ? 'you choose' : 'they choose';
    return { face, word, note, look: 'choice' };
  }
  const holds = word === 'DR' && attack.target.inShieldWall;
  const look =
    word === 'EX' ? 'exchange' : word.startsWith('A') ? 'bad' : holds ? 'nothing' : lookOf(word);
  return { face, word, note: holds ? 'holds' : NOTES[result], look };
}

const lookOf = (word: string): FaceShown['look'] => (word === 'NE' ? 'nothing' : 'good');

export const facesShown = (attack: Attack, { faces }: AttackOdds, chain: boolean) =>
  faces.map((face) => shown(attack, face, chain));

/** A choice that some faces bring, and those faces. */
export interface FaceChoice {
  readonly kind: ChoiceKind;
  readonly by: 'attacker' | 'defender';
  readonly to: CombatResult;
  readonly faces: readonly number[];
}

/** RES-5..8: the choices that this attack can lead to. */
export function faceChoices(
  attack: Attack,
  { faces }: AttackOdds,
  chain: boolean,
): readonly FaceChoice[] {
  const found = new Map<ChoiceKind, { choice: FaceChoice; faces: number[] }>();
  for (const { face, result } of faces) {
    for (const { kind, by, to } of choicesOn(attack, result, chain)) {
      const known = found.get(kind);
      if (known) known.faces.push(face);
      else {
        const on = [face];
        found.set(kind, { choice: { kind, by, to, faces: on }, faces: on });
      }
    }
  }
  return [...found.values()].map(({ choice }) => choice);
}
