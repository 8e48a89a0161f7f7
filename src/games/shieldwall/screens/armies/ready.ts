import { type Army, SIDES, type Side } from '#/games/shieldwall/rules';
import { SCENARIOS, type Scenario } from '#/games/shieldwall/scenarios';

/** An army of a ready-made battle. */
export interface ReadyArmy {
  /** "maldon-991-red" */
  readonly id: string;
  readonly scenario: Scenario;
  readonly side: Side;
  readonly army: Army;
}

export const READY_ARMIES: readonly ReadyArmy[] = SCENARIOS.flatMap((scenario) =>
  SIDES.map((side) => ({
    id: `${scenario.id}-${side}`,
    scenario,
    side,
    army: { ...scenario.armies[side], colour: side },
  })),
);

export const titleOf = ({ name, year }: Scenario): string => `${name} ${year}`;
