import type { Mode, Opponent, Options, Setup } from '../../rules';
import { SCENARIOS, type Scenario, setupOf } from '../../scenarios';

const FORMAT = 1;

/** A battle under these options; as printed, with the board on the phone, unless said otherwise. */
export const draftOf = (
  scenario: Scenario,
  options: Options = scenario.options,
  mode: Mode = 'board',
  opponent: Opponent | null = null,
) => {
  const setup: Setup = {
    ...setupOf(scenario, mode),
    options,
    ...(mode === 'board' && opponent && { opponent }),
  };
  return { name: scenario.name, setup, format: FORMAT };
};

export function readyDraft(id: string) {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`There is no ready-made battle "${id}".`);
  return draftOf(scenario);
}
