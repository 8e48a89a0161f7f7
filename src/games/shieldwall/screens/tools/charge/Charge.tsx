import { useState } from 'react';
import { chanceOf } from '#/core/odds';
import {
  type Battle,
  type Charger,
  charge,
  chargeOdds,
  chargeParts,
  chargerOf,
  chargesUnasked,
  FIGURES,
  facing,
  hasChargingFriend,
  likelyTarget,
  mayCharge,
  neighbours,
  sumOf,
  type Unit,
  unitsInOrder,
} from '#/games/shieldwall/rules';
import type { Faces, Thrower } from '#/play/roll/dice';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { PartsList } from '#/ui/PartsList';
import { percent } from '#/ui/percent';
import { RuleCode } from '#/ui/RuleCode';
import { Switch } from '#/ui/Switch';
import { Calculator } from '../Calculator';
import { MadeUpUnit } from '../MadeUpUnit';
import { Reminder } from '../Reminder';
import { type About, useToolBattle } from '../toolBattle';
import { UnitPicker } from '../UnitPicker';
import { WhichUnit } from '../WhichUnit';

/** What the players see of a declared charge. */
interface Near {
  readonly friendCharging: boolean;
  readonly standardNear: boolean;
}

/** CHG-2: friends of the contingent charge beside it; the standard is with it or with a neighbour. */
const nearAtFirst = (battle: Battle, unit: Unit, declared: readonly string[]): Near => ({
  friendCharging: Object.values(battle.units).some(
    ({ id, contingent, thisTurn }) =>
      contingent === unit.contingent &&
      id !== unit.id &&
      (declared.includes(id) || thisTurn.charge === 'charges'),
  ),
  standardNear: [unit, ...neighbours(battle, unit)].some(({ supernumeraries }) =>
    supernumeraries.includes('battleStandard'),
  ),
});

/** "3+ on the die, 67 %" */
function chanceWords(charger: Charger): string {
  const share = chanceOf(chargeOdds(charger), (charges) => charges);
  const least = FIGURES.charge.needs - sumOf(chargeParts(charger));
  if (share === 0) return 'no chance';
  return `${least <= 1 ? 'any die' : `${least}+ on the die`}, ${percent(share)}`;
}

/** CHG: all declared charges of the phase, tested in the rules' order. */
export default function Charge({ about }: { readonly about: About }) {
  const { battle, id, shape } = useToolBattle();
  const [declared, setDeclared] = useState<readonly string[]>(about.unit ? [about.unit] : []);
  const [near, setNear] = useState<Readonly<Record<string, Near>>>({});
  const [adding, setAdding] = useState(false);
  const units = inOrder(battle, declared);
  const nearOf = (unit: Unit) => near[unit.id] ?? nearAtFirst(battle, unit, declared);
  /** Whom each goes for: who stands opposite, until the players say otherwise. */
  const [targets, setTargets] = useState<Readonly<Record<string, string>>>({});
  const targetOf = (unit: Unit): Unit | null =>
    battle.units[targets[unit.id] ?? ''] ?? likelyTarget(battle, unit);
  const toggle = (id: string) =>
    setDeclared(declared.includes(id) ? declared.filter((each) => each !== id) : [...declared, id]);

  /** Who has passed before this one, given the dice on the table. */
  const passedBefore = (unit: Unit, faces: Faces): ReadonlySet<string> =>
    new Set(
      units
        .slice(0, units.indexOf(unit))
        .filter((each) => {
          const face = faces[each.id]?.[0] ?? null;
          if (chargesUnasked(each)) return true;
          return face !== null && resultOf(battle, each, effective(each, faces), face)?.charges;
        })
        .map((each) => each.id),
    );
  /** A friend counts only once it does charge (CHG-2). */
  const effective = (unit: Unit, faces: Faces): Near => ({
    ...nearOf(unit),
    friendCharging:
      nearOf(unit).friendCharging && hasChargingFriend(battle, unit, passedBefore(unit, faces)),
  });

  const goes = (unit: Unit, faces: Faces): boolean =>
    chargesUnasked(unit) ||
    resultOf(battle, unit, effective(unit, faces), faces[unit.id]?.[0] ?? 0)?.charges === true;

  return (
    <Calculator
      title="Charge"
      roll="charge"
      plan={(faces) =>
        units.map((unit) =>
          throwerOf(unit, (face) => outcome(battle, unit, effective(unit, faces), face)),
        )
      }
      bar={units.map((unit) => mayCharge(battle, unit)).find((bar) => bar !== null) ?? null}
      headline={(faces) => {
        const [only, ...more] = units;
        const count = units.filter((unit) => goes(unit, faces)).length;
        if (only && more.length === 0) return `${only.name}: ${count === 1 ? 'charges' : 'stays'}`;
        return `${count === 0 ? 'None' : count} of ${units.length} charge`;
      }}
      verdict={(faces) => {
        const [only, ...more] = units;
        if (!only || more.length > 0) return null;
        return { words: goes(only, faces) ? 'Charges' : 'Stays' };
      }}
      command={(faces) => ({
        type: 'charge',
        tests: units.map((unit) => ({
          unit: unit.id,
          face: chargesUnasked(unit) ? null : (faces[unit.id]?.[0] ?? null),
          ...effective(unit, faces),
          ...withTarget(id, targetOf(unit)),
        })),
      })}
    >
      <Reminder of="charge" />
      {units.map((unit) => {
        const charger = chargerOf(battle, unit, nearOf(unit));
        const set = (change: Partial<Near>) =>
          setNear({ ...near, [unit.id]: { ...nearOf(unit), ...change } });
        return (
          <Card
            key={unit.id}
            title={unit.name}
            aside={
              <b>
                {chargesUnasked(unit) ? (
                  <>
                    charges <RuleCode rule="CHG-1" />
                  </>
                ) : (
                  chanceWords(charger)
                )}
              </b>
            }
          >
            {!chargesUnasked(unit) && (
              <>
                <PartsList signed parts={chargeParts(charger)} />
                <Switch
                  rule="CHG-2"
                  on={nearOf(unit).friendCharging}
                  onSet={(friendCharging) => set({ friendCharging })}
                >
                  A friend charging within 2″
                </Switch>
                <Switch
                  rule="CHG-2"
                  on={nearOf(unit).standardNear}
                  onSet={(standardNear) => set({ standardNear })}
                >
                  Battle standard within 2″
                </Switch>
              </>
            )}
            {id !== null && (
              <WhichUnit
                label={`Target of ${unit.name}`}
                units={facing(battle, unit)}
                chosen={targetOf(unit)}
                onChoose={(target) => setTargets({ ...targets, [unit.id]: target.id })}
              />
            )}
            {shape && <MadeUpUnit unit={unit} onShape={(change) => shape(unit.id, change)} />}
          </Card>
        );
      })}
      {units.length > 0 && !adding ? (
        <Button icon="plus" onClick={() => setAdding(true)}>
          Another unit charges
        </Button>
      ) : (
        <Card title="Who declares a charge">
          <UnitPicker
            label="Units that charge"
            units={unitsInOrder(battle)}
            chosen={declared}
            onToggle={toggle}
            bar={(unit) => mayCharge(battle, unit)}
          />
        </Card>
      )}
    </Calculator>
  );
}

/** Made-up units stand in no line. */
const withTarget = (battleId: string | null, target: Unit | null) =>
  battleId !== null && target ? { target: target.id } : {};

/** CHG-1: Blood lust first, then as they act: retinue, bands from right to left (ORG-4). */
function inOrder(battle: Battle, declared: readonly string[]): readonly Unit[] {
  const units = unitsInOrder(battle).filter((unit) => declared.includes(unit.id));
  return [...units.filter(chargesUnasked), ...units.filter((unit) => !chargesUnasked(unit))];
}

const throwerOf = (unit: Unit, result: (face: number) => string): Thrower => ({
  id: unit.id,
  label: unit.name,
  die: 'D6',
  dice: chargesUnasked(unit) ? 0 : 1,
  side: unit.side,
  result: (faces) => result(faces[0] ?? 0),
});

function resultOf(battle: Battle, unit: Unit, near: Near, face: number) {
  const result = charge(chargerOf(battle, unit, near), face);
  return result.ok ? result.value : null;
}

function outcome(battle: Battle, unit: Unit, near: Near, face: number): string {
  const result = resultOf(battle, unit, near, face);
  return result ? `${result.total}: ${result.charges ? 'charges' : 'stays'}` : '';
}
