import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useOwnQuery, usePageEntered, usePageWillLeave, useParams } from '#/ui/navigation';
import { Spare } from '#/ui/Spare';
import type { BattleOn, SheetBook } from './book';
import { SheetView } from './SheetView';
import { useLinks } from './useLinks';
import type { BattleWatchProps } from './WatchBattle';
import './sheet.css';
import './entry.css';
import './note.css';

interface Props {
  readonly book: SheetBook;
  /** Follows the battle that is on; loaded behind the page, which can be read without. */
  readonly BattleWatch: ComponentType<BattleWatchProps>;
}

/** `…/sheet` and `…/sheet/<entry>`; `?unit=` marks the rows that apply to a unit of the battle, `?find=` is typed in. */
export function SheetPage({ book, BattleWatch }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useLinks(page);
  const { entry } = useParams();
  const query = useOwnQuery(entry ? `${book.path}/${entry}` : book.path);
  const [shown, setShown] = useState(true);
  const [battle, setBattle] = useState<BattleOn | null>(null);
  usePageEntered(() => setShown(true));
  usePageWillLeave(() => setShown(false));
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return (
    <div className="sheet-page" ref={page}>
      <SheetView
        book={book}
        battle={battle}
        asked={query.get('unit')}
        find={query.get('find')}
        goTo={entry ?? null}
        shown={shown}
      />
      <Spare>{stands && <BattleWatch onChange={setBattle} />}</Spare>
    </div>
  );
}
