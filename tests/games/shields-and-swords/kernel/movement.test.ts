import { describe, expect, it } from 'vitest';
import { allowance, isMovementPhase, type Order, PHASES } from '#/games/shields-and-swords/rules';
import {
  ARCHERS,
  BYRHTNOTH,
  bonus,
  DUNNERE,
  EDWARD,
  EIRIK,
  forbidden,
  GODRIC,
  HEARTH,
  MACCUS,
  next,
  nonsense,
  OFFA,
  OFFAS,
  ORM,
  orders,
  type Patch,
  run,
  table,
  unitIn,
  wingIn,
} from './table';

/** Hexes and rule for a unit, in a phase that both red wings were ordered. */
function hexes(
  phase: Order | 'secondMove',
  id: string,
  unit: Patch['units'] = {},
  extra: ReturnType<typeof bonus>[] = [],
): readonly [number, string] {
  const order = phase === 'secondMove' ? 'move' : phase;
  const battle = table({
    phase,
    units: unit,
    laid: {
      [BYRHTNOTH]: [...orders(0, order), ...extra],
      [OFFAS]: [...orders(1, order), ...extra],
    },
  });
  const { hexes: count, rule } = allowance(battle, unitIn(battle, id));
  return [count, rule];
}
const suppressed = { suppressed: true };
const held = { thisPhase: { held: true } };
const walled = { inShieldWall: true };

describe('how far a unit may go (MOVE, HORSE-1, WDR-1, SW-2)', () => {
  it('MOVE-1: up to three hexes, foot and horse', () => {
    expect(hexes('move', EDWARD)).toEqual([3, 'MOVE-1']);
    expect(hexes('move', GODRIC)).toEqual([3, 'MOVE-1']);
  });

  it('MOVE-1, ZOC-1: who starts in EZOC stays', () => {
    expect(hexes('move', EDWARD, { [EDWARD]: held })).toEqual([0, 'MOVE-1']);
  });

  it('MOVE-4: not in shield wall, one hex when suppressed', () => {
    expect(hexes('move', EDWARD, { [EDWARD]: walled })).toEqual([0, 'MOVE-4']);
    expect(hexes('move', EDWARD, { [EDWARD]: suppressed })).toEqual([1, 'FIRE-4']);
  });

  it('MOVE-6: the second move is as far', () => {
    expect(hexes('secondMove', EDWARD, {}, [bonus('move')])).toEqual([3, 'MOVE-6']);
    expect(hexes('secondMove', EDWARD, { [EDWARD]: held }, [bonus('move')])).toEqual([0, 'MOVE-1']);
    expect(hexes('secondMove', EDWARD)).toEqual([0, 'CMD-3']);
  });

  it('HORSE-1: horse only, three hexes, one when suppressed, none held by heavy horse', () => {
    expect(hexes('horse', GODRIC)).toEqual([3, 'HORSE-1']);
    expect(hexes('horse', MACCUS)).toEqual([3, 'HORSE-1']);
    expect(hexes('horse', HEARTH)).toEqual([0, 'HORSE-1']);
    expect(hexes('horse', GODRIC, { [GODRIC]: suppressed })).toEqual([1, 'FIRE-4']);
    expect(hexes('horse', GODRIC, { [GODRIC]: held })).toEqual([0, 'HORSE-1']);
  });

  it('WDR-1, CMD-5: one hex, two with the Bonus, one when suppressed', () => {
    expect(hexes('withdraw', EDWARD, { [EDWARD]: held })).toEqual([1, 'WDR-1']);
    expect(hexes('withdraw', EDWARD, {}, [bonus('withdraw')])).toEqual([2, 'WDR-1']);
    expect(hexes('withdraw', EDWARD, { [EDWARD]: suppressed }, [bonus('withdraw')])).toEqual([
      1,
      'FIRE-4',
    ]);
    expect(hexes('withdraw', EDWARD, {}, [bonus('move')])).toEqual([1, 'WDR-1']);
  });

  it('SW-2, SW-3: one hex while forming, suppressed or not, none in EZOC', () => {
    expect(hexes('shieldWall', EDWARD)).toEqual([1, 'SW-2']);
    expect(hexes('shieldWall', EDWARD, { [EDWARD]: { ...walled, ...suppressed } })).toEqual([
      1,
      'SW-2',
    ]);
    expect(hexes('shieldWall', EDWARD, { [EDWARD]: held })).toEqual([0, 'SW-2']);
  });

  it('SW-2, CMD-5: with the Bonus one in EZOC may go one hex too', () => {
    expect(hexes('shieldWall', EDWARD, { [EDWARD]: held }, [bonus('shieldWall')])).toEqual([
      1,
      'CMD-5',
    ]);
  });

  it('SW-1: who does not form does not go', () => {
    expect(hexes('shieldWall', GODRIC)).toEqual([0, 'SW-1']);
    expect(hexes('shieldWall', ARCHERS)).toEqual([0, 'SW-1']);
  });

  it('CMD-3: nobody of another wing, of the enemy, or who is not there', () => {
    const battle = table({ phase: 'move', laid: { [BYRHTNOTH]: orders(0, 'move') } });
    const rule = (id: string) => allowance(battle, unitIn(battle, id)).rule;
    expect([rule(EDWARD), rule(OFFA), rule(EIRIK)]).toEqual(['MOVE-1', 'CMD-3', 'CMD-3']);
    expect(hexes('move', EDWARD, { [EDWARD]: { arrived: false } })).toEqual([0, 'MOVE-5']);
    expect(hexes('move', EDWARD, { [EDWARD]: { steps: 0 } })).toEqual([0, 'MOVE-5']);
    expect(hexes('combat', EDWARD)).toEqual([0, 'TURN-1']);
    const ours = table({
      phase: 'move',
      active: 'black',
      laid: { [BYRHTNOTH]: orders(0, 'move') },
    });
    expect(allowance(ours, unitIn(ours, EDWARD)).rule).toBe('CMD-3');
  });

  it.each<[string, Order | 'combat' | 'secondMove', string, NonNullable<Patch['units']>, string]>([
    ['HORSE-1', 'horse', EDWARD, {}, 'foot'],
    ['HORSE-1', 'horse', GODRIC, {}, 'unless enemy heavy horse holds it'],
    ['HORSE-1', 'horse', GODRIC, { [GODRIC]: held }, 'held by enemy heavy horse'],
    ['WDR-1', 'withdraw', EDWARD, {}, 'from EZOC to a hex free of it'],
    ['SW-1', 'shieldWall', GODRIC, {}, 'does not form'],
    ['SW-2', 'shieldWall', EDWARD, {}, 'while forming'],
    ['SW-2', 'shieldWall', EDWARD, { [EDWARD]: held }, 'in EZOC'],
    ['MOVE-1', 'move', EDWARD, {}, 'unless it starts in EZOC'],
    ['MOVE-1', 'move', EDWARD, { [EDWARD]: held }, 'in EZOC'],
    ['MOVE-4', 'move', EDWARD, { [EDWARD]: walled }, 'in shield wall'],
    ['MOVE-5', 'move', EDWARD, { [EDWARD]: { arrived: false } }, 'not on the map'],
    ['FIRE-4', 'move', EDWARD, { [EDWARD]: suppressed }, 'suppressed'],
    ['TURN-1', 'combat', EDWARD, {}, 'not a phase of movement'],
  ])('%s in the %s phase: why it may go so far, in words', (rule, phase, id, units, why) => {
    const order = phase === 'secondMove' ? 'move' : phase;
    const battle = table({ phase, units, laid: { [BYRHTNOTH]: orders(0, order) } });
    expect(allowance(battle, unitIn(battle, id))).toMatchObject({ rule, why });
  });

  it('CMD-5: with the Bonus the words say that it may leave EZOC as it forms', () => {
    const laid = { [BYRHTNOTH]: [...orders(0, 'shieldWall'), bonus('shieldWall')] };
    const battle = table({ phase: 'shieldWall', laid, units: { [EDWARD]: held } });
    expect(allowance(battle, unitIn(battle, EDWARD)).why).toBe('out of EZOC, as it forms');
  });

  it('TURN-1: five phases are for movement', () => {
    expect(PHASES.filter(isMovementPhase)).toEqual([
      'horse',
      'withdraw',
      'shieldWall',
      'move',
      'secondMove',
    ]);
  });

  it('CARD-1: the card’s own figures', () => {
    const card = {
      figures: { move: 4, suppressedMove: 2, horse: 5, withdraw: 2, withdrawBonus: 3, forming: 2 },
    };
    const far = (phase: Order, id: string, patch: Patch = {}) => {
      const laid = { [BYRHTNOTH]: [...orders(0, phase), bonus(phase)] };
      const battle = table({ card, phase, laid, ...patch });
      return allowance(battle, unitIn(battle, id)).hexes;
    };
    expect([
      far('move', EDWARD),
      far('move', EDWARD, { units: { [EDWARD]: suppressed } }),
      far('horse', GODRIC),
      far('withdraw', EDWARD),
      far('shieldWall', EDWARD),
    ]).toEqual([4, 2, 5, 3, 2]);
    // A suppressed unit goes no farther than others.
    const slow = { figures: { suppressedMove: 9 } };
    const battle = table({
      card: slow,
      phase: 'move',
      units: { [EDWARD]: suppressed },
      laid: { [BYRHTNOTH]: orders(0, 'move') },
    });
    expect(allowance(battle, unitIn(battle, EDWARD)).rule).toBe('MOVE-1');
  });

  it('every answer says why', () => {
    const battle = table({ phase: 'move', laid: { [BYRHTNOTH]: orders(0, 'move') } });
    for (const unit of Object.values(battle.units))
      expect(allowance(battle, unit).why).toMatch(/^\w.*\w$/);
  });
});

describe('the players’ word (ZOC-1)', () => {
  it('ZOC-1: who began the phase in EZOC is remembered for the phase', () => {
    const battle = table({ phase: 'move', laid: { [BYRHTNOTH]: orders(0, 'move') } });
    const told = run(battle, { type: 'hold', unit: EDWARD, held: true });
    expect(unitIn(told, EDWARD).thisPhase.held).toBe(true);
    expect(run(told, { type: 'hold', unit: EDWARD, held: false }).units[EDWARD]).toEqual(
      battle.units[EDWARD],
    );
    expect(unitIn(run(told, next), EDWARD).thisPhase.held).toBe(false);
    nonsense(battle, { type: 'hold', unit: 'nobody', held: true });
    const gone = table({ units: { [EDWARD]: { steps: 0 } } });
    nonsense(gone, { type: 'hold', unit: EDWARD, held: true });
  });
});

describe('reinforcements (MOVE-5)', () => {
  const later = {
    [DUNNERE]: { arrived: false, arrives: 2 },
    [GODRIC]: { arrived: false, arrives: 2 },
  };
  const laid = { [BYRHTNOTH]: [...orders(0, 'move', 'horse'), bonus('move')] };
  const in2 = (phase: 'move' | 'secondMove' | 'horse' | 'combat') =>
    table({ phase, laid, units: later, turns: { red: 2, black: 1 } });
  const arrive = (unit: string) => ({ type: 'arrive' as const, unit });

  it('MOVE-5: they come when they may move, from the turn that the card names', () => {
    for (const phase of ['move', 'secondMove'] as const) {
      const here = run(in2(phase), arrive(DUNNERE));
      expect(unitIn(here, DUNNERE).arrived).toBe(true);
      expect(wingIn(here, BYRHTNOTH).disturbed).toBe(true);
    }
    expect(unitIn(run(in2('horse'), arrive(GODRIC)), GODRIC).arrived).toBe(true);
    forbidden(in2('horse'), arrive(DUNNERE), 'MOVE-5');
    forbidden(in2('combat'), arrive(DUNNERE), 'MOVE-5');
    forbidden(in2('combat'), arrive(GODRIC), 'MOVE-5');
    forbidden({ ...in2('move'), turns: { red: 1, black: 9 } }, arrive(DUNNERE), 'MOVE-5');
  });

  it('MOVE-5: their wing must have the phase, and it must be their turn', () => {
    forbidden(
      table({ phase: 'move', units: later, turns: { red: 2, black: 1 } }),
      arrive(DUNNERE),
      'CMD-3',
    );
    forbidden({ ...in2('move'), active: 'black' }, arrive(DUNNERE), 'TURN-1');
  });

  it('MOVE-5: nobody comes twice, nor comes back', () => {
    nonsense(in2('move'), arrive(HEARTH), 'MOVE-5');
    nonsense(in2('move'), arrive('nobody'));
    const dead = table({ units: { [DUNNERE]: { arrived: false, steps: 0 } }, phase: 'move', laid });
    nonsense(dead, arrive(DUNNERE), 'MOVE-5');
  });

  it('MOVE-5: who has not come cannot be attacked, fire or be fired at', () => {
    const battle = table({
      phase: 'fire',
      laid: { [OFFAS]: orders(1, 'fire') },
      units: { [ARCHERS]: { arrived: false }, [ORM]: { arrived: false } },
    });
    const fire = { type: 'fire', face: 1 } as const;
    forbidden(battle, { ...fire, unit: ARCHERS, target: EIRIK }, 'MOVE-5');
    forbidden(battle, { ...fire, unit: MACCUS, target: ORM }, 'MOVE-5');
  });

  it('MOVE-5: a card’s unit with a turn is not there at the start', () => {
    const { sides } = table().card;
    const [wing, ...others] = sides.red.wings;
    if (!wing) throw new Error('no wing');
    const units = wing.units.map((unit, place) => (place === 3 ? { ...unit, arrives: 4 } : unit));
    const wings = [{ ...wing, units }, ...others];
    const battle = table({ card: { sides: { ...sides, red: { ...sides.red, wings } } } });
    expect(unitIn(battle, DUNNERE)).toMatchObject({ arrived: false, arrives: 4 });
    expect(unitIn(battle, EDWARD)).toMatchObject({ arrived: true, arrives: 0 });
  });
});
