import './SharePanel.css';
import { useEffect, useState } from 'react';
import { copy, saveAsFile, send } from '#/platform/share';
import { type Bundle, writeBundle } from '#/store/import/bundle';
import { bundleLink, fitsQr } from '#/store/import/link';
import { troubleOf } from '#/store/trouble';
import { Button } from '#/ui/Button';
import { onDemand } from '#/ui/onDemand';
import { Panel } from '#/ui/Panel';
import { Spare } from '#/ui/Spare';

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
  const [said, setSaid] = useState('');
  /** Made before the tap: a browser lets a page send only while the tap is fresh. Null: too long. */
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    pack()
      .then((parcel) => bundleLink(location.href, parcel))
      .then(
        (link) => here && setUrl(link),
        (error) => here && setSaid(troubleOf(error).advice),
      );
    return () => {
      here = false;
    };
  }, [pack]);
  const say = (work: () => Promise<string>) => () =>
    void work().then(setSaid, (error) => setSaid(troubleOf(error).advice));

  const sendIt = async () => WORDS[await send({ title: name, text, ...(url && { url }) })];
  const copyLink = async () =>
    url ? WORDS[await copy(url)] : 'It is too large for a link. Save it as a file.';
  const save = async () => {
    const where = await saveAsFile(fileNameOf(name), writeBundle(await pack(), 1));
    return `Saved among your ${where}.`;
  };
  return (
    <Panel
      title={
        <>
          Share <bdi>{name}</bdi>
        </>
      }
      onClose={onClose}
    >
      <div className="share-ways">
        <Button kind="main" icon="share" onClick={say(sendIt)}>
          Send
        </Button>
        <Button icon="copy" onClick={say(copyLink)}>
          Copy a link
        </Button>
        <Button icon="journal" onClick={say(async () => WORDS[await copy(text)])}>
          Copy as text
        </Button>
        <Button icon="down" onClick={say(save)}>
          Save as a file
        </Button>
        <p role="status">{said}</p>
        {url && fitsQr(url) && (
          <Spare>
            <p>Or let the camera of the other phone look at this:</p>
            <QrCode text={url} label={`A code that carries ${name}`} />
          </Spare>
        )}
        {url && !fitsQr(url) && <p>It is too large for a code that a camera reads.</p>}
      </div>
    </Panel>
  );
}

/** Letters and digits of any script; the rest may mean something to a file system. */
const fileNameOf = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'parcel'}.shieldwall.json`;
