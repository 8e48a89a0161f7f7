import type { KernelTypes } from '#/core/kernel';
import type { Refusal } from '#/core/refusal';
import type { Session } from '#/store/battle/session';
import type { PlayedEntry } from '#/store/battle/view';

/** An open battle of a game. */
export type SessionOf<G extends KernelTypes> = Session<
  G['setup'],
  G['state'],
  G['command'],
  G['event'],
  Refusal
>;

/** An entry of the journal with the battle as it stood before. */
export type EntryOf<G extends KernelTypes> = PlayedEntry<G['state'], G['command'], G['event']>;
