import { holds } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import { agree } from '../agree';
import type { Battle, Unit, UnitId } from '../battle';
import type { ChargeTest, Command, FightBody } from '../command';
import type { Effect } from '../effect';
import { chargedWith } from '../fights';
import { hasLeader } from '../leaders';
import { mayCharge } from '../may';
import { accept, refuse, unitOf, type Verdict } from '../outcome';
import { type Charger, charge } from '../rolls/charge';
import { forbidden, invalid, type Refusal } from '../rule';

type ChargeCommand = Command & FightBody & { type: 'charge' };

/** CHG: the declared charges, each tested in turn; who has passed draws his neighbours along. */
export function decideCharge(battle: Battle, command: ChargeCommand): Verdict {
  const effects: Effect[] = [];
  const passed = new Set<UnitId>();
  const tested = new Set<UnitId>();
  for (const test of command.tests) {
    const found = unitOf(battle, test.unit);
    if (!found.ok) return found;
    const unit = found.value;
    if (tested.has(unit.id)) return refuse(invalid(`${unit.name} is named twice.`, 'CHG-1'));
    tested.add(unit.id);
    const bar = mayCharge(battle, unit) ?? drawnAlong(battle, unit, test, passed);
    if (holds(bar, command)) return refuse(bar);
    const target = test.target === undefined ? null : unitOf(battle, test.target);
    if (target && !target.ok) return target;
    if (target?.value.side === unit.side)
      return refuse(invalid(`${unit.name} would charge its own side.`, 'CHG-1'));
    const result = testOf(battle, unit, test);
    if (!result.ok) return result;
    effects.push(...result.value.effects);
    if (result.value.charges) passed.add(unit.id);
  }
  const meetings = command.tests
    .filter(({ unit }) => passed.has(unit))
    .flatMap(({ unit, target }) => (target ? [[unit, target]] : []));
  return tested.size > 0
    ? accept([...effects, ...meetingsOf(battle, meetings)])
    : refuse(invalid('Nobody charges: choose a unit.', 'CHG-1'));
}

/** Who charges whom, one fight for all who meet; who charged them before is in it too. */
function meetingsOf(battle: Battle, pairs: readonly (readonly UnitId[])[]): readonly Effect[] {
  let groups: (readonly UnitId[])[] = [];
  for (const pair of pairs) {
    const before = pair.flatMap((id) =>
      chargedWith(battle, battle.units[id]).map((unit) => unit.id),
    );
    const units = new Set([...pair, ...before]);
    const touched = groups.filter((group) => group.some((id) => units.has(id)));
    for (const id of touched.flat()) units.add(id);
    groups = [...groups.filter((group) => !touched.includes(group)), [...units]];
  }
  return groups.map((units) => ({ type: 'fight', units, reason: 'CHG-2' }));
}

/** What counts for a unit's charge test; whether friends and standard are near only the players see. */
export const chargerOf = (
  battle: Battle,
  unit: Unit,
  near: Pick<ChargeTest, 'friendCharging' | 'standardNear'>,
): Charger => ({
  grade: unit.grade,
  level: unit.level,
  formed: unit.formed,
  dps: unit.dps,
  withLeader: hasLeader(battle, unit),
  friendCharging: near.friendCharging,
  standardNear: near.standardNear,
});

/** CHG-2: a friend that has passed its test, or charges without one. */
export const hasChargingFriend = (
  battle: Battle,
  unit: Unit,
  passed: ReadonlySet<UnitId>,
): boolean =>
  Object.values(battle.units).some(
    (each) =>
      each.side === unit.side &&
      each.id !== unit.id &&
      (passed.has(each.id) || each.thisTurn.charge === 'charges'),
  );

const drawnAlong = (
  battle: Battle,
  unit: Unit,
  { friendCharging }: ChargeTest,
  passed: ReadonlySet<UnitId>,
): Refusal | null =>
  friendCharging && !hasChargingFriend(battle, unit, passed)
    ? forbidden('CHG-2', `No friend charges yet that could draw ${unit.name} along.`)
    : null;

function testOf(
  battle: Battle,
  unit: Unit,
  test: ChargeTest,
): Result<{ readonly effects: readonly Effect[]; readonly charges: boolean }, Refusal> {
  const result = charge(chargerOf(battle, unit, test), test.face);
  if (!result.ok) return fail(result.error);
  const { charges, automatic, dps } = result.value;
  const effects: Effect[] = [
    {
      type: 'unit',
      unit: unit.id,
      set: {
        ...(charges && { advancedLast: true }),
        thisTurn: { charge: charges ? 'charges' : 'failed' },
      },
      reason: automatic ? 'CHG-1' : 'CHG-2',
    },
  ];
  if (test.face !== null) {
    effects.unshift({
      type: 'dice',
      roll: 'charge',
      throws: [{ by: unit.id, die: 'D6', faces: [test.face] }],
      meaning: agree(unit.name, charges ? 'charge{s|}' : 'stay{s|}'),
    });
  }
  if (!charges)
    effects.push({ type: 'dps', unit: unit.id, n: dps, cause: 'morale', reason: 'CHG-3' });
  return ok({ effects, charges });
}
