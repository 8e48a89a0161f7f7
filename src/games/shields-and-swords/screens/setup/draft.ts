import { type Card, DEFAULT_OPTIONS, type Options, type Setup } from '../../rules';
import { SCENARIOS } from '../../scenarios';
import { withNames } from '../cards/edit';
import { FORMAT } from '../game';
import { defaultOptions } from './defaultOptions';

/** A battle with this card under these options. */
export const draftOf = (card: Card, options: Options) => {
  const setup: Setup = { card: withNames(card), options };
  return { name: card.name, setup, format: FORMAT };
};

export async function readyDraft(id: string) {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`There is no ready-made battle "${id}".`);
  // A battle can be fought even while the storage cannot be read.
  const options = await defaultOptions().catch(() => DEFAULT_OPTIONS);
  return draftOf(scenario.card, options);
}
