import { type Chance, seededChance } from '#/core/chance';
import { AVD, D6 } from '#/core/dice';
import {
  type Battle,
  begin,
  type Command,
  decide,
  type Event,
  evolve,
  type Options,
  PRESETS,
  type RollName,
  rankOf,
  type Setup,
  SIDES,
  type Side,
  type Unit,
} from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { rangeFaults, ruleFaults } from './legal';

/** A battle under way, its dice, and all that has been done in it. */
export class Table {
  readonly setup: Setup;
  readonly done: { readonly command: Command; readonly events: readonly Event[] }[] = [];
  battle: Battle;
  readonly seed: string;
  readonly #chance: Chance;

  constructor(seed: string) {
    this.seed = seed;
    this.#chance = seededChance(seed);
    const scenario = this.pick(SCENARIOS);
    const { armies, starts } = scenario;
    this.setup = { armies, starts, options: this.#options(), seed };
    this.battle = begin(this.setup);
  }

  /** Either preset, and now and then any mixture of the two and the house settings. */
  #options(): Options {
    const preset = this.pick([PRESETS.quickSheet, PRESETS.rulebook]);
    if (!this.happens(3)) return preset;
    return {
      restD: this.pick(['near', 'far']),
      rain: this.pick(['twoTurns', 'restOfGame']),
      minDie: this.pick([0, 1]),
      missileLevels: this.pick(['eachHit', 'once']),
      nearbyLosses: this.pick(['oneLevel', 'each']),
      commanderKilled: this.pick(['contingent', 'army']),
      campFollowers: this.pick(['contingent', 'attached']),
      dpCap: this.pick(['stops', 'goesOn']),
      duelOrder: this.pick(['duelsFirst', 'movesFirst']),
      terrainStop: this.pick([true, false]),
      halt: this.pick(['front', 'visible']),
    };
  }

  /** One time in `n`. */
  happens = (n: number): boolean => this.#chance.below(n) === 0;
  below = (n: number): number => this.#chance.below(n);
  pick<T>(from: readonly T[]): T {
    const found = from[this.#chance.below(from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }
  some = <T>(from: readonly T[], oneIn = 2): readonly T[] => from.filter(() => this.happens(oneIn));
  d6 = (count: number): number[] => Array.from({ length: count }, () => this.pick(D6));
  avd = (): number => this.pick(AVD);

  get units(): readonly Unit[] {
    return Object.values(this.battle.units).filter(({ lost }) => lost === null);
  }
  of = (side: Side): readonly Unit[] => this.units.filter((unit) => unit.side === side);

  /** Does what the rules allow; being refused is a fault of the rules or of the player. */
  act(wanted: Command): void {
    const command = this.#fortunate(wanted);
    const result = decide(this.battle, command);
    if (!result.ok) {
      throw new Error(
        `${result.error.kind} by ${result.error.rule}: ${result.error.why} ${JSON.stringify(command)}`,
      );
    }
    for (const event of result.value) {
      this.battle = evolve(this.battle, event);
      const faults = rangeFaults(this.battle);
      if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${JSON.stringify(event)}`);
    }
    this.done.push({ command, events: result.value });
    const faults = ruleFaults(this.battle);
    if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${JSON.stringify(command)}`);
  }

  /** GOD-7: now and then a seven takes a throw back first. */
  #fortunate(command: Command): Command {
    const roll = ROLLS[command.type];
    const side = SIDES.find((each) =>
      this.battle.sides[each].retained.some((card) => rankOf(card) === '7'),
    );
    if (!roll || !side || !this.happens(4)) return command;
    if (command.type === 'charge' && command.tests.every(({ face }) => face === null))
      return command;
    return { ...command, fortune: { side, roll, thrown: this.d6(1 + this.below(4)) } };
  }
}

const ROLLS: Partial<Record<Command['type'], RollName>> = {
  rollInitiative: 'initiative',
  controlTest: 'control',
  move: 'movement',
  missiles: 'missiles',
  charge: 'charge',
  combat: 'combat',
  riskTest: 'risk',
  lostRetinue: 'lostRetinue',
  freeHack: 'freeHack',
  refuseChallenge: 'refusal',
};
