import { useState } from 'react';
import type { Side } from '#/core/sides';
import { Button } from '#/ui/Button';
import { RuleCode } from '#/ui/RuleCode';
import { Ruled } from '#/ui/Ruled';
import { SideMark } from '#/ui/SideMark';
import { Switch } from '#/ui/Switch';
import {
  type Battle,
  type Command,
  otherSide,
  type Question,
  questionOf,
  type UnitId,
} from '../../rules';
import styles from './Attack.module.css';

export interface OpenAttackProps {
  readonly battle: Battle;
  /** Nothing above says what was thrown. */
  readonly reopened?: boolean;
  readonly onAct: (command: Command) => void;
}

/** What a thrown attack waits for, asked of the player whose it is (RES-5..9, RET, ADV). */
export function OpenAttack({ battle, reopened = false, onAct }: OpenAttackProps) {
  const question = questionOf(battle);
  const { attack } = battle;
  const target = attack && battle.units[attack.target];
  if (!question || !target) return null;
  return (
    <>
      {reopened && (
        <p>
          Attack on <bdi>{target.name}</bdi>: row {attack.class} at {attack.roll},{' '}
          <b>{attack.result}</b>
        </p>
      )}
      {question.ask === 'choice' && (
        <ResultChoice battle={battle} question={question} onAct={onAct} />
      )}
      {question.ask === 'resolve' && (
        <Resolve
          key={attack.result}
          battle={battle}
          question={question}
          side={otherSide(target.side)}
          onAct={onAct}
        />
      )}
      {question.ask === 'advance' && <Advance battle={battle} question={question} onAct={onAct} />}
      <Button kind="quiet" onClick={() => onAct({ type: 'dropAttack' })}>
        End the attack here
      </Button>
    </>
  );
}

interface Asked<Ask extends Question['ask']> extends OpenAttackProps {
  readonly question: Extract<Question, { ask: Ask }>;
}

const Whose = ({ battle, side, word }: { battle: Battle; side: Side; word: string }) => (
  <h3>
    <SideMark side={side} /> <bdi>{battle.card.sides[side].name}</bdi> {word}
  </h3>
);

function ResultChoice({ battle, question: { side, choice }, onAct }: Asked<'choice'>) {
  const result = battle.attack?.result;
  return (
    <section className={styles.question} aria-label="A choice about the result">
      <Whose battle={battle} side={side} word="choose" />
      <div className={styles.ways}>
        <Button kind="main" onClick={() => onAct({ type: 'changeResult', take: true })}>
          <span>Make it {choice.to}</span>
        </Button>
        <Button onClick={() => onAct({ type: 'changeResult', take: false })}>Keep {result}</Button>
        <RuleCode rule={choice.rule} />
      </div>
    </section>
  );
}

/** RES-4: who takes the step; RET-3: who finds no hex. */
function Resolve({
  battle,
  question: { losers, retreating },
  side,
  onAct,
}: Asked<'resolve'> & { readonly side: Side }) {
  const [loses, setLoses] = useState<UnitId | null>(
    losers.length === 1 ? (losers[0] ?? null) : null,
  );
  const [blocked, setBlocked] = useState<readonly UnitId[]>([]);
  const nameOf = (id: UnitId) => battle.units[id]?.name ?? '';
  return (
    <section className={styles.question} aria-label="What comes of it">
      {losers.length > 1 && (
        <>
          <Whose battle={battle} side={side} word="pick who takes the loss" />
          <div className={styles.ways}>
            {losers.map((id) => (
              <Button key={id} aria-pressed={id === loses} onClick={() => setLoses(id)}>
                {nameOf(id)}
              </Button>
            ))}
          </div>
        </>
      )}
      {retreating.map((id) => (
        <Switch
          key={id}
          rule="RET-3"
          on={blocked.includes(id)}
          onSet={(on) => setBlocked(on ? [...blocked, id] : blocked.filter((each) => each !== id))}
        >
          <span>
            <bdi>{nameOf(id)}</bdi> has no hex to retreat to: loses a step
          </span>
        </Switch>
      ))}
      <Button
        kind="main"
        disabled={losers.length > 0 && loses === null}
        onClick={() =>
          onAct({
            type: 'resolve',
            ...(loses !== null && { loses }),
            ...(blocked.length > 0 && { blocked }),
          })
        }
      >
        Carry out {battle.attack?.result}
      </Button>
    </section>
  );
}

function Advance({ battle, question: { side, who, must }, onAct }: Asked<'advance'>) {
  const forced = must.length > 0;
  return (
    <section className={styles.question} aria-label="Advance">
      <Whose
        battle={battle}
        side={side}
        word={forced ? 'must advance, if one can' : 'may advance'}
      />
      <p>
        <Ruled
          text={
            forced
              ? 'Heavy horse that charged enters the hex (ADV-3).'
              : 'One attacker may enter the hex, not uphill into an enemy zone of control (ADV-1, ADV-2).'
          }
        />
      </p>
      <div className={styles.ways}>
        {(forced ? must : who).map((id) => (
          <Button key={id} onClick={() => onAct({ type: 'advance', unit: id })}>
            {battle.units[id]?.name} advances
          </Button>
        ))}
        <Button
          kind={forced ? 'plain' : 'main'}
          onClick={() =>
            onAct({ type: 'advance', unit: null, ...(forced && { unable: true as const }) })
          }
        >
          {forced ? 'None can' : 'Nobody'}
        </Button>
      </div>
    </section>
  );
}
