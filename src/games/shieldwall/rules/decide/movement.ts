import { holds } from '#/core/refusal';
import { agree } from '../agree';
import type { Battle, Unit } from '../battle';
import type { Command, MovementBody, Turning } from '../command';
import type { Effect } from '../effect';
import {
  duringPhase,
  isHere,
  mayManoeuvre,
  mayMove,
  mayRest,
  mayStand,
  mayTestControl,
  mayUnsettle,
} from '../may';
import { accept, contingentOf, refuse, unitOf, type Verdict } from '../outcome';
import { type ControlOrder, control } from '../rolls/control';
import { movement } from '../rolls/movement';
import { forbidden, invalid, type RuleId } from '../rule';
import { abovePresent } from '../words';
import { dispersedBehind } from './flight';

type MovementCommand = Command & MovementBody;

/** CTRL, MOVE, MAN, REST, and what an enemy's advance does (DP-3). */
export function decideMovement(battle: Battle, command: MovementCommand): Verdict {
  switch (command.type) {
    case 'controlTest':
      return decideControl(battle, command);
    case 'inLine':
      return decideInLine(battle, command);
    case 'move':
      return decideMove(battle, command);
    case 'manoeuvre':
      return decideManoeuvre(battle, command);
    case 'rest':
      return decideRest(battle, command);
    case 'restAll':
    case 'stand':
      return decideTogether(battle, command);
    case 'threaten':
      return decideThreat(battle, command);
  }
}

const ORDERS: Record<ControlOrder, string> = {
  retire: 'retire{s|}',
  halt: 'halt{s|}',
  free: '{does|do} as you wish',
  advanceAndCharge: 'go{es|} for the nearest enemy',
  repeatLastMove: 'repeat{s|} {its|their} last move',
  pursueOn: 'pursue{s|} on',
};

function decideControl(
  battle: Battle,
  command: MovementCommand & { type: 'controlTest' },
): Verdict {
  const found = unitOf(battle, command.unit);
  if (!found.ok) return found;
  const unit = found.value;
  const bar = mayTestControl(battle, unit);
  if (holds(bar, command)) return refuse(bar);
  const pursuing = unit.course === 'pursuing';
  const result = control(
    // CTRL-2 lets A Grade steer; the players may let others, anyway.
    { grade: command.anyway ? 'A' : unit.grade, level: unit.level, pursuing },
    command.face,
    command.adjust ?? 0,
  );
  if (!result.ok) return result;
  const { band, order } = result.value;
  const effects: Effect[] = [
    {
      type: 'dice',
      roll: 'control',
      throws: [{ by: unit.id, die: 'AvD', faces: [command.face] }],
      meaning: agree(unit.name, ORDERS[order]),
    },
    { type: 'unit', unit: unit.id, set: { thisTurn: { control: band } }, reason: 'CTRL-3' },
  ];
  if (order === 'retire') {
    effects.push({
      type: 'unit',
      unit: unit.id,
      set: { course: 'retiring' },
      reason: 'CTRL-3',
    });
  } else if (pursuing && band !== 'run') {
    effects.push({ type: 'unit', unit: unit.id, set: { course: 'steady' }, reason: 'CTRL-3' });
  }
  if (pursuing && band !== 'run') effects.push(...dispersedBehind(battle, unit));
  return accept(effects);
}

function decideInLine(battle: Battle, command: MovementCommand & { type: 'inLine' }): Verdict {
  const found = contingentOf(battle, command.contingent);
  if (!found.ok) return found;
  const { id, inLine, name } = found.value;
  const bar = duringPhase(battle, 'movement');
  if (holds(bar, command)) return refuse(bar);
  return inLine
    ? refuse(invalid(`${name} is in line.`, 'CTRL-1'))
    : accept([{ type: 'contingent', contingent: id, set: { inLine: true }, reason: 'CTRL-1' }]);
}

/** MOVE-5: these leave a unit unformed, and so it does not tire on the way (RULING-2). */
const LOOSENS: Record<Turning, RuleId | null> = {
  changeDirection: 'MAN-2',
  aboutFace: null,
  embark: 'MAN-5',
  disembark: 'MAN-5',
};

function decideMove(battle: Battle, command: MovementCommand & { type: 'move' }): Verdict {
  const units: Unit[] = [];
  for (const id of command.units) {
    const unit = unitOf(battle, id);
    if (!unit.ok) return unit;
    if (units.includes(unit.value))
      return refuse(invalid(`${unit.value.name} is named twice.`, 'MOVE-3'));
    const bar = mayMove(battle, unit.value, command.purpose, command.advance);
    if (holds(bar, command)) return refuse(bar);
    units.push(unit.value);
  }
  const [first] = units;
  if (!first) return refuse(invalid('Nobody moves: choose a unit.', 'MOVE-3'));
  const stranger = units.find((unit) => unit.contingent !== first.contingent);
  if (stranger)
    return refuse(invalid(`${stranger.name} is of another contingent and rolls alone.`, 'MOVE-3'));

  const { turning, purpose, faces } = command;
  const bar =
    turning && purpose !== 'move'
      ? forbidden('MOVE-5', 'Those who run do so unformed: they turn freely and in full.')
      : null;
  if (holds(bar, command)) return refuse(bar);
  const eager = command.stopShort ? units.find((unit) => unit.level === 'bloodLust') : undefined;
  const restless = eager
    ? forbidden('MOVE-2', `${eager.name} is in Blood lust and goes the whole way.`)
    : null;
  if (holds(restless, command)) return refuse(restless);
  const loosens = turning ? LOOSENS[turning] : null;
  const half =
    turning === 'aboutFace'
      ? 'aboutFace'
      : turning === 'embark' || turning === 'disembark'
        ? 'boarding'
        : null;
  const result = movement(
    {
      purpose,
      extraDie: faces.length > 1,
      half,
      rain: isRaining(battle),
      units: units.map((unit) => ({ id: unit.id, formed: unit.formed && !loosens })),
    },
    faces,
  );
  if (!result.ok) return result;
  const { inches, fatigue, tired } = result.value;
  const [avd, ...d6] = faces;
  const throws = [{ by: first.id, die: 'AvD' as const, faces: [avd ?? 0] }];
  const unformed = loosens ?? (purpose === 'move' ? null : 'MOVE-5');
  return accept([
    {
      type: 'dice',
      roll: 'movement',
      throws: d6.length > 0 ? [...throws, { by: first.id, die: 'D6', faces: d6 }] : throws,
      meaning: command.stopShort ? `up to ${inches}″` : `${inches}″`,
    },
    ...units.map(
      (unit): Effect => ({
        type: 'unit',
        unit: unit.id,
        set: { advancedLast: command.advance, thisTurn: { moved: inches } },
        reason: 'MOVE-1',
      }),
    ),
    ...tired.map(
      (unit): Effect => ({ type: 'dps', unit, n: fatigue, cause: 'fatigue', reason: 'MOVE-4' }),
    ),
    ...(unformed ? units.filter((unit) => unit.formed).map((unit) => scatter(unit, unformed)) : []),
  ]);
}

/** GOD-R */
export const isRaining = (battle: Battle): boolean => battle.turn <= battle.rainUntil;

const scatter = (unit: Unit, reason: RuleId): Effect => ({
  type: 'unit',
  unit: unit.id,
  set: { formed: false },
  reason,
});

function decideManoeuvre(
  battle: Battle,
  command: MovementCommand & { type: 'manoeuvre' },
): Verdict {
  const found = unitOf(battle, command.unit);
  if (!found.ok) return found;
  const unit = found.value;
  const bar = mayManoeuvre(battle, unit, command.how);
  if (holds(bar, command)) return refuse(bar);
  switch (command.how) {
    case 'sideStep':
      return accept([
        { type: 'unit', unit: unit.id, set: { thisTurn: { moved: 0 } }, reason: 'MAN-4' },
      ]);
    case 'formUp':
      return accept([
        {
          type: 'unit',
          unit: unit.id,
          set: { formed: true, course: 'steady', thisTurn: { moved: 0 } },
          reason: 'MAN-6',
        },
      ]);
    case 'difficultTerrain':
    case 'interpenetrate':
      return accept([scatter(unit, 'MOVE-5')]);
  }
}

function decideRest(battle: Battle, command: MovementCommand & { type: 'rest' }): Verdict {
  const found = unitOf(battle, command.unit);
  if (!found.ok) return found;
  const unit = found.value;
  const bar = mayRest(battle, unit);
  return holds(bar, command) ? refuse(bar) : accept(restOf(battle, unit));
}

/** REST-1: a unit without DPs has nothing to rest for, and stands. */
function decideTogether(
  battle: Battle,
  command: MovementCommand & { type: 'restAll' | 'stand' },
): Verdict {
  const effects: Effect[] = [];
  for (const id of new Set(command.units)) {
    const found = unitOf(battle, id);
    if (!found.ok) return found;
    const unit = found.value;
    const rests = command.type === 'restAll' && unit.dps > 0;
    const bar = rests ? mayRest(battle, unit) : mayStand(battle, unit);
    if (holds(bar, command)) return refuse(bar);
    effects.push(...(rests ? restOf(battle, unit) : [standOf(unit)]));
  }
  return effects.length > 0
    ? accept(effects)
    : refuse(invalid('Nobody is named: choose a unit.', 'MOVE-3'));
}

const standOf = (unit: Unit): Effect => ({
  type: 'unit',
  unit: unit.id,
  set: { thisTurn: { stood: true } },
  reason: 'MOVE-1',
});

function restOf(battle: Battle, unit: Unit): readonly Effect[] {
  const signalled = battle.contingents[unit.contingent]?.signalled ?? false;
  const cools = signalled && abovePresent(unit.level) > 0;
  return [
    { type: 'unit', unit: unit.id, set: { thisTurn: { rested: true } }, reason: 'REST-1' },
    { type: 'dps', unit: unit.id, n: -1, cause: 'fatigue', reason: 'REST-1' },
    ...(cools ? [{ type: 'level', unit: unit.id, by: -1, reason: 'REST-2' } as const] : []),
  ];
}

function decideThreat(battle: Battle, command: MovementCommand & { type: 'threaten' }): Verdict {
  const effects: Effect[] = [];
  for (const id of new Set(command.units)) {
    const found = unitOf(battle, id);
    if (!found.ok) return found;
    const bar = isHere(found.value) ?? mayUnsettle(battle, found.value);
    if (holds(bar, command)) return refuse(bar);
    effects.push(
      { type: 'unit', unit: id, set: { thisTurn: { threatened: true } }, reason: 'DP-3' },
      { type: 'dps', unit: id, n: 1, cause: 'morale', reason: 'DP-3' },
    );
  }
  return effects.length > 0
    ? accept(effects)
    : refuse(invalid('Nobody is unsettled: choose a unit.', 'DP-3'));
}
