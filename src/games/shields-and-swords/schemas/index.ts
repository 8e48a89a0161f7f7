import { card, setup } from './card';
import { command } from './command';
import { event } from './event';
import { settings } from './settings';

/** What this game's data looks like from outside: nothing else is let in by a file or a link. */
export const SCHEMAS = { setup, command, event, army: card, settings };
