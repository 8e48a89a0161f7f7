import { useEffect, useState } from 'react';
import { copy, fileNameOf, saveAsFile, send } from '#/platform/share';
import { type Bundle, writeBundle } from '#/store/import/bundle';
import { bundleLink, fitsQr } from '#/store/import/link';
import { troubleOf } from '#/store/trouble';
import { Button } from '#/ui/Button';
import type { IconName } from '#/ui/icons/drawings';
import { onDemand } from '#/ui/onDemand';
import { Panel } from '#/ui/Panel';
import { Spare } from '#/ui/Spare';
import css from './SharePanel.module.css';

const QrCode = onDemand(() => import('#/ui/QrCode'));

export interface SharePanelProps {
  readonly name: string;
  /** It in words, for those without the app. */
  readonly text: string;
  /** It for the app; must stay the same function from render to render. */
  readonly pack: () => Promise<Bundle>;
  readonly onClose: () => void;
}

const WORDS = {
  sent: 'Sent.',
  copied: 'Copied: paste it into a message.',
  dismissed: '',
  refused: 'This browser does not let the app copy.',
} as const;

/** The ways for an army or a battle to leave the phone. Nothing goes to a server of ours: there is none. */
export function SharePanel({ name, text, pack, onClose }: SharePanelProps) {
  const [said, setSaid] = useState<{ readonly by: string; readonly words: string } | null>(null);
  /** Made before the tap: a browser lets a page send only while the tap is fresh. Null: too long. */
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    pack()
      .then((bundle) => bundleLink(location.href, bundle))
      .then(
        (link) => here && setUrl(link),
        (error) => here && setSaid({ by: 'Copy link', words: troubleOf(error).advice }),
      );
    return () => {
      here = false;
    };
  }, [pack]);
  /** What came of it is said right below what was tapped. */
  const way = (by: string, icon: IconName, work: () => Promise<string>, kind?: 'main') => {
    const say = (words: string) => setSaid({ by, words });
    const act = () => void work().then(say, (error) => say(troubleOf(error).advice));
    return (
      <>
        <Button kind={kind ?? 'plain'} icon={icon} onClick={act}>
          {by}
        </Button>
        <p role="status">{said?.by === by && said.words}</p>
      </>
    );
  };

  const sendIt = async () => WORDS[await send({ title: name, text, ...(url && { url }) })];
  const copyLink = async () =>
    url ? WORDS[await copy(url)] : 'It is too large for a link. Save it as a file.';
  const save = async () => {
    const where = await saveAsFile(
      `${fileNameOf(name)}.shieldwall.json`,
      writeBundle(await pack()),
    );
    return `Saved among your ${where}.`;
  };
  return (
    <Panel
      title={
        <>
          Share <bdi>{name || 'Untitled'}</bdi>
        </>
      }
      onClose={onClose}
    >
      <div className={css.shareWays}>
        {way('Send', 'share', sendIt, 'main')}
        {way('Copy link', 'copy', copyLink)}
        {way('Copy as text', 'journal', async () => WORDS[await copy(text)])}
        {way('Save as a file', 'down', save)}
        {url && fitsQr(url) && (
          <Spare>
            <p>Or scan this code with the other phone:</p>
            <QrCode text={url} label={`A code that carries ${name}`} />
          </Spare>
        )}
        {url && !fitsQr(url) && <p>It is too large for a code that a camera reads.</p>}
      </div>
    </Panel>
  );
}
