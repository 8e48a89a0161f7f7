import { command } from './command';
import { event } from './event';
import { settings } from './settings';
import { army, setup } from './setup';

/** What this game's data looks like from outside: nothing else is let in by a file or a link. */
export const SCHEMAS = { setup, command, event, army, settings };
