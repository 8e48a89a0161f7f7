import { QUICK_SHEET } from '#/games/shieldwall/rules/options';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { FORMAT } from '#/games/shieldwall/schemas/upgrades';
import { newId } from '#/store/id';
import { titleOf } from '../armies/ready';
import { defaultOptions } from './defaultOptions';

/** A ready-made battle, under the options that the player has chosen for new ones. */
export async function readyDraft(id: string) {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`There is no ready-made battle "${id}".`);
  const { armies, starts, notes } = scenario;
  // A battle can be fought even while the storage cannot be read.
  const options = await defaultOptions().catch(() => QUICK_SHEET);
  const setup = { armies, starts, notes, options, seed: newId() };
  return { name: titleOf(scenario), setup, format: FORMAT };
}
