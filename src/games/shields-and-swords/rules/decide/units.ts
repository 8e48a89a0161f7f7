import { holds } from '#/core/refusal';
import { fireOf, modifiersOf } from '../attack';
import type { Battle } from '../battle';
import type { Command, UnitBody } from '../command';
import type { Effect } from '../effect';
import { mayArrive, mayFailIntegrity, mayFire, mustBeHere } from '../may';
import { accept, barred, refuse, unitOf, unitsFrom, type Verdict } from '../outcome';
import { rollFire } from '../rolls/fire';
import { invalid } from '../rule';
import { valuesOf, wingsOf } from '../unit';

type UnitCommand = Command & UnitBody;

/** WING, FIRE, MOVE-5, and what the players say of where a unit stands. */
export function decideUnits(battle: Battle, command: UnitCommand): Verdict {
  switch (command.type) {
    case 'integrity':
      return integrity(battle, command);
    case 'hold': {
      const unit = unitOf(battle, command.unit);
      if (!unit.ok) return unit;
      const bar = mustBeHere(unit.value);
      if (holds(bar, command)) return refuse(bar);
      const set = { thisPhase: { held: command.held } };
      return accept([{ type: 'unit', unit: unit.value.id, set, reason: 'ZOC-1' }]);
    }
    case 'arrive': {
      const unit = unitOf(battle, command.unit);
      if (!unit.ok) return unit;
      const bar = mayArrive(battle, unit.value);
      if (holds(bar, command)) return refuse(bar);
      return accept([
        { type: 'unit', unit: unit.value.id, set: { arrived: true }, reason: 'MOVE-5' },
      ]);
    }
    case 'fire':
      return fire(battle, command);
  }
}

/** WING-2: all are judged before any is taken off, so they go together. */
function integrity(battle: Battle, command: UnitCommand & { type: 'integrity' }): Verdict {
  const out = unitsFrom(battle, command.out);
  if (!out.ok) return out;
  const bar = barred(
    out.value.map((unit) => mayFailIntegrity(battle, unit)),
    command,
  );
  if (bar) return refuse(bar);
  const judged = wingsOf(battle, battle.active).filter(({ check }) => check);
  if (out.value.length === 0 && judged.length === 0)
    return refuse(invalid('No wing has to be judged now.', 'WING-1'));
  return accept([
    ...out.value.map(({ id }): Effect => ({ type: 'steps', unit: id, n: 'all', reason: 'WING-2' })),
    ...judged.map(
      ({ id }): Effect => ({ type: 'wing', wing: id, set: { check: false }, reason: 'WING-1' }),
    ),
  ]);
}

function fire(battle: Battle, command: UnitCommand & { type: 'fire' }): Verdict {
  const firer = unitOf(battle, command.unit);
  if (!firer.ok) return firer;
  const target = unitOf(battle, command.target);
  if (!target.ok) return target;
  const bar = barred([mayFire(battle, firer.value), mustBeHere(target.value)], command);
  if (bar) return refuse(bar);
  const { fireFactor: factor } = valuesOf(firer.value);
  if (factor === null) return refuse(invalid(`${firer.value.name} has no fire factor.`, 'FIRE-1'));
  if (firer.value.side === target.value.side)
    return refuse(invalid(`${firer.value.name} would fire at its own side.`, 'FIRE-1'));
  const modifiers = modifiersOf(battle, command.modifiers);
  if (!modifiers.ok) return modifiers;
  const units = { firer: firer.value, target: target.value, factor };
  const rolled = rollFire(fireOf(battle, command, units, modifiers.value), command.face);
  if (!rolled.ok) return rolled;
  const { hits, roll } = rolled.value;
  const { suppressed, name } = target.value;
  const outcome = !hits ? 'no effect' : suppressed ? 'suppressed already' : 'suppressed';
  const effects: Effect[] = [
    {
      type: 'dice',
      roll: 'fire',
      by: firer.value.id,
      face: command.face,
      meaning: `${roll} against ${factor}, ${name}: ${outcome}`,
    },
    {
      type: 'unit',
      unit: firer.value.id,
      set: { thisPhase: { fired: true } },
      reason: 'FIRE-1',
    },
  ];
  if (hits && !suppressed)
    effects.push({
      type: 'unit',
      unit: target.value.id,
      set: { suppressed: true },
      reason: 'FIRE-3',
    });
  return accept(effects);
}
