import { useContext, useEffect, useState } from 'react';
import { Link } from '#/ui/navigation';
import styles from './OtherAnswers.module.css';
import { type OtherSheet, SearchOthersContext } from './otherSheets';

export interface OtherAnswersProps {
  /** The path of the sheet that is read. */
  readonly path: string;
  readonly query: string;
}

/** Which other games have an answer. Their sheets are loaded when somebody looks something up. */
export function OtherAnswers({ path, query }: OtherAnswersProps) {
  const search = useContext(SearchOthersContext);
  const [answers, setAnswers] = useState<readonly OtherSheet[]>([]);
  useEffect(() => {
    let asked = true;
    const show = (found: readonly OtherSheet[]) => {
      if (asked) setAnswers(found);
    };
    // A sheet that cannot be loaded now is as good as one without an answer.
    search?.(path, query).then(show, () => show([]));
    return () => {
      asked = false;
    };
  }, [search, path, query]);
  return (
    <ul className={styles.others} aria-label="In other games" aria-live="polite">
      {answers.map(({ game, path: to, tables }) => (
        <li key={game}>
          <Link to={to}>
            {game} has {tables} {tables === 1 ? 'table' : 'tables'} on this
          </Link>
        </li>
      ))}
    </ul>
  );
}
