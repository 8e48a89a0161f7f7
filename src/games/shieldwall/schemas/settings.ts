import * as v from 'valibot';
import { list, options, text } from './words';

/** The player's own rules for new battles, and what is pinned on the sheet. */
export const settings = {
  'shieldwall.options': options,
  'shieldwall.sheet': v.object({ pins: list(text, 99), recents: list(text, 99) }),
};
