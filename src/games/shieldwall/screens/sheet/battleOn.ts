import type { Options } from '../../rules/options';
import type { Phase } from '../../rules/words';
import type { ChosenUnit } from '../../sheet/facts';

/** What the sheet needs to know of the battle that is being played. */
export interface BattleOn {
  readonly id: string;
  readonly phase: Phase;
  readonly options: Options;
  readonly units: readonly ChosenUnit[];
  setOptions(options: Options): void;
}
