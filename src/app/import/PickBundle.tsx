import { useId, useState } from 'react';
import type { Result } from '#/core/result';
import { type Bundle, readFile } from '#/store/import/bundle';
import type { ImportReader } from '#/store/import/importReader';
import { readLink } from '#/store/import/link';
import type { Progress } from '#/store/progress';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import css from './ImportPage.module.css';

export type Reading = (
  games: readonly ImportReader[],
  onProgress: Progress,
) => Promise<Result<Bundle, string>>;

/** A file from this device, or a link that was opened in another browser than this app lives in. */
export function PickBundle({ onPick }: { readonly onPick: (reading: Reading) => void }) {
  const id = useId();
  const [link, setLink] = useState('');
  return (
    <Card title="From a file or a link">
      <div className={css.importPick}>
        <label htmlFor={`${id}-file`}>A backup, army or battle file</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onPick((games, onProgress) => readFile(file, games, onProgress));
            // The same file can be picked again.
            target.value = '';
          }}
        />
        <form
          className={css.importLink}
          onSubmit={(event) => {
            event.preventDefault();
            onPick((games) => readLink(fragmentOf(link), games));
          }}
        >
          <label htmlFor={`${id}-link`}>A link</label>
          <input
            id={`${id}-link`}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
          <Button type="submit" disabled={link === ''}>
            Open
          </Button>
        </form>
      </div>
    </Card>
  );
}

const fragmentOf = (link: string): string => {
  const at = link.indexOf('#');
  return at < 0 ? '' : link.slice(at).trim();
};
