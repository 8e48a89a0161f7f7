import type { BattleKernel, KernelTypes } from '#/core/kernel';
import type { EntryOf } from './session';

interface Group<G extends KernelTypes> {
  readonly when: readonly string[];
  readonly entries: EntryOf<G>[];
}

/** Neighbours of one turn and phase together. */
export function groupEntries<G extends KernelTypes>(
  { when }: BattleKernel<G>,
  entries: readonly EntryOf<G>[],
): readonly Group<G>[] {
  const found: Group<G>[] = [];
  for (const entry of entries) {
    const now = when(entry.before);
    const last = found.at(-1);
    if (last && last.when.join() === now.join()) last.entries.push(entry);
    else found.push({ when: now, entries: [entry] });
  }
  return found;
}

/** The whole battle as a text that can be read without the app. */
export function journalInWords<G extends KernelTypes>(
  kernel: BattleKernel<G>,
  name: string,
  entries: readonly EntryOf<G>[],
): string {
  const groups = groupEntries(kernel, entries).map(({ when, entries: group }) => {
    const told = group.flatMap(({ before, command, events }) => {
      const { title, lines } = kernel.tell(before, command, events);
      return [`- ${title}`, ...lines.map((line) => `    ${line}`)];
    });
    return [when.join(', '), ...told].join('\n');
  });
  return [name, ...groups].join('\n\n');
}
