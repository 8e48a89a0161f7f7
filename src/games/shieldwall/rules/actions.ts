import type { Battle, Contingent, Unit, UnitId } from './battle';
import { mayChallenge } from './challenge';
import type { Command, CommandBody } from './command';
import { isFoughtAtOnce } from './fights';
import type { Tool } from './guide';
import { facing } from './line';
import {
  mayBeBlocked,
  mayChangeLevel,
  mayCharge,
  mayCutDown,
  mayFight,
  mayLeave,
  mayManoeuvre,
  mayMeet,
  mayMove,
  mayRemoveDp,
  mayRest,
  mayShoot,
  maySignal,
  mayTestControl,
  mayUnsettle,
  mayUseCampFollowers,
  mustTestControl,
} from './may';
import { unitsOf } from './outcome';
import { restCondition } from './rest';
import { forbidden, type Refusal, type RuleId } from './rule';
import type { Course, Loss } from './words';

/**
 * Something that a unit or a leader could do now. With a command it is done by one tap, with a
 * tool it has dice or choices of its own; `bar` says why the rules are against it.
 */
export interface Action {
  readonly label: string;
  readonly rule: RuleId;
  readonly bar: Refusal | null;
  readonly command?: Command;
  readonly tool?: Tool;
}

const tap = (label: string, rule: RuleId, bar: Refusal | null, command: CommandBody): Action => ({
  label,
  rule,
  bar,
  command,
});
const open = (label: string, rule: RuleId, bar: Refusal | null, tool: Tool): Action => ({
  label,
  rule,
  bar,
  tool,
});

/** What this unit can do in this phase, allowed or not. */
export function unitActions(battle: Battle, unit: Unit): readonly Action[] {
  const contingent = battle.contingents[unit.contingent];
  if (!contingent || unit.lost || battle.ended) return [];
  switch (battle.phase) {
    case 'initiative':
    case 'gods':
      return [];
    case 'leadership':
      return [
        ...leaderToUnit(battle, contingent, unit),
        ...campToUnit(battle, contingent, unit),
        ...unsettle(battle, unit),
      ];
    case 'movement':
      return [
        ...(isFoughtAtOnce(battle, unit) ? fights(battle, unit) : moves(battle, unit)),
        ...flights(battle, unit),
        ...unsettle(battle, unit),
      ];
    case 'missiles':
      return [open('Shoot', 'MISS-1', mayShoot(battle, unit), 'missiles')];
    case 'combat':
      return [
        ...(unit.course === 'pursuing' && !unit.inCombat ? [] : fights(battle, unit)),
        ...(unit.course === 'steady' || unit.inCombat ? [] : [run(battle, unit, unit.course)]),
        ...flights(battle, unit),
      ];
  }
}

/** What his own leader can do for a unit (LEAD-1, LEAD-2). */
export const leaderToUnit = (
  battle: Battle,
  contingent: Contingent,
  unit: Unit,
): readonly Action[] => {
  const ids = { contingent: contingent.id, unit: unit.id };
  return [
    tap('Take a DP off', 'LEAD-1', mayRemoveDp(battle, contingent, unit), {
      type: 'removeDp',
      ...ids,
    }),
    tap('Raise a level', 'LEAD-2', mayChangeLevel(battle, contingent, unit, 1), {
      type: 'changeLevel',
      ...ids,
      by: 1,
    }),
    tap(lowerLabel(unit), 'LEAD-2', mayChangeLevel(battle, contingent, unit, -1), {
      type: 'changeLevel',
      ...ids,
      by: -1,
    }),
  ];
};

/** AL-1: below Shaken a stand goes instead, and the last one is the unit. */
function lowerLabel({ level, stands }: Unit): string {
  if (level !== 'shaken') return 'Lower a level';
  return stands > 1 ? 'Lower a level: costs a stand' : 'Lower a level: costs its last stand';
}

const campToUnit = (battle: Battle, contingent: Contingent, unit: Unit): readonly Action[] =>
  unitsOf(battle, contingent)
    .filter((from) => from.supernumeraries.includes('campFollowers'))
    .map((from) =>
      tap('Camp followers take a DP off', 'LEAD-7', mayUseCampFollowers(battle, from, unit), {
        type: 'campFollowers',
        from: from.id,
        unit: unit.id,
      }),
    );

const unsettle = (battle: Battle, unit: Unit): readonly Action[] =>
  battle.contingents[unit.contingent]?.signalled
    ? []
    : [
        tap('Unsettled: enemy came on within 8″', 'DP-3', mayUnsettle(battle, unit), {
          type: 'threaten',
          units: [unit.id],
        }),
      ];

function moves(battle: Battle, unit: Unit): readonly Action[] {
  const manoeuvre = (
    label: string,
    rule: RuleId,
    how: 'sideStep' | 'formUp' | 'difficultTerrain' | 'interpenetrate',
  ): Action =>
    tap(label, rule, mayManoeuvre(battle, unit, how), { type: 'manoeuvre', unit: unit.id, how });
  const test = open('Test control', 'CTRL-1', mayTestControl(battle, unit), 'control');
  const formUp = unit.formed ? [] : [manoeuvre('Form up', 'MAN-6', 'formUp')];
  if (unit.course === 'broken') return [run(battle, unit, 'broken')];
  if (unit.course === 'retiring') {
    return [
      ...formUp,
      ...(mustTestControl(battle, unit) ? [test] : []),
      run(battle, unit, 'retiring'),
    ];
  }
  if (unit.course === 'pursuing') return [test, run(battle, unit, 'pursuing')];
  const advance = mayMove(battle, unit, 'move', true);
  const aside = mayMove(battle, unit, 'move', false);
  return [
    open('Advance', 'MOVE-1', advance, 'movement'),
    open('Move aside or back', 'MOVE-1', aside, 'movement'),
    tap(restLabel(battle, unit), 'REST-1', mayRest(battle, unit), {
      type: 'rest',
      unit: unit.id,
    }),
    ...formUp,
    manoeuvre('Step 2″', 'MAN-4', 'sideStep'),
    test,
    ...(unit.formed ? [manoeuvre('Into difficult ground', 'MOVE-5', 'difficultTerrain')] : []),
    ...(unit.formed ? [manoeuvre('Through friends', 'MOVE-5', 'interpenetrate')] : []),
  ];
}

const restLabel = ({ options }: Battle, unit: Unit): string =>
  ['Rest', restCondition(unit, options)].filter(Boolean).join(', ');

function fights(battle: Battle, unit: Unit): readonly Action[] {
  const bar = mayCharge(battle, unit);
  const charge =
    unit.level === 'bloodLust'
      ? tap('Charge (Blood lust)', 'CHG-1', bar, {
          type: 'charge',
          tests: [
            {
              unit: unit.id,
              face: null,
              friendCharging: false,
              standardNear: false,
              ...opposite(battle, unit),
            },
          ],
        })
      : open('Charge', 'CHG-2', bar, 'charge');
  return [charge, open('Fight', 'COMB-1', mayFight(battle, unit), 'combat')];
}

/** Whom it charges where nobody says otherwise: the combat can still be changed. */
function opposite(battle: Battle, unit: Unit): { readonly target?: UnitId } {
  const [enemy] = facing(battle, unit);
  return enemy ? { target: enemy.id } : {};
}

/** AFTER: both dice, in the phase of the combat and in every movement phase after it. */
function run(battle: Battle, unit: Unit, course: Exclude<Course, 'steady'>): Action {
  switch (course) {
    case 'broken':
      return open('Rout', 'AFTER-4', mayMove(battle, unit, 'rout', false), 'movement');
    case 'retiring': {
      const label = battle.phase === 'combat' ? 'Retire' : 'Retire on';
      return open(label, 'AFTER-3', mayMove(battle, unit, 'retire', false), 'movement');
    }
    case 'pursuing':
      return open('Pursue', 'AFTER-5', mayMove(battle, unit, 'pursue', true), 'movement');
  }
}

const mayHack = (battle: Battle, unit: Unit): Refusal | null => {
  const caught = battle.units[unit.thisTurn.caught ?? ''];
  return caught
    ? mayCutDown(unit, caught)
    : forbidden('AFTER-6', `${unit.name} has nobody to cut down.`);
};

/** AFTER: how a flight ends. */
function flights(battle: Battle, unit: Unit): readonly Action[] {
  const { id, course } = unit;
  const gone = (label: string, how: Loss, rule: RuleId): Action =>
    tap(label, rule, mayLeave(unit, how), { type: 'remove', unit: id, how });
  const blocked = (label: string, rule: RuleId): Action =>
    tap(label, rule, mayBeBlocked(battle, unit), { type: 'blocked', unit: id });
  switch (course) {
    case 'broken':
      return [
        gone('Outran pursuit: routed', 'routed', 'AFTER-4'),
        gone('No way out: surrenders', 'surrendered', 'AFTER-4'),
      ];
    case 'retiring':
      return [blocked('No room to retire: stays, +1 DP', 'AFTER-3')];
    case 'pursuing':
      return [
        open('Catches or meets an enemy', 'AFTER-8', mayMeet(battle, unit), 'pursuit'),
        open('Cut down an enemy it caught', 'AFTER-6', mayHack(battle, unit), 'free-hack'),
        gone('Ran off the table', 'leftTable', 'AFTER-5'),
      ];
    case 'steady':
      return unit.thisTurn.fought && unit.inCombat && !unit.followingUp
        ? [blocked('No room to fall back: stays, +1 DP', 'AFTER-1')]
        : [];
  }
}

/** What a leader can do for his contingent now; `leaderToUnit` has what he does for one unit. */
export function leaderActions(battle: Battle, contingent: Contingent): readonly Action[] {
  if (battle.ended || battle.phase !== 'leadership') return [];
  return [
    tap('Signal the advance', 'LEAD-3', maySignal(battle, contingent), {
      type: 'signal',
      contingent: contingent.id,
    }),
    open('Challenge a leader', 'LEAD-4', mayChallenge(battle, contingent.id), 'duel'),
  ];
}
