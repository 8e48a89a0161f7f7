import { EndCard } from '#/play/battle/EndCard';
import { Button } from '#/ui/Button';
import { SideMark } from '#/ui/SideMark';
import {
  type Battle,
  type Command,
  FIGURES,
  type Guide,
  SIDES,
  type Side,
  type Task,
  type UnitId,
  unitsOf,
} from '../../rules';
import { OpenAttack } from '../attack/OpenAttack';
import { GuideLines } from '../battle/GuideLines';
import { summaryOf } from '../battle/summary';
import { needWords } from '../battle/words';
import { GAME } from '../name';
import styles from './TallyField.module.css';
import { TallyRow } from './TallyRow';

export interface TallyFieldProps {
  readonly battle: Battle;
  readonly name: string;
  readonly tasks: Guide;
  /** The attack panel asks what an open attack waits for. */
  readonly asked: boolean;
  readonly onAct: (command: Command) => void;
  readonly onAttack: (target: UnitId) => void;
  readonly onByHand: (unit: UnitId) => void;
  readonly onTask: (task: Task) => void;
}

/** The positions are on the table: the phone keeps commands, states and points, one tap each. */
export function TallyField(props: TallyFieldProps) {
  const { battle, name, tasks, asked, onAct, onTask } = props;
  return (
    <div className={styles.field}>
      {battle.ended ? (
        <EndCard name={name} summary={summaryOf(battle)} newBattle={`/${GAME}/battle/new`} />
      ) : (
        <>
          <CommandsBar battle={battle} onAct={onAct} />
          {battle.attack ? (
            <div className={styles.open}>
              {!asked && <OpenAttack battle={battle} onAct={onAct} />}
            </div>
          ) : (
            <GuideLines tasks={tasks} onOpen={onTask} />
          )}
        </>
      )}
      <div className={styles.armies}>
        {SIDES.map((side) => (
          <Army key={side} {...props} side={side} />
        ))}
      </div>
    </div>
  );
}

function CommandsBar({ battle, onAct }: Pick<TallyFieldProps, 'battle' | 'onAct'>) {
  const { total, left } = battle.commands;
  const set = (next: number) =>
    onAct({ type: 'setCommands', total: Math.max(total, next), left: next });
  return (
    <div className={styles.commands}>
      <Button
        icon="minus"
        aria-label="Spend a command"
        disabled={left === 0}
        onClick={() => set(left - 1)}
      />
      <p>
        <b>{left}</b> of {total} commands
      </p>
      <Button
        icon="plus"
        aria-label="Take a command back"
        disabled={left === FIGURES.warbands}
        onClick={() => set(left + 1)}
      />
    </div>
  );
}

function Army({ battle, side, onAct, onAttack, onByHand }: TallyFieldProps & { side: Side }) {
  const { name } = battle.armies[side];
  return (
    <section className={side === battle.side ? styles.atHand : ''} aria-label={name}>
      <h2>
        <SideMark side={side} /> <bdi>{name}</bdi>
      </h2>
      <p className={styles.need}>{needWords(battle, side)}</p>
      <ul>
        {unitsOf(battle, side).map((unit) => (
          <TallyRow
            key={unit.id}
            battle={battle}
            unit={unit}
            onAct={onAct}
            onAttack={onAttack}
            onByHand={onByHand}
          />
        ))}
      </ul>
    </section>
  );
}
