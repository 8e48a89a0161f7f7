import {
  type Battle,
  type CombatOrder,
  type Command,
  combatDice,
  combatOf,
  fightOf,
  hasChargingFriend,
  leadersAtRisk,
  mayCharge,
  mayFight,
  mayShoot,
  missileDice,
  orderOf,
  resolveCombat,
  shootingOf,
  type Unit,
} from '#/games/shieldwall/rules';
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

/** The fight that a unit is locked in; a charger picks his enemy, and others may join on both sides. */
export function combatWith(table: Table, unit: Unit): Command {
  const { battle } = table;
  const unitOf = ({ unit: id }: { readonly unit: string }) => battle.units[id] ?? [];
  const known = fightOf(battle, unit);
  if (known.red.length > 0 && known.black.length > 0 && unit.inCombat)
    return fightOut(table, known.red.flatMap(unitOf), known.black.flatMap(unitOf));
  const able = table.units.filter((each) => mayFight(battle, each) === null);
  const enemies = able.filter((each) => each.side !== unit.side);
  if (enemies.length === 0) throw new Error(`dead end: nobody for ${unit.id} to fight`);
  const charges = (each: Unit) => each.thisTurn.charge === 'charges' && each.id !== unit.id;
  const target = table.pick(enemies);
  const own = [
    unit,
    ...table.some(
      able.filter((each) => each.side === unit.side && charges(each)),
      3,
    ),
  ];
  const foe = [
    target,
    ...table.some(
      enemies.filter((each) => each.id !== target.id && charges(each)),
      3,
    ),
  ];
  return unit.side === 'red' ? fightOut(table, own, foe) : fightOut(table, foe, own);
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

function fightOut(table: Table, red: readonly Unit[], black: readonly Unit[]): Command {
  const order = orderFor(table, red, black);
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
  return { type: 'combat', order, rounds, risks: risksOf(table, table.battle, [...red, ...black]) };
}

const risksOf = (table: Table, battle: Battle, engaged: readonly Unit[]) =>
  Object.fromEntries(
    engaged.flatMap((unit) => leadersAtRisk(battle, unit).map(({ id }) => [id, risk(table)])),
  );

/** RISK-1: a second die after a 1. */
export function risk(table: Table): number[] {
  const [first = 2] = table.d6(1);
  return first === 1 ? [1, ...table.d6(1)] : [first];
}
