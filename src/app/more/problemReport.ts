import type { Remark } from '#/store/report';

interface Facts {
  readonly version: string;
  readonly runs: 'in a browser' | 'installed' | 'as a native app';
  readonly browser: string;
  readonly screen: string;
  /** Null if the storage does not answer. */
  readonly storage: readonly Remark[] | null;
}

/** All that helps to find a fault, with room for what only the player knows. */
export const problemReport = ({ version, runs, browser, screen, storage }: Facts): string =>
  [
    'What I did:',
    'What happened:',
    'What I expected:',
    '',
    `Shieldwall Companion ${version}, ${runs}`,
    `Browser: ${browser}`,
    `Screen: ${screen}`,
    ...(storage
      ? storage.map(({ well, says }) => `Storage: ${well ? '' : '(!) '}${says}`)
      : ['Storage: does not answer']),
  ].join('\n');
