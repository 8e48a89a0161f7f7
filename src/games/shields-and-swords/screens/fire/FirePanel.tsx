import { useState } from 'react';
import type { EntryText } from '#/core/kernel';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { RuleCode } from '#/ui/RuleCode';
import { Switch } from '#/ui/Switch';
import {
  type Battle,
  type Command,
  decide,
  type Fire,
  fireOf,
  isHere,
  mayFire,
  modifiersOf,
  tell,
  type Unit,
  type UnitId,
  valuesOf,
} from '../../rules';
import styles from '../attack/Attack.module.css';
import { Counter } from '../counter/Counter';
import counters from '../counter/Counter.module.css';
import { CardModifiers } from '../die/CardModifiers';
import { ThrowButton } from '../die/ThrowButton';
import { FireReckoning } from './FireReckoning';

export interface FirePanelProps {
  readonly battle: Battle;
  readonly unit: UnitId;
  readonly onAct: (command: Command) => void;
  readonly onClose: () => void;
}

/** One unit's fire: target, height, chance, die; what came of it is applied at once (FIRE). */
export function FirePanel({ battle, unit, onAct, onClose }: FirePanelProps) {
  const [targetId, setTarget] = useState<UnitId | null>(null);
  const [high, setHigh] = useState(false);
  const [modifiers, setModifiers] = useState<readonly number[]>([]);
  const [told, setTold] = useState<EntryText | null>(null);
  const firer = battle.units[unit];
  if (!firer) return null;
  const target = targetId === null ? undefined : battle.units[targetId];
  const fireBy = (each: Unit): Fire | null => {
    const { fireFactor: factor } = valuesOf(each);
    const added = modifiersOf(battle, modifiers);
    if (factor === null || !target || !added.ok) return null;
    return fireOf(battle, high ? { high } : {}, { firer: each, target, factor }, added.value);
  };
  const fire = fireBy(firer);
  const others = Object.values(battle.units).filter(
    (each) => each !== firer && mayFire(battle, each) === null,
  );
  const throwIt = (face: number) => {
    if (targetId === null) return;
    const command: Command = {
      type: 'fire',
      unit,
      target: targetId,
      face,
      ...(high && { high }),
      ...(modifiers.length > 0 && { modifiers }),
    };
    const decided = decide(battle, command);
    if (decided.ok) setTold(tell(battle, command, decided.value));
    else onClose();
    onAct(command);
  };
  return (
    <Panel
      title={`Fire: ${firer.name}`}
      onClose={onClose}
      footer={
        told ? (
          <Button kind="main" onClick={onClose}>
            Done
          </Button>
        ) : (
          <ThrowButton off={fire === null} onThrow={throwIt} />
        )
      }
    >
      {told ? (
        <div role="status">
          <b>{told.title}</b>
          <ul className={styles.told}>
            {told.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : (
        <div className={styles.attack}>
          <section className={styles.who} aria-label="Target">
            <h3>{target ? 'Target' : 'Target: which enemy?'}</h3>
            <ul className={counters.counters}>
              {(target ? [target] : targetsOf(battle)).map((each) => (
                <li key={each.id}>
                  <Counter
                    battle={battle}
                    unit={each}
                    label={target ? 'Another target than ' : 'Fire at '}
                    {...(target && { chosen: true })}
                    onTap={({ id }) => setTarget(target ? null : id)}
                  />
                </li>
              ))}
            </ul>
          </section>
          {target?.suppressed && (
            <p>
              It is suppressed already: firing at it again does nothing. <RuleCode rule="FIRE-4" />
            </p>
          )}
          <div className={styles.ticks}>
            <Switch on={high} onSet={setHigh}>
              From high ground at lower ground
            </Switch>
            <CardModifiers
              card={battle.card}
              to={['fire']}
              chosen={modifiers}
              onChoose={setModifiers}
            />
          </div>
          {fire && (
            <FireReckoning
              fire={fire}
              all={[fire, ...others.flatMap((each) => fireBy(each) ?? [])]}
              onFace={throwIt}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

const targetsOf = (battle: Battle): readonly Unit[] =>
  Object.values(battle.units).filter((unit) => unit.side !== battle.active && isHere(unit));
