import type { Options, Setup } from '../../rules';
import { SCENARIOS, type Scenario, setupOf } from '../../scenarios';

const FORMAT = 1;

/** A battle of the six under these options. */
export const draftOf = (scenario: Scenario, options: Options = scenario.options) => {
  const setup: Setup = { ...setupOf(scenario), options };
  return { name: scenario.name, setup, format: FORMAT };
};

export function readyDraft(id: string) {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`There is no ready-made battle "${id}".`);
  return draftOf(scenario);
}
