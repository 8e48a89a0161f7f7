import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import { CORNERS, FIGURES, type Setup, setupFaults, TERRAIN_KINDS } from '../rules';
import { bySide, list, mode, opponent, options, placements, side, text, turn } from './words';

const army = v.object({
  name: text,
  leaders: list(text, FIGURES.warbands),
  warbands: v.pipe(v.array(text), v.length(FIGURES.warbands)),
});

const terrain = v.object({
  kind: v.picklist(TERRAIN_KINDS),
  side,
  corner: v.picklist(CORNERS),
  name: v.exactOptional(text),
});

const start = v.object({ turn, side, units: placements });

/** A setup of the right shape whose units and terrain also fit the board. */
export const setup = v.pipe(
  v.object({
    armies: bySide(army),
    inferior: side,
    terrain: list(terrain, 6),
    options,
    mode,
    start: v.exactOptional(start),
    opponent: v.exactOptional(opponent),
  }),
  v.check((value) => setupFaults(value).length === 0, 'The armies do not fit the board.'),
);
same<Same<v.InferOutput<typeof setup>, Setup>>(true);
