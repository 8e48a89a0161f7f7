import { Breaches } from '#/play/saved/Breaches';
import { ItemActions } from '#/play/saved/ItemActions';
import { Choice } from '#/ui/Choice';
import { Panel } from '#/ui/Panel';
import { Stepper } from '#/ui/Stepper';
import { TextField } from '#/ui/TextField';
import { breaches, type Card, COLOURS } from '../../rules';
import { breachesAt } from './account';
import { moved, withSide, withWing, withWingCopied } from './edit';
import type { OpenedEditorProps } from './parts';

const COLOUR_OPTIONS = COLOURS.map((id) => ({ id, word: id }));
const MOST_MARKERS = 20;

/** A wing's name, colour and markers a turn; copied or deleted with all its units. */
export function WingEditor({ card, opened, onChange, onOpened, onClose }: OpenedEditorProps) {
  const { side, wing: place } = opened;
  const { wings } = card.sides[side];
  const wing = wings[place];
  if (!wing) return null;
  const { name } = wing;
  const leave = (next: Card, words: string, deleted?: string) => {
    onClose();
    onChange(next, { words, ...(deleted !== undefined && { deleted }) });
  };
  const move = (to: number) => () => {
    onChange(withSide(card, side, { wings: moved(wings, place, to) }), { words: `Move ${name}` });
    onOpened({ ...opened, wing: to });
  };
  return (
    <Panel title={<bdi>{name || 'Untitled'}</bdi>} onClose={onClose}>
      <Breaches breaches={breachesAt(breaches(card), side, place)} />
      <TextField
        label="Name of the wing"
        value={name}
        onSet={(next) =>
          onChange(withWing(card, side, place, { name: next }), {
            words: 'Rename a wing',
            field: `wing ${side} ${place}`,
          })
        }
      />
      <Choice
        label="Colour"
        options={COLOUR_OPTIONS}
        value={wing.colour}
        onSet={(colour) =>
          onChange(withWing(card, side, place, { colour }), { words: `${name}: ${colour}` })
        }
      />
      <Stepper
        label="Markers a turn"
        value={wing.markers}
        most={MOST_MARKERS}
        onSet={(markers) =>
          onChange(withWing(card, side, place, { markers }), { words: `Markers of ${name}` })
        }
      />
      <ItemActions
        name={name}
        before={{ word: 'Earlier', onMove: place > 0 ? move(place - 1) : null }}
        after={{ word: 'Later', onMove: place < wings.length - 1 ? move(place + 1) : null }}
        onCopy={() => leave(withWingCopied(card, side, place), `Duplicate ${name}`)}
        onDelete={() =>
          leave(withSide(card, side, { wings: wings.toSpliced(place, 1) }), `Delete ${name}`, name)
        }
      />
    </Panel>
  );
}
