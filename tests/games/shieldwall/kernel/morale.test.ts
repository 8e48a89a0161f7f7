import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  guide,
  moraleOffers,
  type Shock,
} from '#/games/shieldwall/rules';
import {
  ALFRED,
  BLACK,
  CREWS,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  HIRD,
  HOUSECARLS,
  HOUSEHOLD,
  LEVY,
  leaderIn,
  nonsense,
  OARSMEN,
  type Patch,
  RED,
  run,
  state,
  states,
  THEGNS,
  THRALLS,
  table,
  unitIn,
} from './table';

const shocked = (shocks: readonly Shock[], patch: Patch = {}): Battle =>
  table({ phase: 'combat', ...patch, battle: { shocks, ...patch.battle } });
const shock = (unit: string, how: Shock['how'], ...engaged: string[]): Shock => ({
  unit,
  how,
  engaged,
});
const feel = (...touched: [string, string[]][]): Command => ({
  type: 'morale',
  touched: touched.map(([from, units]) => ({ shock: from, units })),
});

/** Who would feel what, in short. */
const offered = (battle: Battle): Record<string, string> =>
  Object.fromEntries(
    moraleOffers(battle).map(({ unit, effect }) => [
      unit,
      effect.type === 'level' ? `${effect.by} ${effect.reason}` : `DP ${effect.reason}`,
    ]),
  );

describe('whom a misfortune can touch (AL-3, AL-6, AL-10, DP-3)', () => {
  it('AL-3: friends of the same or a lower grade lose a level when a B band breaks', () => {
    // Crews are B: the A retinue shrugs, the enemy gains.
    expect(offered(shocked([shock(CREWS, 'broke')]))).toEqual({
      [OARSMEN]: '-1 AL-3',
      [HOUSECARLS]: '-1 AL-3',
      [THRALLS]: '-1 AL-3',
      [HOUSEHOLD]: '1 AL-6',
      [FYRD]: '1 AL-6',
      [THEGNS]: '1 AL-6',
      [LEVY]: '1 AL-6',
    });
  });

  it('AL-3, AL-6: a D band’s end moves no better friend', () => {
    const lost = { units: { [THRALLS]: { lost: 'destroyed', stands: 0 } } } as const;
    expect(offered(shocked([shock(THRALLS, 'destroyed')], lost))).toEqual({
      [HOUSEHOLD]: '1 AL-6',
      [FYRD]: '1 AL-6',
      [THEGNS]: '1 AL-6',
      [LEVY]: '1 AL-6',
    });
  });

  it('DP-3: a friend retiring gives a DP instead, the enemy still gains a level (AL-6)', () => {
    expect(offered(shocked([shock(FYRD, 'retired')]))).toEqual({
      [LEVY]: 'DP DP-3',
      [HIRD]: '1 AL-6',
      [CREWS]: '1 AL-6',
      [OARSMEN]: '1 AL-6',
      [HOUSECARLS]: '1 AL-6',
      [THRALLS]: '1 AL-6',
    });
  });

  it('AL-9: those engaged in the combat itself feel nothing of it', () => {
    const offers = offered(shocked([shock(FYRD, 'broke', FYRD, LEVY, HIRD, CREWS)]));
    expect(Object.keys(offers)).toEqual([OARSMEN, HOUSECARLS, THRALLS]);
  });

  it('AL-10: the lost feel nothing, and nobody feels what did not happen', () => {
    const battle = shocked([shock(FYRD, 'broke')], { units: { [CREWS]: { lost: 'routed' } } });
    expect(offered(battle)[CREWS]).toBeUndefined();
    expect(moraleOffers(table())).toEqual([]);
    expect(moraleOffers(shocked([shock('nobody', 'broke')]))).toEqual([]);
  });

  it.each<[Shock['how'], boolean]>([
    ['retired', true],
    ['broke', true],
    ['destroyed', false],
  ])('AL-5: the standard’s unit %s: the army but its bearers, at any distance: %s', (how, felt) => {
    const offers = moraleOffers(shocked([shock(HIRD, how, HIRD, FYRD)])).filter(
      ({ anyDistance }) => anyDistance,
    );
    expect(offers.map(({ unit }) => unit)).toEqual(felt ? RED.filter((id) => id !== HIRD) : []);
    expect(offers.every(({ effect }) => effect.reason === 'AL-5')).toBe(true);
  });
});

describe('an advance beside a misfortune (RULING-14, RULING-27)', () => {
  const asked = (battle: Battle) => battle.shocks.map(({ how }) => how);

  it('DP-3, AL-10: a unit that came on and breaks in the same phase leaves both questions', () => {
    const battle = shocked([shock(CREWS, 'advanced')], { phase: 'movement' });
    const broken = run(battle, { type: 'setUnit', unit: CREWS, set: { course: 'broken' } });
    expect(asked(broken)).toEqual(['advanced', 'broke']);
    const [fall, advance] = guide(broken).due.filter(({ tool }) => tool === 'morale');
    expect(fall).toMatchObject({ rule: 'AL-10', unit: CREWS });
    expect(advance?.rule).toBe('DP-3');
    const answered = run(broken, feel([CREWS, []]));
    expect(asked(answered)).toEqual(['advanced']);
  });

  it('DP-3: what nobody feels is answered on the board with one tap', () => {
    const battle = shocked([shock(CREWS, 'advanced')], { phase: 'movement' });
    const [task] = guide(battle).due.filter(({ tool }) => tool === 'morale');
    expect(task?.answer?.word).toBe('Nobody');
    const after = run(battle, task?.answer?.command as Command);
    expect(after.shocks).toEqual([]);
    expect(states(after, BLACK)).toEqual(states(battle, BLACK));
  });
});

describe('what those within 2" get (AL-9, AL-10, OPT-ONE-LEVEL)', () => {
  it('AL-10: exactly those ticked, and the question is answered', () => {
    const now = run(shocked([shock(CREWS, 'broke')]), feel([CREWS, [OARSMEN, FYRD]]));
    expect(states(now, [OARSMEN, FYRD, HOUSECARLS, LEVY])).toEqual([
      'shaken 3 2',
      'ready 3 2',
      'present 3 1',
      'present 3 2',
    ]);
    expect(now.shocks).toEqual([]);
    expect(unitIn(now, OARSMEN).thisTurn).toMatchObject({
      disheartenedIn: 'combat',
      heartenedIn: null,
    });
    expect(unitIn(now, FYRD).thisTurn).toMatchObject({
      disheartenedIn: null,
      heartenedIn: 'combat',
    });
  });

  it('AL-10: nobody near is an answer too; other questions stay open', () => {
    const battle = shocked([shock(CREWS, 'broke'), shock(FYRD, 'retired')]);
    const now = run(battle, feel([CREWS, []]));
    expect(now.shocks.map(({ unit }) => unit)).toEqual([FYRD]);
    expect(states(now, [...RED, ...BLACK])).toEqual(states(battle, [...RED, ...BLACK]));
  });

  it.each<['oneLevel' | 'each', string]>([
    ['oneLevel', 'present 3 2'],
    ['each', 'shaken 3 2'],
  ])('OPT-ONE-LEVEL: two friends break near at the same time (%s)', (nearbyLosses, expected) => {
    const battle = shocked([shock(CREWS, 'broke'), shock(HOUSECARLS, 'broke')], {
      options: { nearbyLosses },
      units: { [OARSMEN]: { level: 'ready' } },
    });
    const now = run(battle, feel([CREWS, [OARSMEN]], [HOUSECARLS, [OARSMEN]]));
    expect(state(now, OARSMEN)).toBe(expected);
  });

  it('OPT-ONE-LEVEL: the same in two answers of one phase, but not in the next phase', () => {
    const shocks = [shock(CREWS, 'broke'), shock(HOUSECARLS, 'broke')];
    const battle = shocked(shocks, { units: { [OARSMEN]: { level: 'ready' } } });
    const first = run(battle, feel([CREWS, [OARSMEN]]));
    expect(offered(first)[OARSMEN]).toBeUndefined();
    expect(state(forbidden(first, feel([HOUSECARLS, [OARSMEN]]), 'AL-10'), OARSMEN)).toBe(
      'present 3 2',
    );
    expect(offered(first)[LEVY]).toBe('1 AL-6');
    const later = { ...first, phase: 'movement' } as const;
    expect(state(run(later, feel([HOUSECARLS, [OARSMEN]])), OARSMEN)).toBe('shaken 3 2');
    const each = { ...first, options: { ...first.options, nearbyLosses: 'each' } } as const;
    expect(state(run(each, feel([HOUSECARLS, [OARSMEN]])), OARSMEN)).toBe('shaken 3 2');
  });

  it('OPT-ONE-LEVEL: one level up for two enemies, in one answer or two', () => {
    const shocks = [shock(FYRD, 'broke'), shock(LEVY, 'retired')];
    const both = run(shocked(shocks), feel([FYRD, [OARSMEN]], [LEVY, [OARSMEN]]));
    expect(state(both, OARSMEN)).toBe('ready 3 2');
    const first = run(shocked(shocks), feel([FYRD, [OARSMEN]]));
    expect(offered(first)[OARSMEN]).toBeUndefined();
    const each = shocked(shocks, { options: { nearbyLosses: 'each' } });
    expect(state(run(each, feel([FYRD, [OARSMEN]], [LEVY, [OARSMEN]])), OARSMEN)).toBe(
      'bloodLust 3 2',
    );
  });

  it('AL-9: a level won and one lost cancel before either is applied', () => {
    const shocks = [shock(CREWS, 'broke'), shock(FYRD, 'broke')];
    const battle = shocked(shocks, { units: { [OARSMEN]: { level: 'bloodLust' } } });
    const now = run(battle, feel([CREWS, [OARSMEN]], [FYRD, [OARSMEN]]));
    expect(state(now, OARSMEN)).toBe('bloodLust 3 2');
    expect(unitIn(now, OARSMEN).thisTurn).toMatchObject({
      disheartenedIn: 'combat',
      heartenedIn: 'combat',
    });
  });

  it('AL-9: the line names the rule that counts', () => {
    const shocks = [shock(CREWS, 'broke'), shock(HOUSECARLS, 'broke'), shock(FYRD, 'broke')];
    const battle = shocked(shocks, { options: { nearbyLosses: 'each' } });
    const events = eventsOf(
      battle,
      feel([CREWS, [OARSMEN, THRALLS]], [HOUSECARLS, [OARSMEN]], [FYRD, [OARSMEN, HIRD]]),
    );
    const reasons = events.flatMap((event) =>
      event.type === 'unit' && event.set.level ? [[event.unit, event.reason]] : [],
    );
    expect(reasons).toEqual([
      [OARSMEN, 'AL-9'],
      [THRALLS, 'AL-3'],
      [HIRD, 'AL-6'],
    ]);
  });

  it('DP-3: a DP for each friend that retires near, levels aside', () => {
    const shocks = [shock(CREWS, 'retired'), shock(HOUSECARLS, 'retired')];
    const battle = shocked(shocks, { units: { [OARSMEN]: { dps: 1 } } });
    const now = run(battle, feel([CREWS, [OARSMEN]], [HOUSECARLS, [OARSMEN]]));
    expect(state(now, OARSMEN)).toBe('present 3 2');
  });

  it('DP-2, DP-3: at four DPs a retiring friend costs a level', () => {
    const battle = shocked([shock(CREWS, 'retired')], { units: { [OARSMEN]: { dps: 4 } } });
    expect(state(run(battle, feel([CREWS, [OARSMEN]])), OARSMEN)).toBe('shaken 4 2');
  });

  it('AL-5: every unit of the army but the one that carries it, and those near lose for both reasons', () => {
    const now = run(shocked([shock(HIRD, 'broke')]), feel([HIRD, [THRALLS]]));
    expect(states(now, RED)).toEqual([
      'present 3 1',
      'shaken 3 2',
      'shaken 3 2',
      'shaken 3 1',
      'shaken 3 1',
    ]);
    expect(states(now, BLACK)).toEqual(states(table(), BLACK));
    const [first] = eventsOf(shocked([shock(HIRD, 'broke')]), feel([HIRD, []]));
    expect(first).toMatchObject({ reason: 'AL-5' });
  });

  it('AL-10: refuses what makes no sense', () => {
    const battle = shocked([shock(CREWS, 'broke')]);
    nonsense(battle, feel(), 'AL-10');
    nonsense(battle, feel([FYRD, []]), 'AL-10');
    nonsense(battle, feel([CREWS, ['nobody']]));
    nonsense(battle, feel([CREWS, ['constructor']]));
    nonsense(battle, feel([CREWS, [OARSMEN]], [CREWS, [OARSMEN]]), 'AL-10');
    const twice = run(battle, feel([CREWS, [OARSMEN, OARSMEN]]));
    expect(state(twice, OARSMEN)).toBe('shaken 3 2');
    expect(state(forbidden(battle, feel([CREWS, [HIRD]]), 'AL-10'), HIRD)).toBe('present 3 1');
  });

  it('AL-10: the guide asks while somebody could feel it', () => {
    const asked = guide(shocked([shock(CREWS, 'retired')])).due;
    expect(asked[0]).toMatchObject({
      rule: 'AL-10',
      tool: 'morale',
      unit: CREWS,
      text: 'Crews retire: who is within 2″?',
    });
    const everybody = [...RED, ...BLACK].map((id) => [id, { lost: 'routed' } as const]);
    const empty = shocked([shock(CREWS, 'retired')], { units: Object.fromEntries(everybody) });
    expect(guide(empty).due).toEqual([]);
  });
});

describe('a leader is lost (AL-4, OPT-CINC, RISK-3)', () => {
  const atRisk = (patch: Patch = {}): Battle =>
    table({ ...patch, leaders: { [HARALD]: { atRisk: 'missiles' }, [ALFRED]: {} } });
  const killed: Command = { type: 'riskTest', contingent: HARALD, faces: [1, 1] };

  it('AL-4: his own contingent loses a level, wherever it stands', () => {
    const now = run(atRisk(), killed);
    expect(leaderIn(now, HARALD)).toMatchObject({ fate: 'killed', atRisk: null });
    expect(states(now, RED)).toEqual([
      'shaken 3 1',
      'shaken 3 2',
      'shaken 3 2',
      'present 3 1',
      'present 3 2',
    ]);
  });

  it('OPT-CINC: the whole army, if the battle is played so, for a C-in-C', () => {
    const rulebook = { options: { commanderKilled: 'army' } } as const;
    const now = run(atRisk(rulebook), killed);
    expect(states(now, RED)).toEqual([
      'shaken 3 1',
      'shaken 3 2',
      'shaken 3 2',
      'shaken 3 1',
      'shaken 3 2',
    ]);
    expect(states(now, BLACK)).toEqual(states(table(), BLACK));
    const events = eventsOf(atRisk(rulebook), killed).filter(({ type }) => type === 'unit');
    expect(events.map((event) => 'reason' in event && event.reason)).toEqual([
      'AL-4',
      'AL-4',
      'AL-4',
      'OPT-CINC',
      'OPT-CINC',
    ]);
    const other = table({
      ...rulebook,
      leaders: { [ALFRED]: { atRisk: 'missiles', commander: false } },
    });
    const fewer = run(other, { ...killed, contingent: ALFRED });
    expect(states(fewer, BLACK)).toEqual([
      'shaken 3 1',
      'shaken 3 2',
      'present 3 2',
      'present 3 2',
    ]);
  });
});
