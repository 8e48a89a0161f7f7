/** What was missing from the database and has come back from the second copy. */
export interface Recovered {
  readonly battles: readonly string[];
  readonly armies: readonly string[];
  readonly settings: boolean;
  /** Battles whose last commands are in neither copy. */
  readonly cut: readonly string[];
  /** How many battles are in neither copy. */
  readonly lost: number;
}

export const isAny = ({ battles, armies, settings, cut, lost }: Recovered): boolean =>
  settings || battles.length + armies.length + cut.length + lost > 0;

export function inWords({ battles, armies, settings, cut, lost }: Recovered): string {
  const parts = [
    ...battles.map((name) => `the battle “${name}”`),
    ...armies.map((name) => `the army “${name}”`),
    ...(settings ? ['your settings'] : []),
  ];
  const sentences = [
    'The browser had lost stored data.',
    ...(parts.length > 0 ? [`Brought back from the second copy: ${parts.join(', ')}.`] : []),
    ...cut.map((name) => `The last things done in “${name}” are lost: look at its journal.`),
    ...(lost > 0
      ? [`${lost} ${lost === 1 ? 'battle' : 'battles'} could not be brought back.`]
      : []),
  ];
  return sentences.join(' ');
}
