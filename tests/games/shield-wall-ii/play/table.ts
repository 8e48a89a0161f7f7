import { type Chance, seededChance } from '#/core/chance';
import { D6 } from '#/core/dice';
import {
  type Battle,
  begin,
  type Command,
  decide,
  type Event,
  evolve,
  type Setup,
} from '#/games/shield-wall-ii/rules';
import { faults, ruleFaults } from './legal';

/** A battle under way, its dice, and all that has been done in it. */
export class Table {
  readonly setup: Setup;
  readonly done: { readonly command: Command; readonly events: readonly Event[] }[] = [];
  battle: Battle;
  readonly #chance: Chance;

  constructor(seed: string, setupFor: (table: Table) => Setup) {
    this.#chance = seededChance(seed);
    this.setup = setupFor(this);
    this.battle = begin(this.setup);
  }

  /** One time in `n`. */
  happens = (n: number): boolean => this.#chance.below(n) === 0;
  below = (n: number): number => this.#chance.below(n);
  pick<T>(from: readonly T[]): T {
    const found = from[this.#chance.below(from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }
  d6 = (): number => this.pick(D6);

  /** Does what the rules allow; being refused is a fault of the rules or of the player. */
  act(command: Command): void {
    const result = decide(this.battle, command);
    if (!result.ok) {
      const { kind, rule, why } = result.error;
      throw new Error(`${kind} by ${rule}: ${why} ${JSON.stringify(command)}`);
    }
    this.battle = result.value.reduce(evolve, this.battle);
    this.done.push({ command, events: result.value });
    const wrong = [...faults(this.battle), ...ruleFaults(this.battle)];
    if (wrong.length > 0) throw new Error(`${wrong.join('; ')} after ${JSON.stringify(command)}`);
  }
}
