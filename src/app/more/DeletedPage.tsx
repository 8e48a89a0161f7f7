import { useState } from 'react';
import { wordsFor } from '#/play/saved/wordsFor';
import { restoreArmy } from '#/store/armies';
import { restoreBattle } from '#/store/battle/battles';
import { type Deleted, listDeleted } from '#/store/deleted';
import { database } from '#/store/home';
import type { TableName } from '#/store/live';
import { useLive } from '#/store/react';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Content } from '#/ui/Content';
import { PageHead } from '#/ui/PageHead';
import styles from './DeletedPage.module.css';

const TABLES: readonly TableName[] = ['battles', 'armies'];
const read = () => listDeleted(database);

/** `/more/deleted`: what was deleted in the last 30 days, to be brought back. */
export default function DeletedPage() {
  const live = useLive(TABLES, read);
  const [said, setSaid] = useState('');
  const restore = ({ what, id, name }: Deleted) =>
    (what === 'battle' ? restoreBattle : restoreArmy)(database, id).then(
      () => setSaid(`${name || 'Untitled'} is back in the list.`),
      (error) => setSaid(wordsFor(error)),
    );
  return (
    <>
      <PageHead title="Recently deleted" home="/more" />
      <Content>
        <div className={styles.page}>
          <Card>
            <p>Deleted armies and battles are kept for 30 days.</p>
            <p role="status">{said}</p>
            {live.status === 'trouble' && (
              <p role="alert">
                {live.trouble.risk} {live.trouble.advice}
              </p>
            )}
            {live.status === 'read' && live.value.length === 0 && <p>There is nothing here.</p>}
            <ul className={styles.list}>
              {live.status === 'read' &&
                live.value.map((each) => (
                  <li key={`${each.what} ${each.id}`}>
                    <span>
                      <bdi className={styles.name}>{each.name || 'Untitled'}</bdi>
                      <small>
                        {each.what === 'battle' ? 'Battle' : 'Army'}, deleted{' '}
                        {new Date(each.deleted).toLocaleString([], WHEN)}
                      </small>
                    </span>
                    <Button
                      icon="undo"
                      aria-label={`Restore ${each.name || 'Untitled'}`}
                      onClick={() => void restore(each)}
                    >
                      Restore
                    </Button>
                  </li>
                ))}
            </ul>
          </Card>
        </div>
      </Content>
    </>
  );
}

const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
