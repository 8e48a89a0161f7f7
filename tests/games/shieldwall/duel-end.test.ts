import { describe, expect, it } from 'vitest';
import type { Battle } from '#/games/shieldwall/rules/battle';
import { decideDuel } from '#/games/shieldwall/rules/decide/duel';
import {
  type Duel,
  type DuelFighterKind,
  newDuel,
  newFighter,
} from '#/games/shieldwall/rules/duel';
import { duelConsequences } from '#/games/shieldwall/rules/duel-end';
import { leaderLost } from '#/games/shieldwall/rules/leader-lost';
import { QUICK_SHEET, RULEBOOK } from '#/games/shieldwall/rules/options';
import type { Side } from '#/games/shieldwall/rules/words';
import { BLACK_UNITS, effectsOf, hosts } from './hosts';

/** Red-1 (Sven, 3 LPs, heroic champion) against black-0 (Alfred, 4 LPs), fought out. */
const over = (
  red: [DuelFighterKind, number],
  black: [DuelFighterKind, number],
  contingents = { red: 'red-1', black: 'black-0' },
): Duel => {
  const killed = (['red', 'black'] as const).filter((side) => ({ red, black })[side][1] >= 3);
  const winner: Side | null = killed.length === 1 ? (killed[0] === 'red' ? 'black' : 'red') : null;
  return {
    ...newDuel(
      {
        red: { ...newFighter(red[0]), wounds: red[1] },
        black: { ...newFighter(black[0]), wounds: black[1] },
      },
      { by: 'red', contingents, byKing: false },
    ),
    stage: 'over',
    result: { how: 'fought', killed, winner },
  };
};

const level = (unit: string, by: number, reason: string) => ({ type: 'level', unit, by, reason });
const dp = (unit: string, reason: string) => ({
  type: 'dps',
  unit,
  n: 1,
  cause: 'morale',
  reason,
});
const lp = (contingent: string, n: number, reason: string) => ({
  type: 'leader',
  contingent,
  set: { lp: n },
  reason,
});
const dead = (contingent: string, reason: string) => ({
  type: 'leader',
  contingent,
  set: { fate: 'killed', atRisk: null },
  reason,
});

const bothOfRed = ['red-1-0', 'red-1-1'];
const bothOfBlack = ['black-0-0', 'black-0-1'];

const redWins = bothOfRed.map((unit) => level(unit, 1, 'AL-7'));
const redLoses = bothOfRed.map((unit) => dp(unit, 'DUEL-8'));
const blackWins = bothOfBlack.map((unit) => level(unit, 1, 'AL-7'));
const blackLoses = bothOfBlack.map((unit) => dp(unit, 'DUEL-8'));
const alfredDies = [
  dead('black-0', 'DUEL-7'),
  ...bothOfBlack.map((unit) => level(unit, -1, 'AL-4')),
];

describe('a killed opponent (DUEL-8)', () => {
  it('a leader kills a leader: +1 LP, AL-7; AL-4 and a DP each for the other contingent', () => {
    expect(duelConsequences(hosts(), over(['leader', 1], ['leader', 3]))).toEqual([
      lp('red-1', 4, 'DUEL-8'),
      ...redWins,
      ...alfredDies,
      ...blackLoses,
    ]);
  });

  it('black can win as well', () => {
    expect(duelConsequences(hosts(), over(['champion', 3], ['leader', 0]))).toEqual([
      ...redLoses,
      lp('black-0', 5, 'DUEL-8'),
      ...blackWins,
    ]);
  });

  it.each<[string, [DuelFighterKind, number]]>([
    ['a leader with two wounds', ['leader', 2]],
    ['a champion', ['champion', 0]],
    ['a heroic champion', ['heroicChampion', 0]],
  ])('%s wins no LP for it, but his men take heart (AL-7)', (_, red) => {
    expect(duelConsequences(hosts(), over(red, ['champion', 3]))).toEqual([
      ...redWins,
      ...blackLoses,
    ]);
  });

  it('touches only units still on the table', () => {
    const battle = hosts({
      units: { 'red-1-1': { lost: 'routed' }, 'black-0-0': { lost: 'destroyed' } },
    });
    expect(duelConsequences(battle, over(['champion', 0], ['leader', 3]))).toEqual([
      level('red-1-0', 1, 'AL-7'),
      dead('black-0', 'DUEL-7'),
      level('black-0-1', -1, 'AL-4'),
      dp('black-0-1', 'DUEL-8'),
    ]);
  });

  it('a dead heroic champion is gone from his retinue, one of two stays (DUEL-7, DUEL-10)', () => {
    const duel = over(['heroicChampion', 3], ['champion', 0]);
    const gone = (supernumeraries: string[]) => ({
      type: 'unit',
      unit: 'red-1-0',
      set: { supernumeraries },
      reason: 'DUEL-7',
    });
    expect(duelConsequences(hosts(), duel)).toEqual([gone([]), ...redLoses, ...blackWins]);
    const two = hosts({
      units: {
        'red-1-0': { supernumeraries: ['heroicChampion', 'battleStandard', 'heroicChampion'] },
      },
    });
    expect(duelConsequences(two, duel)[0]).toEqual(gone(['battleStandard', 'heroicChampion']));
    const none = hosts({ units: { 'red-1-0': { supernumeraries: [] } } });
    expect(duelConsequences(none, duel)).toEqual([...redLoses, ...blackWins]);
  });

  it('a hero alive stays where he is (DUEL-10)', () => {
    const effects = duelConsequences(hosts(), over(['heroicChampion', 2], ['champion', 3]));
    expect(effects.some((effect) => effect.type === 'unit')).toBe(false);
  });

  it('a leader who was no longer leading neither dies twice nor is honoured', () => {
    const gone = hosts({
      leaders: { 'red-1': { fate: 'killed' }, 'black-0': { fate: 'captured' } },
    });
    expect(duelConsequences(gone, over(['leader', 0], ['leader', 3]))).toEqual([
      ...redWins,
      ...blackLoses,
    ]);
  });
});

describe('both killed in one exchange (DUEL-7)', () => {
  it('no winner: both contingents lose heart', () => {
    expect(duelConsequences(hosts(), over(['champion', 3], ['leader', 3]))).toEqual([
      ...bothOfRed.map((unit) => dp(unit, 'DUEL-7')),
      ...alfredDies,
      ...bothOfBlack.map((unit) => dp(unit, 'DUEL-7')),
    ]);
  });
});

describe('nobody killed (DUEL-9)', () => {
  it.each<[DuelFighterKind, number, DuelFighterKind, number, object[]]>([
    ['leader', 1, 'leader', 1, []],
    ['leader', 2, 'leader', 0, [lp('red-1', 2, 'DUEL-9')]],
    ['champion', 2, 'heroicChampion', 2, [lp('red-1', 2, 'DUEL-9'), lp('black-0', 3, 'DUEL-9')]],
  ])('%s with %i wounds, %s with %i: %j', (red, cuts, black, blows, effects) => {
    expect(duelConsequences(hosts(), over([red, cuts], [black, blows]))).toEqual(effects);
  });

  it('LPs do not fall below none, and a dead leader has none to lose (RISK-1)', () => {
    const duel = over(['champion', 2], ['leader', 0]);
    const withLp = (n: number) => hosts({ leaders: { 'red-1': { lp: n } } });
    expect(duelConsequences(withLp(1), duel)).toEqual([lp('red-1', 0, 'DUEL-9')]);
    expect(duelConsequences(withLp(0), duel)).toEqual([]);
    expect(duelConsequences(hosts({ leaders: { 'red-1': { fate: 'killed' } } }), duel)).toEqual([]);
  });
});

describe('when a duel has consequences', () => {
  it('not before it is over, not when it was refused, not outside a battle', () => {
    const duel = over(['leader', 0], ['leader', 3]);
    expect(duelConsequences(hosts(), { ...duel, result: null })).toEqual([]);
    const refused = { how: 'refused', by: 'black', lostLp: true } as const;
    expect(duelConsequences(hosts(), { ...duel, result: refused })).toEqual([]);
    expect(duelConsequences(hosts(), { ...duel, challenge: null })).toEqual([]);
    const strangers = over(['leader', 0], ['leader', 3], { red: 'x', black: 'y' });
    expect(duelConsequences(hosts(), strangers)).toEqual([]);
  });

  it('come with the last exchange (DUEL-6, DUEL-8)', () => {
    const duel: Duel = {
      ...over(['leader', 0], ['champion', 2]),
      stage: 'exchange',
      advantage: 'red',
      result: null,
    };
    const battle: Battle = { ...hosts(), phase: 'leadership', duel };
    const cards = { red: '9s', black: '2h' } as const;
    const [played, ...rest] = effectsOf(decideDuel(battle, { type: 'exchange', cards }));
    expect(played).toMatchObject({
      set: { duel: { stage: 'over', result: { killed: ['black'], winner: 'red' } } },
    });
    expect(rest).toEqual([lp('red-1', 4, 'DUEL-8'), ...redWins, ...blackLoses]);
  });
});

describe('a leader lost (AL-4)', () => {
  it('costs each unit of his contingent on the table a level', () => {
    expect(leaderLost(hosts(), 'black-1')).toEqual([
      dead('black-1', 'AL-4'),
      level('black-1-0', -1, 'AL-4'),
      level('black-1-1', -1, 'AL-4'),
    ]);
  });

  it('captured counts as killed, and the reason is the caller’s', () => {
    expect(leaderLost(hosts(), 'black-1', 'captured', 'RISK-3')[0]).toEqual({
      type: 'leader',
      contingent: 'black-1',
      set: { fate: 'captured', atRisk: null },
      reason: 'RISK-3',
    });
  });

  it('a commander in chief: his contingent, or the whole army if played so (OPT-CINC)', () => {
    const own = hosts({ battle: { options: QUICK_SHEET } });
    expect(leaderLost(own, 'black-0')).toHaveLength(3);
    const army = hosts({ battle: { options: RULEBOOK } });
    expect(leaderLost(army, 'black-0').slice(1)).toEqual([
      ...BLACK_UNITS.slice(0, 2).map((unit) => level(unit, -1, 'AL-4')),
      ...BLACK_UNITS.slice(2).map((unit) => level(unit, -1, 'OPT-CINC')),
    ]);
    expect(leaderLost(army, 'black-1')).toHaveLength(3);
  });

  it('an unknown contingent has nobody to lose', () => {
    expect(leaderLost(hosts(), 'nobody')).toEqual([]);
  });
});
