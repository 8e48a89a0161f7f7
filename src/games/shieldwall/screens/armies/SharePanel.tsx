import { useEffect, useState } from 'react';
import { copy, saveAsFile, send } from '../../../../platform/share';
import { linkTo } from '../../../../store/link';
import { packOneArmy, writeParcel } from '../../../../store/parcel';
import { database } from '../../../../store/react';
import { troubleOf } from '../../../../store/trouble';
import { Button } from '../../../../ui/Button';
import { Panel } from '../../../../ui/Panel';
import type { Army } from '../../rules';
import { asText } from './account';

export interface SharePanelProps {
  readonly id: string;
  readonly army: Army;
  readonly onClose: () => void;
}

const WORDS = {
  sent: 'Sent.',
  copied: 'Copied: paste it into a message.',
  dismissed: '',
  refused: 'This browser does not let the app copy.',
} as const;

/** The ways for an army to leave the phone. Nothing goes to a server of ours: there is none. */
export function SharePanel({ id, army, onClose }: SharePanelProps) {
  const [said, setSaid] = useState('');
  /** Made before the tap: a browser lets a page send only while the tap is fresh. Null: too long. */
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    packOneArmy(database, id)
      .then((parcel) => linkTo(location.href, parcel))
      .then(
        (link) => here && setUrl(link),
        (error) => here && setSaid(troubleOf(error).advice),
      );
    return () => {
      here = false;
    };
  }, [id]);
  const say = (work: () => Promise<string>) => () =>
    void work().then(setSaid, (error) => setSaid(troubleOf(error).advice));
  const text = asText(army);

  const sendIt = async () => WORDS[await send({ title: army.name, text, ...(url && { url }) })];
  const copyLink = async () =>
    url ? WORDS[await copy(url)] : 'This army is too large for a link. Save it as a file.';
  const save = async () => {
    saveAsFile(fileNameOf(army), writeParcel(await packOneArmy(database, id), 1));
    return 'Saved among your downloads.';
  };
  return (
    <Panel
      title={
        <>
          Share <bdi>{army.name}</bdi>
        </>
      }
      onClose={onClose}
    >
      <div className="army-actions">
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
      </div>
    </Panel>
  );
}

/** Letters and digits of any script; the rest may mean something to a file system. */
const fileNameOf = ({ name }: Army): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'army'}.shieldwall.json`;
