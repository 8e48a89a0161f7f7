import { describe, expect, it } from 'vitest';
import {
  DP_CAUSES,
  type DpCause,
  type HandUnit,
  type Level,
  QUICK_SHEET,
} from '#/games/shieldwall/rules';
import { settle } from '#/games/shieldwall/rules/settle';
import {
  CREWS,
  eventsOf,
  FYRD,
  folded,
  forbidden,
  HARALD,
  HIRD,
  leaderIn,
  nonsense,
  OARSMEN,
  RED,
  run,
  state,
  states,
  THRALLS,
  table,
  type UnitPatch,
  unitIn,
} from './table';

const dps = (n: number, cause: DpCause, unit = CREWS) =>
  ({ type: 'dps', unit, n, cause, reason: 'DP-3' }) as const;
const level = (by: number, unit = CREWS) => ({ type: 'level', unit, by, reason: 'AL-3' }) as const;

describe('a DP has a cause and a limit (DP-1, DP-2, OPT-DP-CAP)', () => {
  // From Present with 3 DPs and 2 stands: three DPs more.
  it.each<[DpCause, string]>([
    ['fatigue', 'present 4 2'],
    ['manoeuvre', 'present 4 2'],
    ['combat', 'shaken 4 1'],
    ['shooting', 'shaken 4 1'],
    ['morale', 'shaken 4 1'],
  ])('DP-1, DP-2: three more from %s leave it at %s', (cause, expected) => {
    const battle = table();
    expect(state(folded(battle, settle(battle, [dps(3, cause)])), CREWS)).toBe(expected);
  });

  it.each<[DpCause, string]>([
    ['fatigue', 'present 6 2'],
    ['combat', 'shaken 6 1'],
  ])('OPT-DP-CAP: where the count goes on, three more from %s: %s', (cause, expected) => {
    const battle = table({ options: { dpCap: 'goesOn' } });
    expect(state(folded(battle, settle(battle, [dps(3, cause)])), CREWS)).toBe(expected);
  });

  it('DP-1: the event keeps the cause, and a DP taken off has none', () => {
    const battle = table();
    const [given] = settle(battle, [dps(1, 'shooting')]);
    expect(given).toEqual({
      type: 'unit',
      unit: CREWS,
      set: { dps: 4 },
      reason: 'DP-3',
      cause: 'shooting',
    });
    const [taken] = settle(battle, [dps(-1, 'shooting')]);
    expect(taken).toEqual({ type: 'unit', unit: CREWS, set: { dps: 2 }, reason: 'DP-3' });
  });

  it('DP-4: what is taken off stops at none', () => {
    const battle = table({ units: { [CREWS]: { dps: 1 } } });
    expect(state(folded(battle, settle(battle, [dps(-3, 'morale')])), CREWS)).toBe('present 0 2');
  });

  it('a change that changes nothing is no event', () => {
    const battle = table({ units: { [CREWS]: { dps: 4, level: 'bloodLust' } } });
    expect(settle(battle, [dps(1, 'fatigue'), level(1)])).toEqual([]);
  });
});

describe('levels (AL-1, AL-2)', () => {
  it.each<[Level, number, string]>([
    ['shaken', 1, 'present 3 2'],
    ['present', 1, 'ready 3 2'],
    ['ready', 1, 'bloodLust 3 2'],
    ['bloodLust', 1, 'bloodLust 3 2'],
    ['ready', 2, 'bloodLust 3 2'],
    ['bloodLust', -1, 'ready 3 2'],
    ['present', -1, 'shaken 3 2'],
    ['shaken', -1, 'shaken 3 1'],
    ['present', -2, 'shaken 3 1'],
    ['shaken', -2, 'destroyed'],
    ['shaken', -5, 'destroyed'],
  ])('AL-1, AL-2: %s by %i is %s', (from, by, expected) => {
    const battle = table({ units: { [CREWS]: { level: from } } });
    expect(state(folded(battle, settle(battle, [level(by)])), CREWS)).toBe(expected);
  });

  it('AL-1: the last stand gone, the unit is out of the battle and out of its combat', () => {
    const battle = table({ units: { [HIRD]: { level: 'shaken', inCombat: true } } });
    const now = folded(battle, settle(battle, [level(-1, HIRD)]));
    expect(unitIn(now, HIRD)).toMatchObject({ stands: 0, lost: 'destroyed', inCombat: false });
    expect(leaderIn(now, HARALD).atRisk).toBe('lostRetinue');
    expect(now.shocks).toEqual([{ unit: HIRD, how: 'destroyed', engaged: [] }]);
  });

  it('AL-1: the lost lose no more', () => {
    const battle = table({ units: { [CREWS]: { lost: 'routed' } } });
    expect(settle(battle, [level(-1), dps(1, 'combat')])).toEqual([]);
  });

  it('AL-10: new shocks join the old, and a unit has one', () => {
    const old = { unit: FYRD, how: 'retired', engaged: [] } as const;
    const again = { unit: CREWS, how: 'retired', engaged: [] } as const;
    const last = { level: 'shaken', stands: 1 } as const;
    const battle = table({
      units: { [CREWS]: last, [OARSMEN]: last },
      battle: { shocks: [old, again] },
    });
    const now = folded(battle, settle(battle, [level(-1), level(-1, OARSMEN)]));
    expect(now.shocks).toEqual([
      old,
      { unit: CREWS, how: 'destroyed', engaged: [] },
      { unit: OARSMEN, how: 'destroyed', engaged: [] },
    ]);
  });

  it('stands taken as casualties stop at none', () => {
    const battle = table();
    const cut = { type: 'stands', unit: CREWS, n: 5, reason: 'AFTER-6' } as const;
    expect(unitIn(folded(battle, settle(battle, [cut])), CREWS)).toMatchObject({
      stands: 0,
      lost: 'destroyed',
    });
  });
});

describe('how a battle begins (SET-3)', () => {
  it('SET-3: three DPs, Present, formed, nobody signalled', () => {
    const battle = table();
    for (const id of RED) {
      expect(unitIn(battle, id)).toMatchObject({ dps: 3, level: 'present', formed: true });
    }
    expect(battle).toMatchObject({ turn: 1, phase: 'initiative', first: null, rainUntil: 0 });
    expect(Object.values(battle.contingents).some((each) => each.signalled)).toBe(false);
  });
});

describe('by hand (DP-1, DP-2, AL-1)', () => {
  it('DP-2: a fifth DP by hand costs a level, and the journal knows its cause', () => {
    const battle = table({ units: { [CREWS]: { dps: 4, level: 'ready' } } });
    const command = { type: 'giveDp', unit: CREWS } as const;
    expect(state(run(battle, command), CREWS)).toBe('present 4 2');
    expect(eventsOf(table(), command)).toEqual([
      { type: 'unit', unit: CREWS, set: { dps: 4 }, reason: 'byHand', cause: 'morale' },
    ]);
  });

  it('DP-1, DP-2: a DP by hand can have any cause; fatigue and manoeuvre never cost a level', () => {
    const battle = table({ units: { [CREWS]: { dps: 4, level: 'ready' } } });
    const after = DP_CAUSES.map((cause) =>
      state(run(battle, { type: 'giveDp', unit: CREWS, cause }), CREWS),
    );
    expect(after).toEqual(['ready 4 2', 'ready 4 2', 'present 4 2', 'present 4 2', 'present 4 2']);
    expect(eventsOf(table(), { type: 'giveDp', unit: CREWS, cause: 'manoeuvre' })).toMatchObject([
      { set: { dps: 4 }, cause: 'manoeuvre' },
    ]);
  });

  it('DP-4: none can be taken where there is none', () => {
    expect(state(run(table(), { type: 'takeDp', unit: CREWS }), CREWS)).toBe('present 2 2');
    expect(eventsOf(table(), { type: 'takeDp', unit: CREWS })).toEqual([
      { type: 'unit', unit: CREWS, set: { dps: 2 }, reason: 'byHand' },
    ]);
    nonsense(table(), { type: 'takeDp', unit: 'nobody' });
    nonsense(table(), { type: 'giveDp', unit: 'toString' });
    const fresh = table({ units: { [CREWS]: { dps: 0 } } });
    nonsense(fresh, { type: 'takeDp', unit: CREWS }, 'DP-4');
  });

  it.each([
    ['giveDp', { type: 'giveDp', unit: CREWS }],
    ['takeDp', { type: 'takeDp', unit: CREWS }],
    ['rest', { type: 'rest', unit: CREWS }],
    ['blocked', { type: 'blocked', unit: CREWS }],
  ] as const)('%s: a lost unit is brought back first', (_, command) => {
    nonsense(table({ units: { [CREWS]: { lost: 'routed' } } }), command);
  });

  it('sets what the table shows', () => {
    const set = { dps: 1, level: 'bloodLust', formed: false, course: 'pursuing' } as const;
    expect(unitIn(run(table(), { type: 'setUnit', unit: CREWS, set }), CREWS)).toMatchObject(set);
    const charged = run(table(), { type: 'setUnit', unit: CREWS, set: { charged: true } });
    expect(unitIn(charged, CREWS).thisTurn.charge).toBe('charges');
    const stays = run(charged, { type: 'setUnit', unit: CREWS, set: { charged: false } });
    expect(unitIn(stays, CREWS).thisTurn.charge).toBeNull();
    const same = run(charged, { type: 'setUnit', unit: CREWS, set: { dps: 0 } });
    expect(unitIn(same, CREWS).thisTurn.charge).toBe('charges');
  });

  it.each([
    ['five DPs', { dps: 5 }],
    ['fewer than none', { dps: -1 }],
    ['half a DP', { dps: 1.5 }],
    ['more stands than it came with', { stands: 3 }],
    ['fewer stands than none', { stands: -1 }],
    ['a unit without stands that is here', { stands: 0, lost: null }],
  ] as const)('refuses %s', (_, set) => {
    nonsense(table(), { type: 'setUnit', unit: CREWS, set });
  });

  it('OPT-DP-CAP: takes more than four where the count goes on', () => {
    const battle = table({ options: { dpCap: 'goesOn' } });
    const six = run(battle, { type: 'setUnit', unit: CREWS, set: { dps: 6 } });
    expect(state(six, CREWS)).toBe('present 6 2');
    nonsense(battle, { type: 'setUnit', unit: CREWS, set: { dps: 100 } });
    const back = run(six, { type: 'setOptions', options: QUICK_SHEET });
    expect(states(back, [CREWS, OARSMEN])).toEqual(['present 4 2', 'present 3 2']);
    expect(back.options).toEqual(QUICK_SHEET);
    expect(eventsOf(six, { type: 'setOptions', options: QUICK_SHEET })).toEqual([
      { type: 'battle', set: { options: QUICK_SHEET }, reason: 'byHand' },
      { type: 'unit', unit: CREWS, set: { dps: 4 }, reason: 'OPT-DP-CAP' },
    ]);
    const goesOn = { ...QUICK_SHEET, dpCap: 'goesOn' } as const;
    expect(state(run(six, { type: 'setOptions', options: goesOn }), CREWS)).toBe('present 6 2');
  });

  it('AL-1: no stands is destroyed, and a stand brings it back', () => {
    const gone = run(table(), { type: 'setUnit', unit: HIRD, set: { stands: 0 } });
    expect(unitIn(gone, HIRD).lost).toBe('destroyed');
    expect(leaderIn(gone, HARALD).atRisk).toBe('lostRetinue');
    const back = run(gone, { type: 'setUnit', unit: HIRD, set: { stands: 1 } });
    expect(unitIn(back, HIRD)).toMatchObject({ lost: null, stands: 1 });
    expect(leaderIn(back, HARALD).atRisk).toBeNull();
    const tested = table({ leaders: { [HARALD]: { atRisk: 'missiles' } } });
    const set = { type: 'setUnit', unit: HIRD, set: { dps: 1 } } as const;
    expect(eventsOf(tested, set)).toHaveLength(1);
    nonsense(gone, { type: 'setUnit', unit: HIRD, set: { lost: null } });
    const still = run(gone, { type: 'setUnit', unit: HIRD, set: { stands: 1, lost: 'routed' } });
    expect(unitIn(still, HIRD)).toMatchObject({ lost: 'routed', stands: 1 });
    const other = run(gone, { type: 'setUnit', unit: HIRD, set: { dps: 1 } });
    expect(unitIn(other, HIRD).lost).toBe('destroyed');
    const routed = table({ units: { [HIRD]: { lost: 'routed' } } });
    const fewer = run(routed, { type: 'setUnit', unit: HIRD, set: { stands: 1 } });
    expect(unitIn(fewer, HIRD).lost).toBe('routed');
    const here = run(routed, { type: 'setUnit', unit: HIRD, set: { lost: null } });
    expect(unitIn(here, HIRD).lost).toBeNull();
  });

  it('AL-1: the lost are out of combat, whatever is said of them', () => {
    const set = (unit: UnitPatch, now: HandUnit) =>
      unitIn(
        run(table({ units: { [CREWS]: unit } }), { type: 'setUnit', unit: CREWS, set: now }),
        CREWS,
      );
    expect(set({ inCombat: true }, { lost: 'routed' }).inCombat).toBe(false);
    expect(set({ inCombat: true }, { stands: 0 }).inCombat).toBe(false);
    expect(set({ lost: 'routed' }, { inCombat: true }).inCombat).toBe(false);
    expect(set({ lost: 'routed' }, { inCombat: true, lost: null }).inCombat).toBe(true);
    expect(set({}, { inCombat: true }).inCombat).toBe(true);
    const battle = table({ units: { [CREWS]: { level: 'shaken', stands: 1 } } });
    const lock = { type: 'unit', unit: CREWS, set: { inCombat: true }, reason: 'AFTER-2' } as const;
    expect(unitIn(folded(battle, settle(battle, [level(-1), lock])), CREWS).inCombat).toBe(false);
  });

  it('sets a leader, whose spending stays within his LPs', () => {
    const battle = table({ leaders: { [HARALD]: { spent: 4, atRisk: 'missiles' } } });
    const set = (now: object) =>
      leaderIn(run(battle, { type: 'setLeader', contingent: HARALD, set: now }), HARALD);
    expect(set({ lp: 2 })).toMatchObject({ lp: 2, spent: 2, atRisk: 'missiles' });
    expect(set({ lp: 7 })).toMatchObject({ lp: 7, spent: 4 });
    expect(set({ spent: 1 })).toMatchObject({ lp: 5, spent: 1 });
    expect(set({ fate: 'captured' })).toMatchObject({ fate: 'captured', atRisk: null });
    for (const wrong of [{ lp: -1 }, { lp: 21 }, { spent: 6 }, { lp: 2, spent: 3 }, { lp: 0.5 }]) {
      nonsense(battle, { type: 'setLeader', contingent: HARALD, set: wrong });
    }
    nonsense(battle, { type: 'setLeader', contingent: 'red-9', set: {} });
  });

  it('sets signal, cards, turn, phase, side, rain and shocks', () => {
    const battle = table({ battle: { shocks: [{ unit: FYRD, how: 'broke', engaged: [] }] } });
    const now = run(
      battle,
      { type: 'setSignalled', contingent: HARALD, signalled: true },
      { type: 'setRetained', side: 'black', cards: ['5s', '7c'] },
      { type: 'setFirst', side: 'black' },
      { type: 'setRain', until: 3 },
      { type: 'setPhase', turn: 1, phase: 'missiles' },
    );
    expect(now.contingents[HARALD]?.signalled).toBe(true);
    expect(now.sides.black.retained).toEqual(['5s', '7c']);
    expect(now).toMatchObject({ first: 'black', rainUntil: 3, turn: 1, phase: 'missiles' });
    expect(now.shocks).toHaveLength(1);
    expect(run(now, { type: 'dismissShocks' }).shocks).toEqual([]);
    const next = run(now, { type: 'setPhase', turn: 4, phase: 'combat' });
    expect(next).toMatchObject({ first: null, turn: 4, phase: 'combat', shocks: [] });
    expect(run(now, { type: 'setFirst', side: null }).first).toBeNull();
    nonsense(battle, { type: 'setPhase', turn: 0, phase: 'gods' });
    nonsense(battle, { type: 'setPhase', turn: 1000, phase: 'gods' });
    nonsense(battle, { type: 'setRain', until: -1 });
    nonsense(battle, { type: 'setRetained', side: 'red', cards: ['1x' as '2h'] });
    nonsense(battle, { type: 'setSignalled', contingent: 'x', signalled: true });
  });

  it('sends followers and standards where the table has them', () => {
    const set = { supernumeraries: ['campFollowers', 'battleStandard'] } as const;
    const now = run(table(), { type: 'setUnit', unit: THRALLS, set });
    expect(unitIn(now, THRALLS).supernumeraries).toEqual(set.supernumeraries);
    nonsense(table(), { type: 'setUnit', unit: 'nobody', set: {} });
  });

  it('END-1: nothing is done in a battle that has ended, not even by hand', () => {
    const ended = run(table(), { type: 'end', ending: { how: 'agreed', side: null } });
    nonsense(ended, { type: 'giveDp', unit: CREWS }, 'END-1');
    expect(run(ended, { type: 'resume' }).ended).toBeNull();
  });

  it('a rule that stands against it can be passed over, nonsense cannot', () => {
    const moved = forbidden(table(), { type: 'rest', unit: CREWS }, 'TURN');
    expect(state(moved, CREWS)).toBe('present 2 2');
  });
});
