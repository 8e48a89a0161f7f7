import { seededChance } from '#/core/chance';
import type { Battle, Level } from '../rules';
import { type Choice, choose } from './choose';

/** What the page asks for: the next commands of whoever is to choose. */
export interface Question {
  readonly id: number;
  readonly battle: Battle;
  readonly level: Level;
  readonly seed: number;
}

export interface Answer {
  readonly id: number;
  readonly choices: readonly Choice[];
}

/** In a worker, so that the page is never blocked while the phone thinks. */
self.onmessage = ({ data }: MessageEvent<Question>) => {
  const choices = choose(data.battle, data.level, seededChance(data.seed));
  self.postMessage({ id: data.id, choices } satisfies Answer);
};
