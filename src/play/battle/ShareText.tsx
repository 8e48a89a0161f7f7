import { useState } from 'react';
import { fileNameOf, saveAsFile, send } from '#/platform/share';
import { Button } from '#/ui/Button';

export interface ShareTextProps {
  readonly word: string;
  /** What the text is about: the battle's name. */
  readonly name: string;
  readonly write: () => Promise<string>;
}

/** Sends a text to another app, puts it on the clipboard, or where neither is allowed saves it. */
export function ShareText({ word, name, write }: ShareTextProps) {
  const [said, setSaid] = useState('');
  const share = async (): Promise<string> => {
    const text = await write();
    switch (await send({ title: name, text })) {
      case 'sent':
      case 'dismissed':
        return '';
      case 'copied':
        return 'Copied: paste it into a message.';
      case 'refused':
        await saveAsFile(`${fileNameOf(name)}.txt`, text);
        return 'Saved as a file on this device.';
    }
  };
  return (
    <>
      <Button
        icon="share"
        onClick={() =>
          void share().then(setSaid, () => setSaid('It cannot be read from the storage just now.'))
        }
      >
        {word}
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
