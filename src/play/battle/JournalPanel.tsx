import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BattleKernel, EntryText, KernelTypes } from '#/core/kernel';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import css from './JournalPanel.module.css';
import { groupEntries, journalInWords } from './journal';
import { ShareText } from './ShareText';
import type { EntryOf, SessionOf } from './session';

export interface JournalPanelProps<G extends KernelTypes> {
  readonly kernel: BattleKernel<G>;
  readonly session: SessionOf<G>;
  /** The battle's own name. */
  readonly name: string;
  /** The latest entry: the journal is read anew when it changes. */
  readonly top: number;
  readonly onPast: (entry: number, then: G['state']) => void;
  readonly onClose: () => void;
}

/** Entries read at a time. */
const PAGE = 100;

/** Everything that was done, the newest at the bottom; a tap shows the battle as it stood then. */
export function JournalPanel<G extends KernelTypes>({
  kernel,
  session,
  name,
  top,
  onPast,
  onClose,
}: JournalPanelProps<G>) {
  const [limit, setLimit] = useState(PAGE);
  const [entries, setEntries] = useState<readonly EntryOf<G>[] | null>(null);
  const [failed, setFailed] = useState(false);
  const end = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new top entry is a new journal
  useEffect(() => {
    let here = true;
    session.entries(undefined, limit).then(
      (read) => here && setEntries(read),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [session, limit, top]);

  const read = entries !== null;
  useLayoutEffect(() => {
    if (read) end.current?.scrollIntoView({ block: 'end' });
  }, [read]);

  const showThen = (entry: EntryOf<G>) =>
    void session.stateAt(entry.entry).then((then) => onPast(entry.entry, then));

  return (
    <Panel
      title="Journal"
      onClose={onClose}
      footer={
        entries &&
        entries.length > 0 && (
          <div className={css.journalFoot}>
            <ShareText
              word="Share as text"
              name={name}
              write={async () =>
                journalInWords(
                  kernel,
                  name,
                  await session.entries(undefined, Number.POSITIVE_INFINITY),
                )
              }
            />
          </div>
        )
      }
    >
      {failed && <p role="alert">The journal cannot be read from the storage just now.</p>}
      {entries?.length === 0 && <p>Everything you do appears here.</p>}
      {entries && entries.length >= limit && (
        <Button onClick={() => setLimit(limit + PAGE)}>Earlier entries</Button>
      )}
      {entries &&
        groupEntries(kernel, entries).map((group) => (
          <section key={group.entries[0]?.entry} className={css.journalGroup}>
            <h3>{group.when.join(' · ')}</h3>
            <ol>
              {group.entries.map((entry) => (
                <JournalLine
                  key={entry.entry}
                  told={kernel.tell(entry.before, entry.command, entry.events)}
                  onShow={() => showThen(entry)}
                />
              ))}
            </ol>
          </section>
        ))}
      <div ref={end} />
    </Panel>
  );
}

interface JournalLineProps {
  readonly told: EntryText;
  readonly onShow: () => void;
}

function JournalLine({ told: { title, lines }, onShow }: JournalLineProps) {
  return (
    <li>
      <button type="button" className={css.journalEntry} onClick={onShow}>
        <b>{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </button>
    </li>
  );
}
