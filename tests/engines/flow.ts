import type { Site } from '../../scripts/server.ts';
import type { Settings } from './engine.ts';
import type { Phone } from './phone.ts';

export interface Stage {
  /** A host of its own: an origin in which nobody has stored anything. */
  readonly site: Site;
  /** A later version of the app, to be deployed. */
  readonly nextBuild: { readonly folder: string; readonly version: string };
  /** A phone that has never seen the app. */
  newPhone(settings?: Partial<Settings>): Phone;
  /** A path for a picture or a file to look at, by its name with the ending. */
  pathOf(name: string): string;
}

/** What someone does with the app, in any engine; it throws when something is not as it should be. */
export type Flow = (stage: Stage) => Promise<void>;
