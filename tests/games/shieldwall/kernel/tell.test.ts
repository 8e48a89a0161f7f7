import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  type Event,
  foretell,
  preview,
  QUICK_SHEET,
  tell,
} from '#/games/shieldwall/rules';
import { field, fight, round } from './fight';
import {
  ALFRED,
  CREWS,
  eventsOf,
  FYRD,
  HARALD,
  HIRD,
  HOUSECARLS,
  OARSMEN,
  type Patch,
  SVEN,
  THRALLS,
  table,
} from './table';

const told = (battle: Battle, command: Command) => tell(battle, command, eventsOf(battle, command));
const titleOf = (command: Command, patch: Patch = {}) => tell(table(patch), command, []).title;
const duel = { red: 'Ah', black: '5s' } as const;

it('COMB, MISS: dice of which only the hits were said are told so, without faces that nobody saw', () => {
  const shot: Command = {
    type: 'missiles',
    volleys: [
      {
        shooters: [{ unit: FYRD, stands: 2 }],
        target: CREWS,
        cover: false,
        skilledArcher: 0,
        faces: [6, 1, 1, 1],
        counted: true,
      },
    ],
  };
  const battle = table({ phase: 'missiles' });
  const { lines } = tell(battle, shot, eventsOf(battle, shot));
  expect(lines[0]).toBe('Fyrd 1 hit of 4: 1 hit on Crews');
  const fought = { ...fight([round(1, 0), round(3, 2)]), counted: [[], [CREWS]] } as Command;
  const told = tell(field(), fought, eventsOf(field(), fought)).lines.join('\n');
  expect(told).toMatch(/Crews 6( \d)+; Fyrd( \d)+: 1 to 0/);
  expect(told).toMatch(/Crews 3 hits of \d+; Fyrd( \d)+: 3 to 2/);
});

describe('the headline of an entry', () => {
  it.each<[Command, string]>([
    [{ type: 'nextPhase' }, 'Gods phase'],
    [{ type: 'rollInitiative', rolls: [], first: 'red' }, 'Initiative'],
    [{ type: 'rollDeployment', rolls: [] }, 'Deployment'],
    [{ type: 'rollLeaderPoints', contingent: HARALD, face: 3 }, 'LPs of Harald'],
    [{ type: 'end', ending: { how: 'gaveUp', side: 'red' } }, 'Danes gives up the field'],
    [{ type: 'end', ending: { how: 'timeCalled', side: null } }, 'Time is called'],
    [{ type: 'end', ending: { how: 'agreed', side: null } }, 'The battle ends'],
    [{ type: 'end', ending: { how: 'gaveUp', side: null } }, 'The battle ends'],
    [{ type: 'resume' }, 'The battle goes on'],
    [{ type: 'drawCard' }, 'A god card is drawn'],
    [
      { type: 'callHolyPerson', callers: [HARALD, ALFRED], redraw: false },
      'Harald and Alfred call on the gods',
    ],
    [{ type: 'settleCard' }, 'God card'],
    [{ type: 'removeDp', contingent: HARALD, unit: CREWS }, 'Harald steadies Crews'],
    [{ type: 'changeLevel', contingent: HARALD, unit: CREWS, by: 1 }, 'Harald rouses Crews'],
    [{ type: 'changeLevel', contingent: HARALD, unit: CREWS, by: -1 }, 'Harald calms Crews'],
    [{ type: 'signal', contingent: HARALD }, 'Harald signals the advance'],
    [{ type: 'campFollowers', from: THRALLS, unit: CREWS }, 'Camp followers help Crews'],
    [{ type: 'moveCampFollowers', from: THRALLS, to: CREWS }, 'Camp followers go to Crews'],
    [
      { type: 'challenge', contingent: HARALD, target: ALFRED, fighter: 'leader' },
      'Harald challenges Alfred',
    ],
    [{ type: 'acceptChallenge', fighter: 'leader' }, 'The challenge is accepted'],
    [{ type: 'refuseChallenge', face: 1 }, 'The challenge is refused'],
    [{ type: 'dealDuel', seed: null }, 'Cards are dealt for the duel'],
    [{ type: 'discard', side: 'black', cards: [] }, 'Saxons discard'],
    [{ type: 'rollAdvantage', rolls: [] }, 'Dice for advantage'],
    [{ type: 'exchange', cards: duel }, 'Ace of hearts against Five of spades'],
    [{ type: 'leaveDuel' }, 'The duel is left'],
    [{ type: 'controlTest', unit: CREWS, face: 3 }, 'Control test of Crews'],
    [
      { type: 'move', units: [CREWS, OARSMEN], purpose: 'move', advance: true, faces: [3] },
      'Crews, Oarsmen: move',
    ],
    [{ type: 'restAll', units: [HOUSECARLS, THRALLS] }, 'Left: rest'],
    [{ type: 'stand', units: [HOUSECARLS] }, 'Housecarls: stand'],
    [{ type: 'manoeuvre', unit: CREWS, how: 'sideStep' }, 'Crews step aside'],
    [{ type: 'manoeuvre', unit: CREWS, how: 'formUp' }, 'Crews form up'],
    [{ type: 'manoeuvre', unit: CREWS, how: 'difficultTerrain' }, 'Crews go into difficult ground'],
    [{ type: 'manoeuvre', unit: CREWS, how: 'interpenetrate' }, 'Crews pass through friends'],
    [{ type: 'rest', unit: CREWS }, 'Crews rest'],
    [{ type: 'inLine', contingent: SVEN }, 'Left: all in line'],
    [{ type: 'inLine', contingent: 'nobody' }, 'nobody: all in line'],
    [{ type: 'pass', side: 'red' }, 'Danes: no more shots'],
    [{ type: 'threaten', units: [CREWS, FYRD] }, 'The enemy comes on: Crews, Fyrd'],
    [
      {
        type: 'missiles',
        volleys: [{ shooters: [], target: FYRD, cover: false, skilledArcher: false, faces: [] }],
      },
      'Missiles at Fyrd',
    ],
    [
      {
        type: 'charge',
        tests: [CREWS, OARSMEN].map((unit) => ({
          unit,
          face: 3,
          friendCharging: false,
          standardNear: false,
        })),
      },
      'Charge of Crews, Oarsmen',
    ],
    [
      {
        type: 'charge',
        tests: [CREWS, OARSMEN, THRALLS].map((unit) => ({
          unit,
          face: 3,
          friendCharging: false,
          standardNear: false,
        })),
      },
      'Charge of 3 units',
    ],
    [fight([]), 'Crews against Fyrd'],
    [{ type: 'riskTest', contingent: SVEN, faces: [] }, 'Risk to Sven'],
    [{ type: 'lostRetinue', contingent: SVEN, face: 1 }, 'Sven without his retinue'],
    [{ type: 'morale', touched: [{ shock: FYRD, units: [] }] }, 'What Fyrd did to others'],
    [{ type: 'blocked', unit: CREWS }, 'Crews have no room'],
    [{ type: 'caught', unit: CREWS }, 'Crews are caught'],
    [{ type: 'freeHack', unit: CREWS, target: FYRD, faces: [] }, 'Crews cut down Fyrd'],
    [{ type: 'remove', unit: CREWS, how: 'routed' }, 'Crews leave the battle'],
    [{ type: 'giveDp', unit: CREWS }, 'Crews: a DP by hand'],
    [{ type: 'takeDp', unit: CREWS }, 'Crews: a DP off by hand'],
    [{ type: 'setUnit', unit: CREWS, set: { level: 'ready' } }, 'Crews: Ready for battle by hand'],
    [{ type: 'setUnit', unit: CREWS, set: { dps: 1 } }, 'Crews: by hand'],
    [{ type: 'setLeader', contingent: SVEN, set: {} }, 'Sven: by hand'],
    [{ type: 'setSignalled', contingent: SVEN, signalled: true }, 'Signal of Sven by hand'],
    [{ type: 'setRetained', side: 'red', cards: [] }, 'Cards of Danes by hand'],
    [{ type: 'setPhase', turn: 3, phase: 'combat' }, 'Turn 3, Combat by hand'],
    [{ type: 'setFirst', side: null }, 'Initiative by hand'],
    [{ type: 'setRain', until: 2 }, 'Rain by hand'],
    [{ type: 'setOptions', options: QUICK_SHEET }, 'Options by hand'],
    [{ type: 'dismissShocks' }, 'Nobody else was near'],
    [{ type: 'rest', unit: 'nobody' }, 'nobody rests'],
    [{ type: 'signal', contingent: 'nobody' }, 'nobody signals the advance'],
  ])('%j', (command, expected) => {
    expect(titleOf(command)).toBe(expected);
  });

  it('a phase that ends the turn, a card that is there', () => {
    expect(titleOf({ type: 'nextPhase' }, { phase: 'combat', turn: 3 })).toBe('Turn 4');
    const battle = { godCard: { card: '3h', status: 'drawn' } } as const;
    expect(titleOf({ type: 'settleCard' }, { battle })).toBe('Three of hearts');
  });

  it('says what went against the rules and what was declined', () => {
    const rest: Command = { type: 'rest', unit: CREWS };
    expect(titleOf({ ...rest, anyway: true })).toBe('Crews rest (against the rules, by hand)');
    expect(titleOf({ ...rest, declined: [1, 2] })).toBe('Crews rest (2 declined)');
    expect(titleOf({ ...rest, anyway: true, declined: [1] })).toBe(
      'Crews rest (against the rules, by hand, 1 declined)',
    );
    expect(titleOf({ ...rest, declined: [] })).toBe('Crews rest');
  });
});

describe('the lines of an entry', () => {
  /** One event in words. */
  const line = (event: Event, patch: Patch = {}) =>
    tell(table(patch), { type: 'nextPhase' }, [event]).lines;
  const crews = (set: Extract<Event, { type: 'unit' }>['set'], patch: Patch = {}) =>
    line({ type: 'unit', unit: CREWS, set, reason: 'byHand' }, patch);

  it.each<[Parameters<typeof crews>[0], string]>([
    [{ level: 'ready' }, 'Present → Ready for battle'],
    [{ dps: 4 }, 'DPs 3 → 4'],
    [{ stands: 1 }, 'stands 2 → 1'],
    [{ lost: 'destroyed' }, 'destroyed'],
    [{ lost: 'routed' }, 'routed'],
    [{ lost: 'surrendered' }, 'surrendered'],
    [{ lost: 'leftTable' }, 'left the table'],
    [{ formed: false }, 'unformed'],
    [{ course: 'retiring' }, 'retires'],
    [{ course: 'pursuing' }, 'pursues'],
    [{ course: 'broken' }, 'breaks'],
    [{ followingUp: true, inCombat: true }, 'follows up, in combat'],
    [{ fightsToDeath: true }, 'fights to the death'],
    [{ supernumeraries: ['campFollowers'] }, 'joined by camp followers'],
    [{ thisTurn: { firstMove: 2 } }, 'first move 2″'],
    [{ thisTurn: { moved: 5 } }, 'moves 5″'],
    [{ thisTurn: { rested: true } }, 'rests'],
    [{ thisTurn: { charge: 'charges' } }, 'charges'],
    [{ thisTurn: { charge: 'failed' } }, 'does not charge'],
  ])('%j', (set, words) => {
    expect(crews(set)).toEqual([`Crews: ${words} (by hand)`]);
  });

  it('the other way round, and nothing where nothing changes', () => {
    const before = {
      units: {
        [CREWS]: {
          lost: 'routed',
          formed: false,
          inCombat: true,
          followingUp: true,
          fightsToDeath: true,
          course: 'pursuing',
          supernumeraries: ['battleStandard'],
        },
      },
    } as const;
    expect(
      crews(
        {
          lost: null,
          formed: true,
          inCombat: false,
          followingUp: false,
          fightsToDeath: false,
          course: 'steady',
          supernumeraries: [],
        },
        before,
      ),
    ).toEqual([
      'Crews: back in the battle, formed, stands, out of combat, no longer fights to the death, loses battle standard (by hand)',
    ]);
    expect(crews({ level: 'present', dps: 3, formed: true, course: 'steady' })).toEqual([]);
    expect(crews({ thisTurn: { threatened: true } })).toEqual([]);
    expect(line({ type: 'unit', unit: 'nobody', set: { dps: 1 }, reason: 'byHand' })).toEqual([]);
  });

  it('DP-1: a DP with its cause and rule', () => {
    const event: Event = {
      type: 'unit',
      unit: CREWS,
      set: { dps: 4 },
      reason: 'MISS-3',
      cause: 'shooting',
    };
    expect(line(event)).toEqual(['Crews: DPs 3 → 4, shooting (MISS-3)']);
  });

  it('leaders', () => {
    const leader = (set: Extract<Event, { type: 'leader' }>['set'], patch: Patch = {}) =>
      line({ type: 'leader', contingent: HARALD, set, reason: 'LEAD-8' }, patch);
    expect(leader({ spent: 2 })).toEqual(['Harald: 2 LP spent (LEAD-8)']);
    expect(leader({ lp: 4, atRisk: null })).toEqual(['Harald: LPs 5 → 4 (LEAD-8)']);
    expect(leader({ fate: 'killed' })).toEqual(['Harald: falls (LEAD-8)']);
    expect(leader({ fate: 'leading' }, { leaders: { [HARALD]: { fate: 'killed' } } })).toEqual([
      'Harald: leads again (LEAD-8)',
    ]);
    expect(leader({ unit: CREWS })).toEqual(['Harald: joins Crews (LEAD-8)']);
    expect(leader({ atRisk: 'combat' })).toEqual(['Harald: at risk (LEAD-8)']);
    expect(leader({ atRisk: 'lostRetinue' })).toEqual(['Harald: without a retinue (LEAD-8)']);
    expect(leader({ spent: 0, lp: 5, fate: 'leading', unit: HIRD })).toEqual([]);
    expect(line({ type: 'leader', contingent: 'x', set: { lp: 1 }, reason: 'LEAD-8' })).toEqual([]);
  });

  it('signals, cards, weather, phases', () => {
    const contingent = (signalled: boolean): Event => ({
      type: 'contingent',
      contingent: HARALD,
      set: { signalled },
      reason: 'LEAD-3',
    });
    expect(line(contingent(true))).toEqual(['Centre: the advance is signalled (LEAD-3)']);
    expect(line(contingent(false))).toEqual(['Centre: the signal is taken back (LEAD-3)']);
    const holds = (retained: readonly ('5h' | '7h')[]): Event => ({
      type: 'side',
      side: 'red',
      set: { retained },
      reason: 'GOD-5',
    });
    expect(line(holds(['5h', '7h']))).toEqual([
      'Danes: Five of hearts, Seven of hearts in hand (GOD-5)',
    ]);
    expect(line(holds([]))).toEqual(['Danes: no cards in hand (GOD-5)']);
    const battle = (
      set: Extract<Event, { type: 'battle' }>['set'],
      reason: 'byHand' | 'GOD-R' = 'GOD-R',
    ) => line({ type: 'battle', set, reason });
    expect(battle({ first: 'black' })).toEqual(['Saxons to go first (GOD-R)']);
    expect(battle({ godCard: { card: 'joker1', status: 'drawn' } })).toEqual(['Joker (GOD-R)']);
    expect(battle({ godCard: { card: 'joker1', status: 'done' } })).toEqual([]);
    expect(battle({ rainUntil: 1 })).toEqual(['Rain (GOD-R)']);
    expect(battle({ rainUntil: 0 })).toEqual(['Dry (GOD-R)']);
    expect(battle({ phase: 'combat' }, 'byHand')).toEqual(['Combat phase (by hand)']);
    expect(battle({ phase: 'combat' })).toEqual([]);
    expect(battle({ phase: 'initiative' }, 'byHand')).toEqual([]);
    expect(battle({ options: QUICK_SHEET }, 'byHand')).toEqual([
      'Other options from here on (by hand)',
    ]);
    expect(battle({ shocks: [] })).toEqual([]);
    expect(line({ type: 'turn', turn: 2, phase: 'gods', reason: 'TURN' })).toEqual([]);
  });

  it('dice of units, leaders and sides', () => {
    const dice: Event = {
      type: 'dice',
      roll: 'combat',
      throws: [
        { by: CREWS, die: 'D6', faces: [6, 1] },
        { by: FYRD, die: 'D6', faces: [] },
        { by: HARALD, die: 'D6', faces: [2] },
        { by: 'black', die: 'D6', faces: [3] },
        { by: 'somebody', die: 'D6', faces: [4] },
      ],
      meaning: 'Victory',
    };
    expect(line(dice)).toEqual(['Crews 6 1; Harald 2; Saxons 3; somebody 4: Victory']);
  });

  it('each line is told from the battle as the one before left it', () => {
    const battle = table({
      phase: 'combat',
      units: { [CREWS]: { dps: 0 }, [FYRD]: { dps: 0 } },
    });
    expect(told(battle, fight([round(5, 0)]))).toEqual({
      title: 'Crews against Fyrd',
      lines: [
        'Crews 6 6 6 6 6 1 1 1; Fyrd 1 1 1 1: 5 to 0: Victory for Danes',
        'Crews: Present → Blood lust (RES-2)',
        'Fyrd: Present → Shaken (RES-5)',
        'Fyrd: DPs 0 → 1, combat (RES-5)',
        'Crews: follows up, in combat (AFTER-2)',
        'Fyrd: falls back, in combat (AFTER-1)',
      ],
    });
  });

  it('a preview in words leaves dice and what is declined out of account', () => {
    const battle = table({ phase: 'leadership' });
    const outcome = preview(battle, { type: 'removeDp', contingent: HARALD, unit: CREWS });
    if (!outcome.ok) throw new Error('refused');
    expect(foretell(battle, outcome.value)).toEqual([
      { place: 0, text: 'Harald: 2 LP spent (LEAD-1)' },
      { place: 1, text: 'Crews: DPs 3 → 2 (LEAD-1)', about: CREWS, extras: 'LEAD-1' },
    ]);
    const twice = { effects: [...outcome.value.effects, ...outcome.value.effects.slice(1)] };
    expect(foretell(battle, twice)[2]?.text).toBe('Crews: DPs 2 → 1 (LEAD-1)');
    expect(foretell(battle, twice, [1])[2]?.text).toBe('Crews: DPs 3 → 2 (LEAD-1)');
  });
});
