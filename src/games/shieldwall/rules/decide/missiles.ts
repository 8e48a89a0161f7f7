import { holds } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import type { Battle, Contingent, Unit, UnitId } from '../battle';
import { type Card, rankOf } from '../cards';
import type { Command, FightBody, Volley } from '../command';
import type { Effect } from '../effect';
import { leadersAtRisk } from '../leaders';
import { isHere, mayShoot } from '../may';
import { shootingOf } from '../orders';
import { accept, refuse, unitOf, type Verdict } from '../outcome';
import { missiles, type Shooting } from '../rolls/missiles';
import { forbidden, invalid, type Refusal } from '../rule';
import type { Side } from '../words';

type MissilesCommand = Command & FightBody & { type: 'missiles' };

/** MISS: every volley is worked out on the battle as it stood, and only then is any applied (MISS-4). */
export function decideMissiles(battle: Battle, command: MissilesCommand): Verdict {
  const targets = new Set<UnitId>();
  const standsShot = new Map<UnitId, number>();
  const dice: Effect[] = [];
  const hits: Effect[] = [];
  const archers: Side[] = [];

  for (const volley of command.volleys) {
    const read = readVolley(battle, volley, command);
    if (!read.ok) return read;
    const { target, shooters, shooting } = read.value;
    if (targets.has(target.id))
      return refuse(invalid(`All shots at ${target.name} are pooled in one volley.`, 'MISS-2'));
    targets.add(target.id);
    for (const { unit, stands } of volley.shooters)
      standsShot.set(unit, (standsShot.get(unit) ?? 0) + stands);

    const result = missiles(shooting, volley.faces);
    if (!result.ok) return result;
    for (let five = 0; five < shooting.skilledArchers; five++) archers.push(shooters[0].side);
    const { levels, dps, rule } = result.value;
    const count = result.value.hits;
    dice.push({
      type: 'dice',
      roll: 'missiles',
      throws: [
        {
          by: shooters[0].id,
          die: 'D6',
          faces: volley.faces,
          ...(volley.counted && { hits: count }),
        },
      ],
      meaning: `${count} ${count === 1 ? 'hit' : 'hits'} on ${target.name}`,
    });
    if (levels < 0) hits.push({ type: 'level', unit: target.id, by: levels, reason: rule });
    if (dps > 0)
      hits.push({ type: 'dps', unit: target.id, n: dps, cause: 'shooting', reason: 'MISS-3' });
    if (count > 0) hits.push(...leadersAtRisk(battle, target).map(atRisk));
  }

  for (const [id, stands] of standsShot) {
    const unit = battle.units[id];
    if (unit && stands > unit.stands) {
      return refuse(
        invalid(`${unit.name} has ${unit.stands} stands; ${stands} cannot shoot.`, 'MISS-2'),
      );
    }
  }
  if (dice.length === 0)
    return refuse(invalid('Nobody shoots: choose who shoots at whom.', 'MISS-2'));
  const spent = spendFives(battle, archers, command);
  if (!spent.ok) return spent;
  const targetsOf = (unit: UnitId): readonly UnitId[] =>
    command.volleys
      .filter(({ shooters }) => shooters.some((each) => each.unit === unit))
      .map(({ target }) => target);
  const marks = [...standsShot.keys()].map(
    (unit): Effect => ({
      type: 'unit',
      unit,
      set: { thisTurn: { shot: true, shotAt: targetsOf(unit) } },
      reason: 'MISS-1',
    }),
  );
  return accept([...dice, ...spent.value, ...hits, ...marks]);
}

const atRisk = ({ id }: Contingent): Effect => ({
  type: 'leader',
  contingent: id,
  set: { atRisk: 'missiles' },
  reason: 'MISS-5',
});

interface ReadVolley {
  readonly target: Unit;
  readonly shooters: readonly [Unit, ...Unit[]];
  readonly shooting: Shooting;
}

function readVolley(
  battle: Battle,
  volley: Volley,
  command: MissilesCommand,
): Result<ReadVolley, Refusal> {
  const target = unitOf(battle, volley.target);
  if (!target.ok) return target;
  const gone = isHere(target.value);
  if (gone) return fail(gone);
  const melee =
    target.value.inCombat && !volley.outflanking
      ? forbidden(
          'MISS-1',
          `${target.value.name} is fighting: only outflanking stands are shot at.`,
        )
      : null;
  if (holds(melee, command)) return fail(melee);
  const shooters: Unit[] = [];
  for (const { unit: id, stands } of volley.shooters) {
    const unit = unitOf(battle, id);
    if (!unit.ok) return unit;
    const bar = mayShoot(battle, unit.value);
    if (holds(bar, command)) return fail(bar);
    if (unit.value.side === target.value.side) {
      return fail(invalid(`${unit.value.name} would shoot at its own side.`, 'MISS-1'));
    }
    if (!Number.isInteger(stands) || stands < 1) {
      return fail(invalid(`${stands} stands of ${unit.value.name} cannot shoot.`, 'MISS-2'));
    }
    shooters.push(unit.value);
  }
  const [first, ...others] = shooters;
  if (!first) return fail(invalid(`Nobody shoots at ${target.value.name}.`, 'MISS-2'));
  return ok({
    target: target.value,
    shooters: [first, ...others],
    shooting: shootingOf(battle, volley, target.value),
  });
}

/** GOD-5: each skilled archer is a retained five, and gone. */
function spendFives(
  battle: Battle,
  archers: readonly Side[],
  command: MissilesCommand,
): Result<Effect[], Refusal> {
  const effects: Effect[] = [];
  for (const side of new Set(archers)) {
    let retained: readonly Card[] = battle.sides[side].retained;
    for (const _ of archers.filter((each) => each === side)) {
      const five = retained.findIndex((card) => rankOf(card) === '5');
      const bar =
        five < 0
          ? forbidden('GOD-5', `${battle.sides[side].name} has no skilled archer left.`)
          : null;
      if (holds(bar, command)) return fail(bar);
      retained = retained.filter((_card, index) => index !== five);
    }
    effects.push({ type: 'side', side, set: { retained }, reason: 'GOD-5' });
  }
  return ok(effects);
}
