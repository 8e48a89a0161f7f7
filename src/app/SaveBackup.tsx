import { useState } from 'react';
import { Button } from '#/ui/Button';

/** A way out of any trouble. What makes the backup is loaded when it is asked for. */
export function SaveBackup() {
  const [said, setSaid] = useState('');
  const save = async () => (await import('./backup')).saveBackup();
  return (
    <>
      <Button
        icon="down"
        onClick={() =>
          void save().then(setSaid, () => setSaid('The backup could not be made just now.'))
        }
      >
        Save a backup
      </Button>{' '}
      <span role="status">{said}</span>
    </>
  );
}
