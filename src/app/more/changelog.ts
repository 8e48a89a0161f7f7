export interface Release {
  readonly name: string;
  readonly changes: readonly { readonly lead: string; readonly text: string }[];
}

/** What CHANGELOG.md holds: a heading for each release, and under it a list, some entries with a bold beginning. */
export const releasesOf = (markdown: string): Release[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.trim().split('\n');
      const changes = lines.flatMap((line) => {
        const [, lead = '', text] = /^- (?:\*\*(.+?)\*\*)?(.*)$/.exec(line) ?? [];
        return text === undefined ? [] : [{ lead, text }];
      });
      return { name, changes };
    });
