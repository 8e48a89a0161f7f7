import './JournalPanel.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Panel } from '../../../../ui/Panel';
import { type Battle, PHASE_NAMES, tell } from '../../rules';
import type { BattleSession } from '../game';
import { type Entry, groups, journalInWords } from './account';
import { ShareText } from './ShareText';

export interface JournalPanelProps {
  readonly session: BattleSession;
  /** The battle's own name. */
  readonly name: string;
  readonly top: number;
  readonly onPast: (entry: number, then: Battle) => void;
  readonly onClose: () => void;
}

/** Entries read at a time. */
const PAGE = 100;

/** Everything that was done, the newest at the bottom; a tap shows the battle as it stood then. */
export function JournalPanel({ session, name, top, onPast, onClose }: JournalPanelProps) {
  const [limit, setLimit] = useState(PAGE);
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
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

  const showThen = (entry: Entry) =>
    void session.stateAt(entry.entry).then((then) => onPast(entry.entry, then));

  return (
    <Panel
      title="Journal"
      onClose={onClose}
      footer={
        entries &&
        entries.length > 0 && (
          <div className="journal-foot">
            <ShareText
              word="Share as text"
              name={name}
              write={async () =>
                journalInWords(name, await session.entries(undefined, Number.POSITIVE_INFINITY))
              }
            />
          </div>
        )
      }
    >
      {failed && <p role="alert">The journal cannot be read from the storage just now.</p>}
      {entries?.length === 0 && <p>Nothing has happened yet. Every tap will be told here.</p>}
      {entries && entries.length >= limit && (
        <Button onClick={() => setLimit(limit + PAGE)}>Earlier entries</Button>
      )}
      {entries &&
        groups(entries).map((group) => (
          <section key={group.entries[0]?.entry} className="journal-group">
            <h3>
              Turn {group.turn} · {PHASE_NAMES[group.phase]}
            </h3>
            <ol>
              {group.entries.map((entry) => (
                <JournalLine key={entry.entry} entry={entry} onShow={() => showThen(entry)} />
              ))}
            </ol>
          </section>
        ))}
      <div ref={end} />
    </Panel>
  );
}

function JournalLine({ entry, onShow }: { readonly entry: Entry; readonly onShow: () => void }) {
  const { title, lines } = tell(entry.before, entry.command, entry.events);
  return (
    <li>
      <button type="button" className="journal-entry" onClick={onShow}>
        <b>{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </button>
    </li>
  );
}
