import { type Chance, seededChance } from '#/core/chance';
import {
  type Battle,
  begin,
  type Command,
  DEFAULT_OPTIONS,
  decide,
  type Event,
  evolve,
  freeMarkers,
  mayArrive,
  mayAttack,
  mayBeAttacked,
  mayDeclareInitiative,
  mayFire,
  mayLay,
  mayRepeatOrders,
  type Options,
  ordersOf,
  questionOf,
  type Setup,
  type Unit,
  wingsOf,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import { rangeFaults, ruleFaults } from './legal';

/** More commands than any battle of the practice card takes. */
const MOST_COMMANDS = 5000;

/** A battle under way, its dice, and all that has been done in it. */
export class Table {
  readonly setup: Setup;
  readonly done: { readonly command: Command; readonly events: readonly Event[] }[] = [];
  battle: Battle;
  readonly #chance: Chance;

  constructor(seed: string) {
    this.#chance = seededChance(seed);
    this.setup = { card: PRACTICE, options: this.#options() };
    this.battle = begin(this.setup);
  }

  /** The defaults, and now and then any mixture of readings. */
  #options(): Options {
    if (!this.happens(3)) return DEFAULT_OPTIONS;
    return {
      chain: this.happens(2),
      suppressedFire: this.happens(2),
      lastTwo: this.pick(['eliminated', 'spared']),
      bonusLimit: this.happens(2),
      reverse: this.pick(['hidden', 'shown']),
      lightHorseHigh: this.pick(['neither', 'both']),
    };
  }

  /** One time in `n`. */
  happens = (n: number): boolean => this.#chance.below(n) === 0;
  pick<T>(from: readonly T[]): T {
    const found = from[this.#chance.below(from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }
  some = <T>(from: readonly T[], oneIn = 2): readonly T[] => from.filter(() => this.happens(oneIn));
  d8 = (): number => 1 + this.#chance.below(8);

  get units(): readonly Unit[] {
    return Object.values(this.battle.units);
  }

  /** Does what the rules allow; being refused is a fault of the rules or of the player. */
  act(command: Command): void {
    const result = decide(this.battle, command);
    if (!result.ok)
      throw new Error(`${result.error.rule}: ${result.error.why} ${JSON.stringify(command)}`);
    for (const event of result.value) {
      this.battle = evolve(this.battle, event);
      const faults = rangeFaults(this.battle);
      if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${JSON.stringify(event)}`);
    }
    this.done.push({ command, events: result.value });
    const faults = ruleFaults(this.battle);
    if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${JSON.stringify(command)}`);
  }
}

/** Plays a whole battle at random; `look` sees it before every step. A failure names its seed. */
export function playBattle(seed: string, look: (table: Table) => void = () => undefined): Table {
  const table = new Table(seed);
  try {
    while (!table.battle.ended) {
      look(table);
      table.act(step(table));
      if (table.done.length > MOST_COMMANDS) throw new Error('the battle does not end');
    }
  } catch (error) {
    throw new Error(`PLAY_SEED=${seed}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  return table;
}

function step(table: Table): Command {
  const { battle } = table;
  if (battle.attack) return answer(table);
  if (wingsOf(battle, battle.active).some(({ check }) => check) && table.happens(2))
    return judge(table);
  switch (battle.phase) {
    case 'command':
      return command(table);
    case 'fire':
      return fire(table);
    case 'initiative':
      return endTurn(table);
    default:
      return moveOrAttack(table);
  }
}

const GO_ON: Command = { type: 'nextPhase' };

function judge(table: Table): Command {
  const out = table.units.filter(
    (unit) =>
      unit.side === table.battle.active &&
      unit.arrived &&
      unit.steps > 0 &&
      (unit.type === 'L' || unit.type === 'I') &&
      table.battle.wings[unit.wing]?.check,
  );
  return { type: 'integrity', out: table.some(out, 12).map(({ id }) => id) };
}

/** Any marker that may lie anywhere, until chance or the rules say that it is enough. */
function command(table: Table): Command {
  const { battle } = table;
  const wings = wingsOf(battle, battle.active);
  const laid = wings.flatMap((wing) => wing.laid);
  if (laid.length === 0 && mayRepeatOrders(battle) && table.happens(4))
    return { type: 'repeatOrders' };
  if (laid.length > 0 && table.happens(20))
    return { type: 'takeBack', marker: table.pick(laid).marker };
  const { pool } = battle.card.sides[battle.active];
  const wishes = wings.flatMap((wing) =>
    freeMarkers(battle).flatMap((marker) =>
      [...new Set(pool[marker])]
        .flatMap((face) => {
          const orders = face === 'bonus' ? ordersOf(wing) : [undefined];
          return orders.map((on) => ({
            marker,
            face,
            ...(on && { on }),
            ...(on === 'combat' && table.happens(2) && { pitched: true as const }),
          }));
        })
        .flatMap((each) => (mayLay(battle, wing, each) ? [] : [{ wing: wing.id, ...each }])),
    ),
  );
  if (wishes.length === 0 || table.happens(12)) return GO_ON;
  return { type: 'lay', ...table.pick(wishes) };
}

function fire(table: Table): Command {
  const { battle } = table;
  const firers = table.units.filter((unit) => mayFire(battle, unit) === null);
  const targets = table.units.filter((unit) => unit.side !== battle.active && unit.steps > 0);
  if (firers.length === 0 || targets.length === 0 || table.happens(6)) return GO_ON;
  return {
    type: 'fire',
    unit: table.pick(firers).id,
    target: table.pick(targets).id,
    face: table.d8(),
    ...(table.happens(4) && { high: true as const }),
  };
}

function moveOrAttack(table: Table): Command {
  const { battle } = table;
  const arriving = table.units.filter((unit) => mayArrive(battle, unit) === null);
  const [first] = arriving;
  if (first) return { type: 'arrive', unit: first.id };
  const chooses = wingsOf(battle, battle.active).find(({ laid }) =>
    laid.some(({ face, on }) => face === 'bonus' && on === 'combat'),
  );
  if (chooses && battle.phase === 'move' && table.happens(4))
    return { type: 'choosePitched', wing: chooses.id, pitched: table.happens(2) };
  if (table.happens(8)) {
    const here = table.units.filter((unit) => unit.steps > 0);
    return { type: 'hold', unit: table.pick(here).id, held: table.happens(2) };
  }
  return attack(table);
}

function attack(table: Table): Command {
  const { battle } = table;
  const able = table.units.filter((unit) => mayAttack(battle, unit) === null);
  const targets = table.units.filter(
    (unit) => unit.side !== battle.active && mayBeAttacked(unit) === null,
  );
  if (able.length === 0 || targets.length === 0 || table.happens(6)) return GO_ON;
  const leader = table.pick(able);
  const isHorse = (unit: Unit): boolean => unit.type === 'HH' || unit.type === 'LH';
  const friends = able.filter(
    (unit) => unit !== leader && unit.wing === leader.wing && isHorse(unit) === isHorse(leader),
  );
  return {
    type: 'attack',
    attackers: [leader, ...table.some(friends, 3)].map(({ id }) => id),
    target: table.pick(targets).id,
    face: table.d8(),
    ...(table.happens(6) && { downhill: true as const }),
    ...(table.happens(8) && { trench: true as const }),
  };
}

/** Whoever is asked answers at random. */
function answer(table: Table): Command {
  const question = questionOf(table.battle);
  switch (question?.ask) {
    case 'choice':
      return { type: 'changeResult', take: table.happens(2) };
    case 'resolve':
      return {
        type: 'resolve',
        blocked: table.some(question.retreating, 4),
        ...(question.losers.length > 0 && { loses: table.pick(question.losers) }),
      };
    case 'advance': {
      const unit = table.pick(question.must.length > 0 ? question.must : question.who);
      if (question.must.length === 0 && table.happens(2)) return { type: 'advance', unit: null };
      return { type: 'advance', unit };
    }
    default:
      throw new Error('an open attack asks nothing');
  }
}

function endTurn(table: Table): Command {
  if (mayDeclareInitiative(table.battle) === null && table.happens(3))
    return { type: 'declareInitiative' };
  return GO_ON;
}
