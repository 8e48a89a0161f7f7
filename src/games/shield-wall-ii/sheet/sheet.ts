import type { Options } from '../rules/options';
import { attack, chances, hit, pursuit } from './attacks';
import { armies, battles, options as optionsEntry, terrain, victory } from './battles';
import type { Entry, EntryFor } from './entry';
import { commands, deployment, held, movement, turn } from './orders';

/** As a player turn is played, then what is looked up less often. */
const inOrder: readonly EntryFor[] = [
  turn,
  commands,
  deployment,
  movement,
  held,
  attack,
  chances,
  hit,
  pursuit,
  victory,
  armies,
  terrain,
  battles,
  optionsEntry,
];

/** The whole sheet as a battle with these options reads it. */
export const sheet = (options: Options): readonly Entry[] => inOrder.map((entry) => entry(options));
