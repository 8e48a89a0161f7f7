import { useState } from 'react';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { RuleCode } from '#/ui/RuleCode';
import { Switch } from '#/ui/Switch';
import { type Battle, type Command, integrityOf, type UnitId, wingsOf } from '../../rules';
import { needWords } from './integrityWords';
import styles from './panels.module.css';

export interface IntegrityPanelProps {
  readonly battle: Battle;
  readonly onAct: (command: Command) => void;
  readonly onClose: () => void;
}

/** WING-1: who is out of reach; only the wings in which something has changed. */
export function IntegrityPanel({ battle, onAct, onClose }: IntegrityPanelProps) {
  const [out, setOut] = useState<readonly UnitId[]>([]);
  const wings = wingsOf(battle, battle.active).filter(({ check }) => check);
  return (
    <Panel
      title="Who is out of reach?"
      onClose={onClose}
      footer={
        <Button
          kind="main"
          onClick={() => {
            onClose();
            onAct({ type: 'integrity', out });
          }}
        >
          {out.length === 0 ? 'Nobody' : `Eliminate ${out.length}`}
        </Button>
      }
    >
      <div className={styles.panel}>
        {wings.map((wing) => {
          const integrity = integrityOf(battle, wing);
          return (
            <section key={wing.id} className={styles.panel}>
              <h3>{wing.name}</h3>
              <p>
                {needWords(integrity, battle.card)} <RuleCode rule="WING-1" />
              </p>
              {integrity.foot.map(({ id, name }) => (
                <Switch
                  key={id}
                  on={out.includes(id)}
                  onSet={(on) => setOut(on ? [...out, id] : out.filter((each) => each !== id))}
                >
                  <span>
                    <bdi>{name}</bdi> is out of reach
                  </span>
                </Switch>
              ))}
            </section>
          );
        })}
      </div>
    </Panel>
  );
}
