import {
  type Battle,
  type CombatOrder,
  type Command,
  combatDice,
  combatOf,
  hasChargingFriend,
  leaderAtRisk,
  mayCharge,
  mayFight,
  mayShoot,
  missileDice,
  orderOf,
  resolveCombat,
  shootingOf,
  type Unit,
} from '../../../../src/games/shieldwall/rules';
import type { Table } from './table';

/** Dice for one exchange of missiles: some who may shoot, at whom they like. */
export function volleys(table: Table): Command | null {
  const { battle } = table;
  const targets = new Set<string>();
  const shots = table
    .some(table.units, 3)
    .filter((unit) => mayShoot(battle, unit) === null)
    .flatMap((unit) => {
      const enemies = table.units.filter(
        (each) => each.side !== unit.side && !each.inCombat && !targets.has(each.id),
      );
      if (enemies.length === 0) return [];
      const target = table.pick(enemies);
      targets.add(target.id);
      const fives = battle.sides[unit.side].retained.filter((card) => card.startsWith('5'));
      const volley = {
        shooters: [{ unit: unit.id, stands: 1 + table.below(unit.stands) }],
        target: target.id,
        cover: table.happens(3),
        skilledArcher: fives.length > 0 && targets.size === 1,
      };
      const faces = table.d6(missileDice(shootingOf(battle, volley, target)));
      return [{ ...volley, faces }];
    });
  return shots.length > 0 ? { type: 'missiles', volleys: shots } : null;
}

/** Declares the charges of these units, each with its die, friends drawn along where they can be. */
export function charges(table: Table, units: readonly Unit[]): Command | null {
  const { battle } = table;
  const able = units.filter((unit) => mayCharge(battle, unit) === null);
  if (able.length === 0) return null;
  const first = able.filter(({ level }) => level === 'bloodLust');
  const rest = able.filter(({ level }) => level !== 'bloodLust');
  const sure = new Set(first.map(({ id }) => id));
  return {
    type: 'charge',
    tests: [...first, ...rest].map((unit) => ({
      unit: unit.id,
      face: unit.level === 'bloodLust' ? null : table.pick([1, 2, 3, 4, 5, 6]),
      friendCharging: table.happens(2) && hasChargingFriend(battle, unit, before(sure, unit)),
      standardNear: table.happens(3),
    })),
  };
}

const before = (sure: ReadonlySet<string>, unit: Unit): ReadonlySet<string> =>
  sure.has(unit.id) ? new Set() : sure;

/** Who has still to fight, and who is there to fight him. */
export function combatWith(table: Table, unit: Unit): Command {
  const { battle } = table;
  const waits = ({ thisTurn, inCombat }: Unit) =>
    !thisTurn.fought && (inCombat || thisTurn.charge === 'charges');
  const pursuing = unit.course === 'pursuing';
  const enemies = table.units.filter(
    (each) => each.side !== unit.side && mayFight(battle, each, pursuing) === null,
  );
  const friends = table.units.filter(
    (each) =>
      each.side === unit.side && each.id !== unit.id && waits(each) && each.course === unit.course,
  );
  if (enemies.length === 0) throw new Error(`dead end: nobody for ${unit.id} to fight`);
  const locked = enemies.filter(waits);
  const target = table.pick(locked.length > 0 && !table.happens(4) ? locked : enemies);
  const others = enemies.filter((each) => each.id !== target.id && waits(each));
  const ours = enemies.length <= 2 ? friends : table.some(friends, 3);
  const theirs = table.some(others, 3);
  const [own, foe] = [
    [unit, ...ours],
    [target, ...theirs],
  ];
  return fightOut(
    table,
    unit.side === 'red' ? orderFor(table, own, foe) : orderFor(table, foe, own),
    [...own, ...foe],
  );
}

/** An order as the battle knows it, with what only the table shows. */
function orderFor(table: Table, red: readonly Unit[], black: readonly Unit[]): CombatOrder {
  const order = orderOf(table.battle, { red, black });
  const seen = (place: CombatOrder['red'][number]) => ({
    ...place,
    engagedStands: 1 + table.below(place.engagedStands),
    flankSupports: table.below(3),
    worseGround: table.happens(4),
    fromFlankOrRear: table.happens(6),
  });
  return {
    red: order.red.map(seen),
    black: order.black.map(seen),
    charge: order.charge,
    winners: table.pick(['followUp', 'pursue'] as const),
  };
}

function fightOut(table: Table, order: CombatOrder, engaged: readonly Unit[]): Command {
  const combat = combatOf(table.battle, order);
  if (!combat.ok) throw new Error(combat.error.why);
  const rounds: Record<string, number[]>[] = [];
  let next: typeof combat.value | null = combat.value;
  while (next) {
    const dice = Object.entries(combatDice(next));
    rounds.push(Object.fromEntries(dice.map(([id, count]) => [id, table.d6(count)])));
    const result = resolveCombat(combat.value, rounds);
    if (!result.ok) throw new Error(result.error.why);
    next = result.value.next;
  }
  return { type: 'combat', order, rounds, risks: risksOf(table, table.battle, engaged) };
}

const risksOf = (table: Table, battle: Battle, engaged: readonly Unit[]) =>
  Object.fromEntries(
    engaged.flatMap((unit) => {
      const contingent = leaderAtRisk(battle, unit);
      return contingent ? [[contingent.id, risk(table)]] : [];
    }),
  );

/** RISK-1: a second die after a 1. */
export function risk(table: Table): number[] {
  const [first = 2] = table.d6(1);
  return first === 1 ? [1, ...table.d6(1)] : [first];
}
