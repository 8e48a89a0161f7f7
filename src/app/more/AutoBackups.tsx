import { Button } from '#/ui/Button';
import { useNavigation } from '#/ui/navigation';
import { useAutoBackups } from '../autoBackups';
import css from './MorePage.module.css';

/** The backups that the app made by itself; one is looked at before anything is imported from it. */
export function AutoBackups() {
  const navigation = useNavigation();
  const dates = useAutoBackups();
  if (dates.length === 0) return null;
  return (
    <>
      <h3>Automatic backups</h3>
      <div className={css.moreButtons}>
        {dates.map((date) => (
          <Button key={date} onClick={() => navigation.push(`/parcel/auto/${date}`)}>
            {WHEN.format(new Date(`${date}T12:00`))}
          </Button>
        ))}
      </div>
    </>
  );
}

const WHEN = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });
