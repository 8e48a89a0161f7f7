import { describe, expect, it } from 'vitest';
import { type Chance, seededChance } from '#/core/chance';
import {
  type AttackChances,
  attackOdds,
  attackOf,
  type Battle,
  type Command,
  decide,
  type Event,
  evolve,
  NOT_AT_ALL,
  PRINTED_CLASSES,
  questionOf,
  type Surroundings,
  UNIT_TYPES,
  type Unit,
  WELL,
} from '#/games/shields-and-swords/rules';
import { combat, ORM, unitIn } from '../kernel/table';
import { attackBy, fighter } from './fighters';

/** What the kernel itself makes of a throw, by trying everything that the players may do. */
interface Played {
  readonly battle: Battle;
  readonly events: readonly Event[];
}

const TEAM = ['red-0-0', 'red-0-1', 'red-0-2'];

function step({ battle, events }: Played, command: Command): Played {
  const result = decide(battle, command);
  if (!result.ok) throw new Error(result.error.why);
  return {
    battle: result.value.reduce((now, event) => evolve(now, event), battle),
    events: [...events, ...result.value],
  };
}

const lostBy = (before: Battle, after: Battle, id: string): number =>
  unitIn(before, id).steps - unitIn(after, id).steps;

/** Points won less points lost, a unit's points in equal parts; then the target's steps. */
function keyOf(before: Battle, after: Battle, attackers: readonly string[]): [number, number] {
  const worth = (id: string): number => {
    const unit = unitIn(before, id);
    const full = unit.reverse ? 2 : 1;
    return (before.card.victory.points[unit.type] * lostBy(before, after, id)) / full;
  };
  const own = attackers.reduce((sum, id) => sum + worth(id), 0);
  return [worth(ORM) - own, lostBy(before, after, ORM)];
}

const better = (a: [number, number], b: [number, number]): boolean =>
  a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/** The end that the players reach, each doing what is best for him. */
function best(
  before: Battle,
  now: Played,
  attackers: readonly string[],
  around: Surroundings,
  choose: boolean,
): Played {
  const question = questionOf(now.battle);
  if (!question || question.ask === 'advance') return now;
  const key = (played: Played) => keyOf(before, played.battle, attackers);
  if (question.ask === 'choice') {
    const after = (take: boolean) =>
      best(before, step(now, { type: 'changeResult', take }), attackers, around, choose);
    const left = after(false);
    if (!choose) return left;
    const taken = after(true);
    const wanted =
      question.side === 'red' ? better(key(taken), key(left)) : better(key(left), key(taken));
    return wanted ? taken : left;
  }
  const blocked = question.retreating.filter((id) =>
    id === ORM ? around.targetBlocked : around.attackersBlocked,
  );
  const ends = (question.losers.length > 0 ? question.losers : [undefined]).map((loses) =>
    step(now, { type: 'resolve', blocked, ...(loses && { loses }) }),
  );
  const survivors = (played: Played) =>
    attackers.filter((id) => unitIn(played.battle, id).steps > 0).length;
  return ends.reduce((a, b) => {
    if (better(key(b), key(a))) return b;
    const equal = !better(key(a), key(b));
    return equal && survivors(b) > survivors(a) ? b : a;
  });
}

function enumerated(
  battle: Battle,
  wish: Extract<Command, { type: 'attack' }>,
  around: Surroundings,
  choose: boolean,
): AttackChances {
  const { attackers } = wish;
  const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((face) =>
    best(battle, step({ battle, events: [] }, { ...wish, face }), attackers, around, choose),
  );
  const count = (happens: (end: Played) => boolean): number => ends.filter(happens).length;
  const back = ({ events }: Played, ids: readonly string[]): boolean =>
    events.some(
      (event) => event.type === 'moved' && event.how === 'retreats' && ids.includes(event.unit),
    );
  return {
    targetHurt: count((end) => lostBy(battle, end.battle, ORM) > 0),
    targetGone: count((end) => unitIn(end.battle, ORM).steps === 0),
    targetBack: count((end) => back(end, [ORM])),
    attackersHurt: count((end) => attackers.some((id) => lostBy(battle, end.battle, id) > 0)),
    attackerGone: count((end) => attackers.some((id) => unitIn(end.battle, id).steps === 0)),
    attackersBack: count((end) => back(end, attackers)),
  };
}

const pick = <T>(chance: Chance, from: readonly T[]): T => from[chance.below(from.length)] as T;

/** Any attack: types, classes, steps, walls, suppression, ground, and what lies behind the units. */
function anyAttack(seed: string) {
  const chance = seededChance(seed);
  const flip = () => chance.below(2) === 0;
  const horse = flip();
  const unit = (types: readonly Unit['type'][]): Partial<Unit> => {
    const values = { class: pick(chance, PRINTED_CLASSES), fireFactor: null };
    const reverse = flip() ? values : null;
    const steps = reverse && flip() ? 2 : 1;
    const type = pick(chance, types);
    const inShieldWall = type.length === 1 && flip();
    return { type, front: values, reverse, steps, inShieldWall, crown: false };
  };
  const team = TEAM.slice(0, 1 + chance.below(3));
  const types = horse ? (['HH', 'LH'] as const) : (['V', 'L', 'I'] as const);
  const battle = combat({
    options: { chain: flip() },
    units: {
      ...Object.fromEntries(team.map((id) => [id, unit(types)])),
      [ORM]: { ...unit(UNIT_TYPES), suppressed: flip() },
    },
  });
  const ground = {
    ...(flip() && { downhill: true as const }),
    ...(flip() && { trench: true as const }),
  };
  const around = { chain: battle.options.chain, targetBlocked: flip(), attackersBlocked: flip() };
  return { battle, team, ground, around };
}

describe('exact chances against everything that can happen (RES-1..9, RET-1..3, CRT)', () => {
  it('the chances of 150 attacks, with the choices taken well and not at all', () => {
    for (let seed = 0; seed < 150; seed++) {
      const { battle, team, ground, around } = anyAttack(`attack-${seed}`);
      const wish = { type: 'attack', target: ORM, attackers: team, face: 1, ...ground } as const;
      const thrown = decide(battle, { ...wish, face: 1 });
      const opened =
        thrown.ok && thrown.value.find((event) => event.type === 'dice' && event.roll === 'attack');
      const primary = unitIn(battle, opened && opened.type === 'dice' ? opened.by : '');
      const participants = team.filter((id) => id !== primary.id).map((id) => unitIn(battle, id));
      const attack = attackOf(
        battle,
        ground,
        { target: unitIn(battle, ORM), primary, participants },
        [],
      );
      const seen = {
        seed,
        well: attackOdds(attack, WELL, around).chances,
        left: attackOdds(attack, NOT_AT_ALL, around).chances,
      };
      expect(seen).toEqual({
        seed,
        well: enumerated(battle, wish, around, true),
        left: enumerated(battle, wish, around, false),
      });
    }
  }, 20_000);
});

describe('choices taken well', () => {
  const finals = (attack: Parameters<typeof attackOdds>[0], around?: Surroundings) =>
    attackOdds(attack, WELL, around)
      .faces.map(({ final }) => final)
      .join(' ');
  const blocked = { chain: false, targetBlocked: true, attackersBlocked: false };

  it('RES-6: heavy horse worth more than its target rather drives it back', () => {
    // Row B at 0: DL DR DR* NE EX EX AR AR.
    const rider = fighter('HH', 'B', { points: 3 });
    expect(finals(attackBy(rider, fighter('I', 'C', { points: 2 })))).toBe(
      'DL DR DR* NE DR DR AR AR',
    );
    expect(finals(attackBy(rider, fighter('I', 'C', { points: 4 })))).toBe(
      'DL DR DR* NE EX EX AR AR',
    );
    // With nowhere to go the retreat costs a step and the attacker nothing.
    expect(finals(attackBy(rider, fighter('I', 'C', { points: 4 })), blocked)).toBe(
      'DL DR DR* NE DR DR AR AR',
    );
  });

  it('RES-7: light horse worth more than its target rather goes back', () => {
    // Row C at -1: DL DR DR* NE* EX EX AR AR.
    const rider = fighter('LH', 'C', { points: 3 });
    expect(finals(attackBy(rider, fighter('L', 'D', { points: 1 })))).toBe(
      'DL DR DR* NE* AR AR AR AR',
    );
    expect(finals(attackBy(rider, fighter('L', 'D', { points: 3 })))).toBe(
      'DL DR DR* NE* EX EX AR AR',
    );
  });

  it('RES-8: light horse is driven back rather than hurt, unless it has nowhere to go', () => {
    // Row B at 0, of equal worth.
    const attack = attackBy(fighter('I', 'B'), fighter('LH', 'C'));
    expect(finals(attack)).toBe('DL DR DR* NE DR DR AR AR');
    expect(finals(attack, blocked)).toBe('DL DR DR* NE EX EX AR AR');
    // A dear attacker for a cheap step: the defender keeps the exchange.
    const dear = attackBy(fighter('I', 'B', { points: 9 }), fighter('LH', 'C'));
    expect(finals(dear)).toBe('DL DR DR* NE EX EX AR AR');
  });

  it('RES-5: a star is left where the exchange costs more than it brings', () => {
    const wall = fighter('L', 'D', { inShieldWall: true });
    // Row C at 0: DR DR* NE* EX EX AR AR AL.
    expect(finals(attackBy(fighter('I', 'B', { points: 3 }), wall))).toBe(
      'DR DR* NE* EX EX AR AR AL',
    );
    expect(finals(attackBy(fighter('I', 'B'), wall))).toBe('DR EX EX EX EX AR AR AL');
  });

  it('a choice may be forced either way', () => {
    const attack = attackBy(fighter('HH', 'B'), fighter('LH', 'C'));
    const ways = (policy: Parameters<typeof attackOdds>[1]) =>
      attackOdds(attack, policy)
        .results.map(({ value, ways: n }) => `${value} ${n}`)
        .join(' ');
    // Row B at -1: DL DL DR DR* NE EX EX AR.
    expect(ways(NOT_AT_ALL)).toBe('DL 2 DR 1 DR* 1 NE 1 EX 2 AR 1');
    expect(ways({ ...NOT_AT_ALL, attacker: 'take' })).toBe('DL 2 DR 3 DR* 1 NE 1 AR 1');
    expect(ways({ ...NOT_AT_ALL, defender: 'take' })).toBe('DL 2 DR 3 DR* 1 NE 1 AR 1');
  });
});
