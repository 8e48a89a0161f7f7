import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Battle,
  leaderActions,
  leaderToUnit,
  unitActions,
} from '#/games/shieldwall/rules';
import {
  ALFRED,
  CREWS,
  contingentIn,
  FYRD,
  HARALD,
  HIRD,
  HOUSECARLS,
  OARSMEN,
  type Patch,
  run,
  THRALLS,
  table,
  type UnitPatch,
  unitIn,
} from './table';

/** `label / rule / why not or how`: a tap, or the tool that does it. */
const short = ({ label, rule, bar, tool }: Action): string =>
  `${label} / ${rule} / ${bar?.rule ?? tool ?? 'tap'}`;
const actionsOf = (battle: Battle, id: string) =>
  unitActions(battle, unitIn(battle, id)).map(short);
const signalled = { contingents: { [HARALD]: { signalled: true } } } as const;
const crews = (phase: Battle['phase'], unit: UnitPatch, patch: Patch = signalled) =>
  actionsOf(table({ phase, units: { [CREWS]: unit }, ...patch }), CREWS);

describe('what a unit can do', () => {
  it.each(['initiative', 'gods'] as const)('nothing in the %s phase', (phase) => {
    expect(crews(phase, {})).toEqual([]);
  });

  it('nothing when it is lost or the battle is over', () => {
    expect(crews('movement', { lost: 'routed' })).toEqual([]);
    const ended = table({ phase: 'movement', battle: { ended: { how: 'agreed', side: null } } });
    expect(actionsOf(ended, CREWS)).toEqual([]);
    expect(leaderActions(ended, contingentIn(ended, HARALD))).toEqual([]);
    expect(actionsOf({ ...table({ phase: 'movement' }), contingents: {} }, CREWS)).toEqual([]);
  });

  it('LEAD-1, LEAD-2, LEAD-7, DP-3: in the Leadership phase', () => {
    expect(crews('leadership', {})).toEqual([
      'Take a DP off / LEAD-1 / tap',
      'Raise a level / LEAD-2 / tap',
      'Lower a level / LEAD-2 / tap',
    ]);
    expect(crews('leadership', {}, {})).toContain(
      'Unsettled: enemy came on within 8″ / DP-3 / tap',
    );
    const battle = table({ phase: 'leadership', units: { [HOUSECARLS]: { dps: 0 } } });
    expect(actionsOf(battle, HOUSECARLS)).toEqual([
      'Take a DP off / LEAD-1 / DP-4',
      'Raise a level / LEAD-2 / tap',
      'Lower a level / LEAD-2 / tap',
      'Camp followers take a DP off / LEAD-7 / DP-4',
      'Unsettled: enemy came on within 8″ / DP-3 / tap',
    ]);
    const other = leaderToUnit(battle, contingentIn(battle, HARALD), unitIn(battle, THRALLS));
    expect(other[0]?.command).toEqual({ type: 'removeDp', contingent: HARALD, unit: THRALLS });
    expect(other[2]?.command).toMatchObject({ type: 'changeLevel', by: -1 });
  });

  it.each([
    [CREWS, 'near', 'Rest'],
    [OARSMEN, 'near', 'Rest, no enemy within 2″'],
    [OARSMEN, 'far', 'Rest, no enemy within 2″'],
    [THRALLS, 'near', 'Rest, no enemy within 2″'],
    [THRALLS, 'far', 'Rest, no enemy within 8″'],
  ] as const)(
    'REST-1, OPT-REST-D: %s says how far off the enemy must be (%s)',
    (id, restD, label) => {
      const battle = table({ phase: 'movement', options: { restD } });
      expect(actionsOf(battle, id)).toContain(`${label} / REST-1 / tap`);
    },
  );

  it('AL-1, LEAD-2: lowering a Shaken unit is said to cost a stand', () => {
    expect(crews('leadership', { level: 'shaken' })).toContain(
      'Lower a level: costs a stand / LEAD-2 / tap',
    );
    expect(crews('leadership', { level: 'shaken', stands: 1 })).toContain(
      'Lower a level: costs its last stand / LEAD-2 / tap',
    );
  });

  it('MOVE-1, MAN, REST-1, CTRL-1: a steady unit in the movement phase', () => {
    expect(crews('movement', {})).toEqual([
      'Advance / MOVE-1 / movement',
      'Move aside or back / MOVE-1 / movement',
      'Rest / REST-1 / tap',
      'Step 2″ / MAN-4 / tap',
      'Test control / CTRL-1 / control',
      'Into difficult ground / MOVE-5 / tap',
      'Through friends / MOVE-5 / tap',
    ]);
    expect(crews('movement', { formed: false, level: 'bloodLust' })).toEqual([
      'Advance / MOVE-1 / movement',
      'Move aside or back / MOVE-1 / AL-8',
      'Rest / REST-1 / AL-8',
      'Form up / MAN-6 / AL-8',
      'Step 2″ / MAN-4 / MAN-4',
      'Test control / CTRL-1 / control',
    ]);
    expect(crews('movement', {}, {}).slice(0, 2)).toEqual([
      'Advance / MOVE-1 / LEAD-3',
      'Move aside or back / MOVE-1 / movement',
    ]);
    expect(crews('movement', {}, {}).at(-1)).toBe(
      'Unsettled: enemy came on within 8″ / DP-3 / tap',
    );
  });

  it.each<[string, UnitPatch, Patch, string[]]>([
    [
      'broken',
      { course: 'broken' },
      signalled,
      [
        'Rout / AFTER-4 / movement',
        'Outran pursuit: routed / AFTER-4 / tap',
        'No way out: surrenders / AFTER-4 / tap',
      ],
    ],
    [
      'retiring',
      { course: 'retiring', formed: false },
      signalled,
      [
        'Form up / MAN-6 / tap',
        'Retire on / AFTER-3 / movement',
        'No room to retire: stays, +1 DP / AFTER-3 / tap',
      ],
    ],
    [
      'retiring without a leader',
      { course: 'retiring', formed: false },
      { ...signalled, leaders: { [HARALD]: { fate: 'killed' } } },
      [
        'Form up / MAN-6 / CTRL-1',
        'Test control / CTRL-1 / control',
        'Retire on / AFTER-3 / CTRL-1',
        'No room to retire: stays, +1 DP / AFTER-3 / tap',
      ],
    ],
    [
      'pursuing',
      { course: 'pursuing', formed: false },
      signalled,
      [
        'Test control / CTRL-1 / control',
        'Pursue / AFTER-5 / movement',
        'Catches or meets an enemy / AFTER-8 / pursuit',
        'Cut down an enemy it caught / AFTER-6 / AFTER-6',
        'Ran off the table / AFTER-5 / tap',
      ],
    ],
  ])('AFTER: a %s unit in the movement phase', (_, unit, patch, expected) => {
    expect(crews('movement', unit, patch)).toEqual(expected);
  });

  it('MISS-1: shooting', () => {
    expect(crews('missiles', {})).toEqual(['Shoot / MISS-1 / missiles']);
    expect(crews('missiles', { inCombat: true })).toEqual(['Shoot / MISS-1 / MISS-1']);
  });

  it.each<[string, UnitPatch, string[]]>([
    ['steady', {}, ['Charge / CHG-2 / charge', 'Fight / COMB-1 / combat']],
    [
      'in Blood lust',
      { level: 'bloodLust' },
      ['Charge (Blood lust) / CHG-1 / tap', 'Fight / COMB-1 / combat'],
    ],
    [
      'that fell back',
      { inCombat: true, thisTurn: { fought: true } },
      [
        'Charge / CHG-2 / AFTER-2',
        'Fight / COMB-1 / COMB-5',
        'No room to fall back: stays, +1 DP / AFTER-1 / AFTER-1',
      ],
    ],
    [
      'that follows up',
      { inCombat: true, followingUp: true, thisTurn: { fought: true } },
      ['Charge / CHG-2 / AFTER-2', 'Fight / COMB-1 / COMB-5'],
    ],
    [
      'that is broken',
      { course: 'broken', thisTurn: { fought: true } },
      [
        'Charge / CHG-2 / AFTER-3',
        'Fight / COMB-1 / AFTER-4',
        'Rout / AFTER-4 / movement',
        'Outran pursuit: routed / AFTER-4 / tap',
        'No way out: surrenders / AFTER-4 / tap',
      ],
    ],
    [
      'that retires',
      { course: 'retiring', thisTurn: { fought: true } },
      [
        'Charge / CHG-2 / AFTER-3',
        'Fight / COMB-1 / COMB-5',
        'Retire / AFTER-3 / movement',
        'No room to retire: stays, +1 DP / AFTER-3 / tap',
      ],
    ],
    [
      'that pursues',
      { course: 'pursuing' },
      [
        'Pursue / AFTER-5 / TURN',
        'Catches or meets an enemy / AFTER-8 / pursuit',
        'Cut down an enemy it caught / AFTER-6 / AFTER-6',
        'Ran off the table / AFTER-5 / tap',
      ],
    ],
  ])('CHG, COMB, AFTER: a unit %s in the combat phase', (_, unit, expected) => {
    expect(crews('combat', unit)).toEqual(expected);
  });

  it('AFTER-6: pursuers cut down the enemy whom they caught, once', () => {
    const hack = (caught: string | null) =>
      crews('combat', { course: 'pursuing', thisTurn: { caught } }).find((line) =>
        line.startsWith('Cut down'),
      );
    expect(hack(FYRD)).toBe('Cut down an enemy it caught / AFTER-6 / free-hack');
    expect(hack(null)).toBe('Cut down an enemy it caught / AFTER-6 / AFTER-6');
  });
});

describe('what a leader can do (LEAD-3, LEAD-4)', () => {
  const of = (battle: Battle, id = HARALD) =>
    leaderActions(battle, contingentIn(battle, id)).map(short);

  it('LEAD-3, LEAD-4: signal and challenge, in the Leadership phase only', () => {
    expect(of(table({ phase: 'leadership' }))).toEqual([
      'Signal the advance / LEAD-3 / tap',
      'Challenge a leader / LEAD-4 / duel',
    ]);
    expect(of(table({ phase: 'movement' }))).toEqual([]);
    const poor = table({ phase: 'leadership', leaders: { [ALFRED]: { spent: 3 } } });
    expect(of(poor, ALFRED)).toEqual([
      'Signal the advance / LEAD-3 / tap',
      'Challenge a leader / LEAD-4 / LEAD-8',
    ]);
    expect(of(run(table({ phase: 'leadership' }), { type: 'signal', contingent: HARALD }))[0]).toBe(
      'Signal the advance / LEAD-3 / LEAD-3',
    );
  });

  it('every tap is a command of its own unit', () => {
    const battle = table({ phase: 'combat', units: { [FYRD]: { course: 'broken' } } });
    const taps = unitActions(battle, unitIn(battle, FYRD)).flatMap(({ command }) => command ?? []);
    expect(taps).toEqual([
      { type: 'remove', unit: FYRD, how: 'routed' },
      { type: 'remove', unit: FYRD, how: 'surrendered' },
    ]);
    const camp = table({ phase: 'leadership' });
    const help = unitActions(camp, unitIn(camp, HOUSECARLS)).find(({ rule }) => rule === 'LEAD-7');
    expect(help?.command).toEqual({ type: 'campFollowers', from: THRALLS, unit: HOUSECARLS });
    expect(actionsOf(camp, OARSMEN).some((line) => line.includes('Camp'))).toBe(false);
    expect(actionsOf(camp, HIRD)).toHaveLength(4);
  });
});
