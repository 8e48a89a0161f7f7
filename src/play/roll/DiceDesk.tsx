import { Fragment, useState } from 'react';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { DiceTray } from '#/ui/DiceTray';
import { PartsList } from '#/ui/PartsList';
import css from './DiceDesk.module.css';
import { type Dice, type Entry, entriesOf, facesIn, isCounted, isEntered } from './dice';

export interface DiceDeskProps {
  readonly dice: Dice;
  /** Real dice lie still, and can be put right. */
  readonly real: boolean;
  readonly onCorrect: (entry: string) => void;
}

/** The app throws each one's dice apart. */
const entryOfOne = ({ together: _, ...thrower }: Dice['throwers'][number]) => entriesOf([thrower]);

/** The dice that lie, in the order of the throws, and those that lie once they are asked for. */
export function DiceDesk({ dice, real, onCorrect }: DiceDeskProps) {
  const entries = real ? entriesOf(dice.throwers) : dice.throwers.flatMap(entryOfOne);
  const isLying = (entry: Entry) => isEntered(entry, dice.faces);
  const shown = entries.filter((entry) => entry.dice > 0 && (isLying(entry) || entry.again));
  if (shown.length === 0) return null;
  /** Once a second round lies, of the first only the count is shown. */
  const second = shown.findIndex((entry) => entry.again !== undefined && isLying(entry));
  return (
    <Card>
      <div className={css.diceDesk}>
        {shown.map((entry, place) => (
          <div
            key={`${entry.id} ${facesIn(entry, dice.faces).join('')}`}
            className={`${css.diceLying} ${place < second ? css.counted : ''}`}
          >
            {isLying(entry) ? (
              <Lying {...{ entry, dice, real, onCorrect }} />
            ) : (
              <p className={css.diceToCome}>
                <b>{entry.label}</b> {entry.dice} {entry.dice === 1 ? 'die' : 'dice'}
              </p>
            )}
            <Why entry={entry} dice={dice} />
          </div>
        ))}
      </div>
    </Card>
  );
}

function Lying({ entry, dice, real, onCorrect }: DiceDeskProps & { readonly entry: Entry }) {
  const faces = facesIn(entry, dice.faces);
  const result = entry.result(faces);
  const counted = isCounted(entry, dice.counted);
  return (
    <>
      <DiceTray
        label={entry.label}
        faces={counted ? [] : faces}
        result={counted ? `${result} of ${entry.dice}` : result}
        still={real}
        {...(entry.hitsOn !== undefined && { hitsOn: entry.hitsOn })}
        {...(entry.side && { side: entry.side })}
      />
      {real && (
        <Button
          kind="quiet"
          aria-label={`Correct the dice of ${entry.label}`}
          onClick={() => onCorrect(entry.id)}
        >
          Correct
        </Button>
      )}
    </>
  );
}

/** What makes up these dice or their result, a tap away. */
function Why({ entry, dice }: { readonly entry: Entry; readonly dice: Dice }) {
  const [open, setOpen] = useState(false);
  const explained = entry.throwers.filter(({ why }) => why);
  if (explained.length === 0) return null;
  return (
    <>
      <Button
        kind="quiet"
        aria-label={`Why? ${entry.label}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Why?
      </Button>
      {open && (
        <div className={css.diceWhy} data-dice-why>
          {explained.map(({ id, label, why }) => (
            <Fragment key={id}>
              {explained.length > 1 && <b>{label}</b>}
              <PartsList parts={why?.(dice.faces[id] ?? []) ?? []} />
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}
