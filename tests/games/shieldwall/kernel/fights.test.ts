import { describe, expect, it } from 'vitest';
import { type Battle, type Event, evolve, fightOf, opponentsOf } from '#/games/shieldwall/rules';
import { field, fight, follows, hits, place, round } from './fight';
import {
  CREWS,
  FYRD,
  folded,
  HIRD,
  HOUSECARLS,
  HOUSEHOLD,
  LEVY,
  OARSMEN,
  run,
  THEGNS,
  unitIn,
} from './table';

const opponents = (battle: Battle, id: string): readonly string[] =>
  opponentsOf(battle, unitIn(battle, id)).map((unit) => unit.id);

/** Crews beat Fyrd, who fall back; Oarsmen beat Levy, who fall back too. */
const twoFights = () =>
  run(
    field(),
    fight([round(2, 0)]),
    fight([{ [OARSMEN]: hits(2, 4), [LEVY]: hits(0, 4) }], {
      red: [place(OARSMEN)],
      black: [place(LEVY)],
    }),
  );
const nextTurn = (battle: Battle): Battle =>
  folded(battle, [{ type: 'turn', turn: battle.turn + 1, phase: 'combat', reason: 'TURN' }]);

describe('a fight and the units in it (COMB-6)', () => {
  it('COMB-6: two fights at once: each knows its own', () => {
    const battle = twoFights();
    expect(opponents(battle, CREWS)).toEqual([FYRD]);
    expect(opponents(battle, FYRD)).toEqual([CREWS]);
    expect(opponents(battle, OARSMEN)).toEqual([LEVY]);
    expect(opponents(battle, HIRD)).toEqual([]);
  });

  it('COMB-6: the last opponent gone, the winner is free though another fight goes on', () => {
    const battle = nextTurn(twoFights());
    // Fyrd, Shaken now: 4 - 2 dice; a set-back makes them retire (RES-4).
    // Crews, Ready and following up: 8 + 1 + 1 dice.
    const both = fight([round(2, 0, 10, 2)], { red: [place(CREWS, { followingUp: true })] });
    const now = run(battle, both);
    expect(follows(now, CREWS)).toMatch(/pursuing/);
    expect(opponents(now, LEVY)).toEqual([OARSMEN]);
  });

  it('COMB-6: who waited beside the winner is free with him', () => {
    // Crews and Oarsmen beat Fyrd together; Housecarls beat Levy elsewhere.
    const together = run(
      field(),
      fight([{ [CREWS]: hits(2, 8), [OARSMEN]: hits(0, 4), [FYRD]: hits(0, 4) }], {
        red: [place(CREWS), place(OARSMEN)],
      }),
      fight([{ [HOUSECARLS]: hits(2, 4), [LEVY]: hits(0, 4) }], {
        red: [place(HOUSECARLS, { engagedStands: 1 })],
        black: [place(LEVY)],
        risks: { 'red-1': [6] },
      }),
    );
    const battle = nextTurn(together);
    const now = run(
      battle,
      fight([round(2, 0, 10, 2)], { red: [place(CREWS, { followingUp: true })] }),
    );
    expect(follows(now, OARSMEN)).toBe('ready 0 2: steady');
    expect(follows(now, HOUSECARLS)).toBe('ready 0 1: steady locked up');
    expect(follows(now, LEVY)).toBe('shaken 0 2: steady locked');
  });

  it('COMB-6, AFTER-2: next turn those who are locked are proposed, following up where it is due', () => {
    const battle = nextTurn(twoFights());
    for (const id of [CREWS, FYRD]) {
      expect(fightOf(battle, unitIn(battle, id))).toMatchObject({
        red: [{ unit: CREWS, followingUp: true }],
        black: [{ unit: FYRD, followingUp: false }],
        charge: false,
      });
    }
    expect(fightOf(battle, unitIn(battle, LEVY))).toMatchObject({
      red: [{ unit: OARSMEN }],
      black: [{ unit: LEVY }],
    });
  });

  it('COMB-6: outside a fight the enemy is proposed where only one can be meant', () => {
    const charging = field({ [FYRD]: { thisTurn: { charge: 'charges' } } });
    expect(fightOf(charging, unitIn(charging, CREWS))).toMatchObject({
      red: [{ unit: CREWS }],
      black: [{ unit: FYRD, charged: true }],
      charge: true,
    });
    expect(fightOf(field(), unitIn(field(), CREWS)).black).toEqual([]);
    // Who charges himself has chosen his enemy, and the phone has not seen whom.
    const thisTurn = { charge: 'charges' } as const;
    const both = field({ [CREWS]: { thisTurn }, [FYRD]: { thisTurn } });
    expect(fightOf(both, unitIn(both, CREWS)).black).toEqual([]);
    const gone = { lost: 'routed' } as const;
    const last = field({ [HOUSEHOLD]: gone, [THEGNS]: gone, [LEVY]: gone });
    expect(fightOf(last, unitIn(last, CREWS)).black).toMatchObject([{ unit: FYRD }]);
  });

  it('COMB-6: a unit that fights again draws those who are locked with it into one fight', () => {
    const battle = nextTurn(twoFights());
    const now = evolve(battle, { type: 'fight', units: [HIRD, FYRD], reason: 'COMB-6' });
    expect(now.fights).toEqual([{ units: [OARSMEN, LEVY] }, { units: [HIRD, FYRD, CREWS] }]);
  });

  it('COMB-6: a fight of which one side is gone ends with the turn', () => {
    const over = nextTurn(run(field(), fight([round(1, 0), round(1, 0)])));
    expect(over.fights).toEqual([]);
    expect(nextTurn(twoFights()).fights).toEqual([
      { units: [CREWS, FYRD] },
      { units: [OARSMEN, LEVY] },
    ]);
  });

  it('COMB-6: the journal of an older version tells who met whom by its dice', () => {
    const old: readonly Event[] = [
      {
        type: 'dice',
        roll: 'combat',
        throws: [
          { by: CREWS, die: 'D6', faces: [6, 6] },
          { by: FYRD, die: 'D6', faces: [1] },
        ],
        meaning: '2 to 0: Success for Danes',
      },
      {
        type: 'unit',
        unit: CREWS,
        set: { inCombat: true, followingUp: true },
        reason: 'AFTER-2',
      },
      { type: 'unit', unit: FYRD, set: { inCombat: true }, reason: 'AFTER-1' },
    ];
    expect(opponents(nextTurn(folded(field(), old)), FYRD)).toEqual([CREWS]);
    const takenBack = { ...old[0], takenBack: true } as Event;
    expect(folded(field(), [takenBack]).fights).toEqual([]);
  });
});
