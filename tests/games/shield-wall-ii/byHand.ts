import { begin, type Command, isDeployed, PRINTED } from '#/games/shield-wall-ii/rules';
import { LAST_STANDS, setupOf } from '#/games/shield-wall-ii/scenarios';

const [lastStand] = LAST_STANDS;
if (!lastStand) throw new Error('There is no last stand.');
const SETUP = setupOf(lastStand);

/** Where everybody stands whom the player puts back on the board. */
const placements = Object.values(begin(SETUP).units)
  .filter(isDeployed)
  .map(({ id, state, hex, facing }) => ({ unit: id, state, hex, facing }));

/** What random play never does. Each must change something, or it leaves no line in the journal. */
const COMMANDS: readonly Command[] = [
  { type: 'setCommands', total: 6, left: 3 },
  { type: 'setUnit', unit: 'red-1', set: { state: 'spent', facing: 2, moved: true } },
  { type: 'setUnit', unit: 'red-2', set: { state: 'spent', attacked: true } },
  { type: 'setTurn', turn: 4, side: 'black', phase: 'attacks' },
  { type: 'setOptions', options: { ...PRINTED, playOn: true } },
  { type: 'setOpponent', opponent: { side: 'red', level: 'easy' } },
  { type: 'setOpponent', opponent: null },
  { type: 'toTally' },
  { type: 'toBoard', units: placements },
  { type: 'end', ending: { how: 'gaveUp', side: 'red' } },
  { type: 'resume' },
];

export const BY_HAND = { setup: SETUP, commands: COMMANDS };
