import { Button } from '#/ui/Button';
import { Card as Box } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Stepper } from '#/ui/Stepper';
import { TextField } from '#/ui/TextField';
import {
  type Card,
  FIGURE_LABELS,
  FIGURES,
  type FigureName,
  type Modifier,
  NOTE_KINDS,
} from '../../rules';
import { Select } from '../tools/Select';
import styles from './cards.module.css';
import type { CardEditorProps } from './parts';

const TO = [
  { id: 'class', word: 'class' },
  { id: 'roll', word: 'attack roll' },
  { id: 'fire', word: 'fire roll' },
] as const;
const KINDS = NOTE_KINDS.map((id) => ({ id, word: id }));
const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];
const MOST = 99;

/** CARD-1: what the boxed game changes or adds: figures, modifiers, notes. */
export function ExtrasCard({ card, onChange }: CardEditorProps) {
  const set = (change: Partial<Card>, words: string, field?: string) =>
    onChange({ ...card, ...change }, { words, ...(field !== undefined && { field }) });
  const changed = FIGURE_NAMES.filter((name) => card.figures[name] !== undefined);
  const setModifier = (place: number, change: Partial<Modifier>, field?: string) => {
    const modifier = card.modifiers[place];
    if (modifier) {
      const modifiers = card.modifiers.with(place, { ...modifier, ...change });
      set({ modifiers }, 'Change a modifier', field);
    }
  };
  return (
    <Box title="What this battle changes">
      <Select
        label="Change a figure"
        none="choose"
        groups={[
          {
            label: 'Figures',
            options: FIGURE_NAMES.filter((name) => !changed.includes(name)).map((name) => ({
              id: name,
              word: `${FIGURE_LABELS[name].label}: ${FIGURES[name]}`,
            })),
          },
        ]}
        value=""
        onSet={(id) => {
          const name = FIGURE_NAMES.find((each) => each === id);
          if (name) set({ figures: { ...card.figures, [name]: FIGURES[name] } }, 'Change a figure');
        }}
      />
      {changed.map((name) => (
        <div key={name} className={styles.extra}>
          <Stepper
            label={`${FIGURE_LABELS[name].label} (the rules: ${FIGURES[name]})`}
            value={card.figures[name] ?? FIGURES[name]}
            least={-MOST}
            most={MOST}
            onSet={(value) =>
              set({ figures: { ...card.figures, [name]: value } }, 'Change a figure')
            }
          />
          <Button
            kind="quiet"
            icon="bin"
            aria-label={`As in the rules: ${FIGURE_LABELS[name].label}`}
            onClick={() => {
              const { [name]: _, ...figures } = card.figures;
              set({ figures }, 'A figure as in the rules');
            }}
          />
        </div>
      ))}
      {card.modifiers.map((modifier, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a modifier is known by its place
        <section key={place} className={styles.extra} aria-label={`Modifier ${place + 1}`}>
          <TextField
            label={`Modifier ${place + 1}`}
            value={modifier.name}
            onSet={(name) => setModifier(place, { name }, `modifier ${place}`)}
          />
          <Choice
            label="Added to"
            options={TO}
            value={modifier.to}
            onSet={(to) => setModifier(place, { to })}
          />
          <Stepper
            label={`Value of modifier ${place + 1}`}
            value={modifier.value}
            least={-MOST}
            most={MOST}
            onSet={(value) => setModifier(place, { value })}
          />
          <Button
            icon="bin"
            onClick={() =>
              set({ modifiers: card.modifiers.toSpliced(place, 1) }, 'Delete a modifier')
            }
          >
            Delete modifier {place + 1}
          </Button>
        </section>
      ))}
      <Button
        icon="plus"
        onClick={() =>
          set(
            { modifiers: [...card.modifiers, { name: 'Modifier', to: 'roll', value: -1 }] },
            'Add a modifier',
          )
        }
      >
        Add a modifier
      </Button>
      {card.notes.map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note is known by its place
        <section key={place} className={styles.extra} aria-label={`Note ${place + 1}`}>
          <Choice
            label={`Note ${place + 1} is about`}
            options={KINDS}
            value={note.about}
            onSet={(about) =>
              set({ notes: card.notes.with(place, { ...note, about }) }, 'Change a note')
            }
          />
          <TextField
            label={`Note ${place + 1}`}
            value={note.text}
            onSet={(text) =>
              set(
                { notes: card.notes.with(place, { ...note, text }) },
                'Change a note',
                `note ${place}`,
              )
            }
          />
          <Button
            icon="bin"
            onClick={() => set({ notes: card.notes.toSpliced(place, 1) }, 'Delete a note')}
          >
            Delete note {place + 1}
          </Button>
        </section>
      ))}
      <Button
        icon="plus"
        onClick={() => set({ notes: [...card.notes, { about: 'map', text: '' }] }, 'Add a note')}
      >
        Add a note
      </Button>
    </Box>
  );
}
