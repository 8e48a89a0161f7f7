import { useState } from 'react';
import type { EntryText } from '#/core/kernel';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { Switch } from '#/ui/Switch';
import {
  type Battle,
  type Command,
  decide,
  type Event,
  PHASE_NAMES,
  tell,
  type UnitId,
} from '../../rules';
import { ThrowButton } from '../die/ThrowButton';
import styles from './Attack.module.css';
import { AttackPlan } from './AttackPlan';
import { AttackReckoning } from './AttackReckoning';
import { OpenAttack } from './OpenAttack';
import { newPlan, orderOf, reckoned } from './plan';

export interface AttackPanelProps {
  readonly battle: Battle;
  readonly target: UnitId | null;
  readonly attackers: readonly UnitId[];
  readonly onAct: (command: Command) => void;
  readonly onClose: () => void;
}

/** What was done in this panel, in the order in which it happened. */
interface Done {
  readonly told: EntryText;
  readonly die: Extract<Event, { type: 'dice' }> | undefined;
}

/** An attack from who joins in to the advance; what was thrown is kept at once (COMB-1). */
export function AttackPanel({ battle, target, attackers, onAct, onClose }: AttackPanelProps) {
  const [plan, setPlan] = useState(() => newPlan(target, attackers));
  const [done, setDone] = useState<readonly Done[]>([]);
  const act = (command: Command) => {
    const decided = decide(battle, command);
    if (decided.ok) {
      const die = decided.value.find((event) => event.type === 'dice');
      setDone([...done, { told: tell(battle, command, decided.value), die }]);
    } else onClose();
    onAct(command);
  };
  const order = orderOf(battle, plan);
  const attack = reckoned(battle, plan);
  const throwIt = (face: number) => order && act({ type: 'attack', face, ...order });
  const over = battle.attack === null || battle.ended !== null;
  if (battle.attack || done.length > 0) {
    return (
      <Panel
        title="Attack"
        onClose={onClose}
        footer={
          over && (
            <Button kind="main" onClick={onClose}>
              Done
            </Button>
          )
        }
      >
        <div className={styles.attack}>
          {done.map(({ told, die }) => (
            <Result key={told.title} told={told} die={die} />
          ))}
          {!over && <OpenAttack battle={battle} reopened={done.length === 0} onAct={act} />}
        </div>
      </Panel>
    );
  }
  return (
    <Panel
      title={battle.phase === 'horse' ? 'Charge' : 'Attack'}
      subtitle={PHASE_NAMES[battle.phase]}
      onClose={onClose}
      footer={<ThrowButton off={order === null} onThrow={throwIt} />}
    >
      <div className={styles.attack}>
        <AttackPlan battle={battle} plan={plan} onPlan={setPlan} />
        {attack && (
          <AttackReckoning attack={attack} chain={battle.options.chain} onFace={throwIt} />
        )}
        <Switch on={plan.everybody} onSet={(everybody) => setPlan({ ...plan, everybody })}>
          Offer every unit, also against the rules
        </Switch>
      </div>
    </Panel>
  );
}

const Result = ({ told: { title, lines }, die }: Done) => (
  <div role="status">
    {die && (
      <p className={styles.verdict}>
        <b>{die.face}</b>
        <span>{die.meaning.split(': ').at(-1)}</span>
        <small>{die.meaning.split(': ')[0]}</small>
      </p>
    )}
    <b>{title}</b>
    <ul className={styles.told}>
      {(die ? lines.slice(1) : lines).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
