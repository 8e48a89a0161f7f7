import { D6 } from '#/core/dice';
import { type Counts, convolve } from '#/core/odds';
import { FIGURES } from './figures';
import { type Part, sumOf } from './rule';
import type { Kind } from './words';

/** What counts of one attacker (ATT-4); no battle is needed. */
export interface Attacker {
  readonly kind: 'lord' | 'warband';
  readonly downhill: boolean;
  readonly friendInFront: boolean;
}

/** A combined attack on one hex (ATT-2). */
export interface Attack {
  readonly target: Kind;
  readonly attackers: readonly Attacker[];
}

/** ARMY-2 and ATT-4: what one of the attackers brings, part by part. */
export function attackerParts(attack: Attack, attacker: Attacker): readonly Part[] {
  const { modifier, strength } = FIGURES;
  const alone = attack.attackers.length === 1;
  const against = attack.target;
  const parts: Part[] = [
    { label: 'Basic strength', value: strength[attacker.kind], rule: 'ARMY-2' },
  ];
  const add = (applies: boolean, label: string, value: number): void => {
    if (applies) parts.push({ label, value, rule: 'ATT-4' });
  };
  add(attacker.kind === 'lord' && (alone || against !== 'lord'), 'Lord', modifier.lord);
  add(attacker.downhill && against !== 'camp', 'Downhill', modifier.downhill);
  add(alone, 'Only attacker', modifier.alone);
  add(attacker.friendInFront, 'Friend in front', modifier.friendInFront);
  return parts;
}

export const attackTotal = (attack: Attack): number =>
  attack.attackers.reduce((sum, attacker) => sum + sumOf(attackerParts(attack, attacker)), 0);

/** ATT-3: the target's side of the sum, before the die. */
export const defenceParts = ({ target }: Attack): readonly Part[] => [
  { label: 'Basic strength', value: FIGURES.strength[target], rule: 'ARMY-2' },
];

/** ATT-3: greater than the attackers' total is no effect, equal or less is a hit. */
export const isHit = (attack: Attack, face: number): boolean =>
  face + FIGURES.strength[attack.target] <= attackTotal(attack);

/** ATT-6: how many of the six faces are hits. */
export const hitWays = (attack: Attack): number =>
  waysOf(attackTotal(attack) - FIGURES.strength[attack.target]);

/** ATT-6, by the attackers' total less the target's basic strength. */
export const waysOf = (difference: number): number => Math.max(0, Math.min(D6.length, difference));

/** ATT-7: a die is thrown only where it decides. */
export const needsDie = (ways: number): boolean => ways > 0 && ways < D6.length;

/** The ways to score 0, 1, 2 ... hits with these attacks, each given by its hit faces of six. */
export const hitsOver = (plan: readonly number[]): Counts =>
  plan.reduce((counts: Counts, ways) => convolve(counts, [D6.length - ways, ways]), [1]);
