/** One measured figure, the limit it is held to, and what it was made of. */
export interface Figure {
  readonly group: string;
  readonly what: string;
  readonly is: number;
  /** None: told for information. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number };
  readonly unit: string;
  /** The medians behind a ratio, or a word on how it was taken. */
  readonly from?: string;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('No values to take a median of.');
  return (upper + lower) / 2;
};

export const passes = ({ is, limit }: Figure): boolean | null => {
  if (!limit) return null;
  return 'atMost' in limit ? is <= limit.atMost : is >= limit.atLeast;
};

/** A median of one thing over the median of another, both from the same run. */
export function ratio(
  group: string,
  what: string,
  ours: readonly number[],
  theirs: readonly number[],
  limit: NonNullable<Figure['limit']>,
  unit = 'ms',
): Figure {
  const [a, b] = [median(ours), median(theirs)];
  return { group, what, is: a / b, limit, unit: 'x', from: `${round(a)} / ${round(b)} ${unit}` };
}

export const round = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toPrecision(3);

const limitWords = ({ limit, unit }: Figure): string => {
  if (!limit) return '';
  return 'atMost' in limit ? `≤ ${limit.atMost} ${unit}` : `≥ ${limit.atLeast} ${unit}`;
};

/** One page: a table for each group. */
export function asMarkdown(figures: readonly Figure[], about: readonly string[]): string {
  const groups = [...new Set(figures.map(({ group }) => group))];
  const table = (group: string) => [
    `### ${group}`,
    '',
    '| figure | is | limit | | from |',
    '|---|---|---|---|---|',
    ...figures
      .filter((figure) => figure.group === group)
      .map((figure) => {
        const verdict = { true: 'holds', false: '**does not hold**', null: '' }[
          `${passes(figure)}`
        ];
        const value = `${round(figure.is)} ${figure.unit}`;
        return `| ${figure.what} | ${value} | ${limitWords(figure)} | ${verdict} | ${figure.from ?? ''} |`;
      }),
    '',
  ];
  return [...about.map((line) => `- ${line}`), '', ...groups.flatMap(table)].join('\n');
}
