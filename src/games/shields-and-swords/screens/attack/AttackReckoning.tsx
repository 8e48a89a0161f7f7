import { useState } from 'react';
import { Choice } from '#/ui/Choice';
import { RuleCode } from '#/ui/RuleCode';
import {
  type Attack,
  attackOdds,
  type ChoiceKind,
  classOf,
  NOT_AT_ALL,
  type Policy,
  WELL,
  whatHelps,
} from '../../rules';
import { EightFaces } from '../die/EightFaces';
import { Eighths } from '../die/Eighths';
import styles from './Attack.module.css';
import { AttackSum } from './AttackSum';
import { type FaceChoice, faceChoices, facesShown } from './faces';

export interface AttackReckoningProps {
  readonly attack: Attack;
  /** OPT-CHAIN */
  readonly chain: boolean;
  readonly onFace: (face: number) => void;
}

const TO_WORDS: Readonly<Record<string, string>> = {
  EX: 'Exchange',
  DR: 'Make it DR',
  AR: 'Make it AR',
};

const listed = (faces: readonly number[]): string => faces.join(faces.length === 2 ? ' or ' : ', ');

/** An attack before the throw: class, sums, the eight faces, chances, and what would help most. */
export function AttackReckoning({ attack, chain, onFace }: AttackReckoningProps) {
  const [policy, setPolicy] = useState<Policy>(WELL);
  const around = { chain, targetBlocked: false, attackersBlocked: false };
  const odds = attackOdds(attack, policy, around);
  const { chances } = odds;
  const left = attackOdds(attack, NOT_AT_ALL, around).chances;
  const choices = faceChoices(attack, odds, chain);
  const [help] = whatHelps(attack, policy, around);
  const ifLeft = (now: number, then: number): string =>
    choices.length > 0 && now !== then ? `if kept: ${then}/8` : '';
  return (
    <>
      <AttackSum attack={attack} />
      <EightFaces
        title="Tap the face you rolled"
        aside={`row ${classOf(attack)} of the table`}
        faces={facesShown(attack, odds, chain)}
        onFace={onFace}
      />
      {choices.map((choice) => (
        <PolicyChoice
          key={choice.kind}
          choice={choice}
          value={policy[choice.kind]}
          onSet={(kind, value) => setPolicy({ ...policy, [kind]: value })}
        />
      ))}
      <div className={styles.chances}>
        <Eighths
          ways={chances.targetHurt}
          small={[
            chances.targetGone > 0 && `gone: ${chances.targetGone}/8`,
            ifLeft(chances.targetHurt, left.targetHurt),
          ]
            .filter(Boolean)
            .join(', ')}
        >
          target −1 step
        </Eighths>
        <Eighths ways={chances.targetBack} small={ifLeft(chances.targetBack, left.targetBack)}>
          target goes back
        </Eighths>
        <Eighths
          ways={chances.attackersHurt}
          small={[
            chances.attackerGone > 0 && `one gone: ${chances.attackerGone}/8`,
            ifLeft(chances.attackersHurt, left.attackersHurt),
          ]
            .filter(Boolean)
            .join(', ')}
        >
          you −1 step
        </Eighths>
        <Eighths
          ways={chances.attackersBack}
          small={ifLeft(chances.attackersBack, left.attackersBack)}
        >
          you go back
        </Eighths>
      </div>
      {help && (
        <p className={styles.help}>
          <span>
            Helps most:{' '}
            <b>{help.label.toLowerCase().replace(/ ([a-d]{1,2})$/, (end) => end.toUpperCase())}</b>{' '}
            <RuleCode rule={help.rule} />
          </span>
          <b>
            {chances.targetHurt}/8 to {help.targetHurt}/8
          </b>
        </p>
      )}
    </>
  );
}

interface PolicyChoiceProps {
  readonly choice: FaceChoice;
  readonly value: Policy[ChoiceKind];
  readonly onSet: (kind: ChoiceKind, value: Policy[ChoiceKind]) => void;
}

/** What the chances take for granted about a choice. */
const PolicyChoice = ({ choice: { kind, by, to, faces }, value, onSet }: PolicyChoiceProps) => (
  <Choice
    label={`On a ${listed(faces)} ${by === 'attacker' ? 'you' : 'they'}`}
    options={[
      { id: 'well', word: 'Whichever is better' },
      { id: 'take', word: TO_WORDS[to] ?? to },
      { id: 'leave', word: 'No change' },
    ]}
    value={value}
    onSet={(next) => onSet(kind, next)}
  />
);
