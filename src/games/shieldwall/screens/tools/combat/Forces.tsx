import { memo, useState } from 'react';
import {
  type Combat,
  type CombatOrder,
  facing,
  mayFight,
  otherSide,
  placeOf,
  SIDES,
  type Side,
  unitsInOrder,
} from '#/games/shieldwall/rules';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { SideMark } from '#/ui/SideMark';
import { useToolBattle } from '../toolBattle';
import { UnitPicker } from '../UnitPicker';
import css from './Forces.module.css';
import { Place } from './Place';

export interface ForcesProps {
  readonly order: CombatOrder;
  /** What the order comes to; null if it makes no sense. */
  readonly combat: Combat | null;
  /** Pursuers are among them, and may meet those who have fought. */
  readonly met: boolean;
  /** What is shown may be a frame old: a change is made of the order as it is. */
  readonly onChange: (change: (order: CombatOrder) => CombatOrder) => void;
}

/** The units of both sides, each with what makes up its dice. */
export const Forces = memo(function Forces({ order, combat, met, onChange }: ForcesProps) {
  const { battle } = useToolBattle();
  const [adding, setAdding] = useState<Side | null>(null);
  const here = unitsInOrder(battle);
  const toggle = (side: Side, id: string) => {
    const unit = battle.units[id];
    if (!unit) return;
    onChange((now) => {
      const there = now[side].some((place) => place.unit === id);
      const places = there
        ? now[side].filter((place) => place.unit !== id)
        : [...now[side], placeOf(battle, unit)];
      const next = { ...now, [side]: places };
      const charged = [...next.red, ...next.black].some((place) => place.charged);
      return { ...next, charge: now.charge || charged };
    });
  };
  /** Those who stand opposite first. */
  const nearestFirst = (side: Side) => {
    const [across] = order[otherSide(side)].flatMap((place) => battle.units[place.unit] ?? []);
    return across ? facing(battle, across) : here.filter((unit) => unit.side === side);
  };
  const picker = (side: Side) => (
    <UnitPicker
      label={`Units of ${battle.sides[side].name}`}
      units={nearestFirst(side)}
      chosen={order[side].map((place) => place.unit)}
      onToggle={(unit) => toggle(side, unit)}
      bar={(unit) => mayFight(battle, unit, met)}
    />
  );
  return (
    <div className={css.forces}>
      {SIDES.map((side) => (
        <section
          key={side}
          className={`${css.force} ${css[side] ?? ''}`}
          data-force={side}
          aria-label={battle.sides[side].name}
        >
          <h2 className={css.forceHead}>
            <SideMark side={side} /> {battle.sides[side].name}
          </h2>
          {order[side].map((place) => (
            <Place
              key={place.unit}
              place={place}
              combat={combat}
              onChange={(changed) =>
                onChange((now) => ({
                  ...now,
                  charge: now.charge || changed.charged === true,
                  [side]: now[side].map((each) =>
                    each.unit === place.unit ? { ...each, ...changed } : each,
                  ),
                }))
              }
            />
          ))}
          {order[side].length === 0 ? (
            picker(side)
          ) : (
            <Button
              kind="quiet"
              icon="plus"
              aria-label={`Units of ${battle.sides[side].name}`}
              onClick={() => setAdding(side)}
            >
              Units
            </Button>
          )}
        </section>
      ))}
      {adding && (
        <Panel
          title={battle.sides[adding].name}
          subtitle="Who fights here?"
          onClose={() => setAdding(null)}
        >
          {picker(adding)}
        </Panel>
      )}
    </div>
  );
});
