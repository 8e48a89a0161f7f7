import * as v from 'valibot';
import { command } from './command';
import { event } from './event';
import { setup } from './setup';

/** What this game's data looks like from outside: nothing else is let in by a file or a link. */
export const SCHEMAS = {
  setup,
  command,
  event,
  /** It keeps no armies apart from its battles. */
  army: v.never(),
  settings: { 'shield-wall-ii.turnBoard': v.boolean() },
};
