import {
  type Action,
  type Command,
  choicesOf,
  commanderPoints,
  flees,
  guide,
  initiativeParts,
  leaderActions,
  leaderToUnit,
  mayBeBlocked,
  mayCallHolyPerson,
  mayManoeuvre,
  mayMove,
  mayRest,
  mayTestControl,
  moraleOffers,
  mustTestControl,
  outpacedBy,
  picker,
  pursuersOf,
  refuges,
  sumOf,
  type Task,
  type Unit,
  unitActions,
} from '#/games/shieldwall/rules';
import { challenges, diceOff, stepDuel } from './duels';
import { charges, combatWith, risk, volleys } from './fights';
import { Table } from './table';

const MOST_TURNS = 15;
/** More tasks than any phase can ask for: past it something goes round in circles. */
const MOST_TASKS = 400;

/** A whole battle by the rules alone, picking among everything that they allow. */
export function playBattle(seed: string, watch: (table: Table) => void = () => undefined): Table {
  const table = new Table(seed);
  try {
    while (table.battle.turn <= MOST_TURNS && bothHold(table)) {
      PHASES[table.battle.phase](table);
      doWhatIsDue(table);
      watch(table);
      table.act({ type: 'nextPhase' });
    }
    table.act({ type: 'end', ending: { how: 'agreed', side: null } });
  } catch (error) {
    const at = `turn ${table.battle.turn}, ${table.battle.phase}, command ${table.done.length}`;
    throw new Error(`PLAY_SEED=${seed} (${at}): ${error}`, { cause: error });
  }
  return table;
}

const bothHold = (table: Table): boolean =>
  table.of('red').length > 0 && table.of('black').length > 0;

/** Every task that the guide calls due can be done, and doing it ends. */
function doWhatIsDue(table: Table): void {
  for (let count = 0; bothHold(table); count++) {
    const [task] = guide(table.battle).due;
    if (!task) return;
    if (count > MOST_TASKS) throw new Error(`dead end: "${task.text}" is never done`);
    for (const command of solve(table, task)) table.act(command);
  }
}

function unitOf(table: Table, task: Task): Unit {
  const unit = table.battle.units[task.unit ?? ''];
  if (!unit) throw new Error(`no unit in "${task.text}"`);
  return unit;
}

/** What a task's tool would do. */
function solve(table: Table, task: Task): Command[] {
  const { battle } = table;
  switch (task.tool) {
    case 'initiative':
      return [rollInitiative(table)];
    case 'gods':
      return battle.godCard ? [settle(table, battle.godCard.card)] : [{ type: 'drawCard' }];
    case 'duel':
      return battle.duel ? [stepDuel(table, battle.duel)] : [];
    case 'risk':
      return [{ type: 'riskTest', contingent: task.contingent ?? '', faces: risk(table) }];
    case 'lost-retinue':
      return [lostRetinue(table, task.contingent ?? '')];
    case 'morale':
      return [morale(table, task.unit ?? '')];
    case 'unit':
    case 'control':
      return [testOrGoOn(table, unitOf(table, task))];
    case 'movement':
      return [goOn(table, unitOf(table, task))];
    case 'charge': {
      if (!task.unit) return task.answer ? [task.answer.command] : [];
      const charge = charges(table, [unitOf(table, task)]);
      if (!charge) throw new Error(`dead end: ${task.text}`);
      return [charge];
    }
    case 'combat':
      return [combatWith(table, unitOf(table, task))];
    case 'pursuit':
      return [reach(table, unitOf(table, task))];
    case 'free-hack':
      return [cutDown(table, unitOf(table, task))];
    default:
      throw new Error(`"${task.text}" is due`);
  }
}

function rollInitiative(table: Table): Command {
  const parts = initiativeParts(commanderPoints(table.battle));
  const bonus = { red: sumOf(parts.red), black: sumOf(parts.black) };
  const rolls = diceOff(table, ({ red, black }) => red + bonus.red !== black + bonus.black);
  return { type: 'rollInitiative', rolls, first: table.pick(['red', 'black'] as const) };
}

function settle(table: Table, card: Parameters<typeof picker>[0]): Command {
  const choices = picker(card) === null ? [] : choicesOf(table.battle, card);
  return choices.length > 0
    ? { type: 'settleCard', choice: table.pick(choices) }
    : { type: 'settleCard' };
}

function lostRetinue(table: Table, id: string): Command {
  const contingent = table.battle.contingents[id];
  const open = contingent ? refuges(table.battle, contingent.side) : [];
  const [face = 1] = table.d6(1);
  const joins = face > 4 && open.length > 0 ? { joins: table.pick(open).id } : {};
  return { type: 'lostRetinue', contingent: id, face, ...joins };
}

function morale(table: Table, shock: string): Command {
  const near = moraleOffers(table.battle).filter(
    (offer) => offer.shock.unit === shock && !offer.anyDistance,
  );
  const units = table.some(near, 3).map(({ unit }) => unit);
  return { type: 'morale', touched: [{ shock, units }] };
}

function control(table: Table, unit: Unit): Command {
  if (mayTestControl(table.battle, unit) !== null)
    throw new Error(`dead end: ${unit.id} cannot test`);
  const adjust =
    unit.grade === 'A' && table.happens(2) ? { adjust: table.pick([1, -1] as const) } : {};
  return { type: 'controlTest', unit: unit.id, face: table.avd(), ...adjust };
}

/** A pursuer may test or go on, a unit that must test does, and a retiring one goes on. */
function testOrGoOn(table: Table, unit: Unit): Command {
  const must = mustTestControl(table.battle, unit);
  const may = unit.course === 'pursuing' && unit.thisTurn.control === null;
  return must || (may && table.happens(2)) ? control(table, unit) : goOn(table, unit);
}

/** The move that a unit's course asks for. */
function goOn(table: Table, unit: Unit): Command {
  const run = (purpose: 'rout' | 'retire' | 'pursue'): Command => ({
    type: 'move',
    units: [unit.id],
    purpose,
    advance: purpose === 'pursue',
    faces: [table.avd(), ...table.d6(1)],
  });
  switch (unit.course) {
    case 'broken':
      if (pursuersOf(table.battle, unit).length === 0)
        return { type: 'remove', unit: unit.id, how: 'routed' };
      return table.happens(8) ? { type: 'remove', unit: unit.id, how: 'surrendered' } : run('rout');
    case 'pursuing':
      return run('pursue');
    case 'retiring': {
      const canForm = mayManoeuvre(table.battle, unit, 'formUp') === null;
      const canRun = mayMove(table.battle, unit, 'retire', false) === null;
      if (mayBeBlocked(table.battle, unit) === null && table.happens(6))
        return { type: 'blocked', unit: unit.id };
      if (!canForm && !canRun) throw new Error(`dead end: ${unit.id} can do nothing`);
      return canForm && (!canRun || table.happens(2))
        ? { type: 'manoeuvre', unit: unit.id, how: 'formUp' }
        : run('retire');
    }
    case 'steady':
      return move(table, [unit], true);
  }
}

function move(table: Table, units: readonly Unit[], advance: boolean): Command {
  const eager = units.some(({ level }) => level === 'bloodLust');
  const turning = table.happens(4)
    ? { turning: table.pick(['changeDirection', 'aboutFace', 'embark', 'disembark'] as const) }
    : {};
  return {
    type: 'move',
    units: units.map(({ id }) => id),
    purpose: 'move',
    advance,
    faces: [table.avd(), ...table.d6(table.below(2))],
    ...turning,
    ...(!eager && table.happens(5) && { stopShort: true as const }),
  };
}

const PHASES: Record<Table['battle']['phase'], (table: Table) => void> = {
  initiative: () => undefined,

  gods: (table) => {
    table.act({ type: 'drawCard' });
    const callers = Object.keys(table.battle.contingents).filter(
      (id) => mayCallHolyPerson(table.battle, id) === null,
    );
    if (callers.length === 0 || !table.happens(2)) return;
    const one = table.pick(callers);
    const side = table.battle.contingents[one]?.side;
    const other = callers.find((id) => table.battle.contingents[id]?.side !== side);
    const both = other && table.happens(2) ? [one, other] : [one];
    table.act({
      type: 'callHolyPerson',
      callers: both,
      redraw: both.length === 1 && table.happens(2),
    });
  },

  leadership: (table) => {
    for (let step = table.below(14); step > 0; step--) {
      const open = [...taps(table), ...table.some(challenges(table), 4)];
      if (open.length > 0) table.act(table.pick(open));
      if (table.battle.duel) doWhatIsDue(table);
    }
  },

  movement: (table) => {
    answer(table);
    for (const { id } of table.some(table.units, 1)) {
      const unit = table.battle.units[id];
      if (unit && unit.lost === null) stir(table, unit);
    }
  },

  missiles: (table) => {
    const shots = volleys(table);
    if (shots) table.act(shots);
    answer(table);
  },

  combat: (table) => {
    for (const side of table.battle.first === 'black' ? BLACK_FIRST : RED_FIRST) {
      const charge = charges(table, table.some(table.of(side), 2));
      if (charge) table.act(charge);
    }
    doWhatIsDue(table);
    afterCombat(table);
  },
};

/** Now and then the usual answer to what is open. */
function answer(table: Table): void {
  for (const { answer } of guide(table.battle).open)
    if (answer && table.happens(3)) table.act(answer.command);
}
const RED_FIRST = ['red', 'black'] as const;
const BLACK_FIRST = ['black', 'red'] as const;

const free = (actions: readonly Action[]): Command[] =>
  actions.flatMap(({ bar, command }) => (bar === null && command ? [command] : []));

/** Everything that one tap does now, camp followers on the move among it. */
function taps({ battle, units }: Table): Command[] {
  const contingents = Object.values(battle.contingents);
  return [
    ...units.flatMap((unit) => free(unitActions(battle, unit))),
    ...contingents.flatMap((contingent) => free(leaderActions(battle, contingent))),
    ...contingents.flatMap((contingent) =>
      units
        .filter(({ side }) => side === contingent.side)
        .flatMap((unit) => free(leaderToUnit(battle, contingent, unit))),
    ),
    ...units
      .filter(({ supernumeraries }) => supernumeraries.includes('campFollowers'))
      .flatMap((from) =>
        units
          .filter((to) => to.side === from.side && to.id !== from.id)
          .map((to): Command => ({ type: 'moveCampFollowers', from: from.id, to: to.id })),
      ),
  ];
}

/** A unit's movement phase: a test now and then, a move, a rest, a manoeuvre, or nothing. */
function stir(table: Table, unit: Unit): void {
  const { battle } = table;
  if (mayTestControl(battle, unit) === null && table.happens(6)) {
    table.act(control(table, unit));
    return;
  }
  const moves: Command[] = free(unitActions(battle, unit)).filter(
    ({ type }) => type !== 'threaten' || table.happens(3),
  );
  for (const advance of [true, false]) {
    const kin = table.units.filter(
      (each) =>
        each.contingent === unit.contingent && mayMove(battle, each, 'move', advance) === null,
    );
    if (!kin.some(({ id }) => id === unit.id)) continue;
    const along = table.some(kin.filter(({ id }) => id !== unit.id));
    moves.push(move(table, [unit, ...along], advance));
  }
  if (mayRest(battle, unit) === null) moves.push({ type: 'rest', unit: unit.id });
  if (moves.length > 0 && !table.happens(4)) table.act(table.pick(moves));
}

/** What else may befall those who fell back or ran. */
function afterCombat(table: Table): void {
  for (const { id } of table.units) {
    const unit = table.battle.units[id];
    if (!unit || unit.lost !== null) continue;
    // Most who run are seen again; some scatter, find no room or leave the table.
    const ends = free(unitActions(table.battle, unit)).filter(({ type }) => type !== 'charge');
    if (ends.length > 0 && table.happens(6)) table.act(table.pick(ends));
    doWhatIsDue(table);
  }
}

/** AFTER-8, CHG-4: what a pursuit came to: by the dice, or new enemies where there are any. */
function reach(table: Table, unit: Unit): Command {
  const { battle } = table;
  const fresh = table.units.filter((each) => each.side !== unit.side && !flees(each));
  if (fresh.length > 0 && table.happens(4)) {
    const met = table.some(fresh, 4);
    const enemies = (met.length > 0 ? met : fresh.slice(0, 1)).map(({ id }) => id);
    return { type: 'meet', unit: unit.id, enemies };
  }
  const [caught] = outpacedBy(battle, unit);
  return caught
    ? { type: 'caught', unit: caught.id, by: unit.id }
    : { type: 'outrun', unit: unit.id };
}

const cutDown = (table: Table, unit: Unit): Command => ({
  type: 'freeHack',
  unit: unit.id,
  target: unit.thisTurn.caught ?? '',
  faces: table.d6(unit.stands),
});
