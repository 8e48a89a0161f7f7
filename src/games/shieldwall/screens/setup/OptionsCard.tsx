import { type Options, PRESETS, type Preset } from '#/games/shieldwall/rules';
import { difference, OPTION_KEYS } from '#/games/shieldwall/sheet/differences';
import { Card } from '#/ui/Card';
import { Choice, type ChoiceOption } from '#/ui/Choice';
import css from './OptionsCard.module.css';

const PRESET_OPTIONS: readonly ChoiceOption<Preset>[] = [
  { id: 'quickSheet', word: 'Quick sheet' },
  { id: 'rulebook', word: 'Rulebook' },
];

const isPreset = (options: Options, preset: Preset): boolean =>
  OPTION_KEYS.every((key) => options[key] === PRESETS[preset][key]);

export interface OptionsCardProps {
  readonly title?: string;
  readonly options: Options;
  readonly onSet: (options: Options) => void;
}

/** Where the sources differ: one of the two as a whole, or an answer of one's own to each question. */
export function OptionsCard({ title = 'Rules', options, onSet }: OptionsCardProps) {
  const preset = PRESET_OPTIONS.find(({ id }) => isPreset(options, id))?.id ?? null;
  return (
    <Card title={title}>
      <Choice
        label={
          preset ? 'Where the sources differ, follow' : 'Where the sources differ: your own choice'
        }
        options={PRESET_OPTIONS}
        value={preset}
        onSet={(id) => onSet(PRESETS[id])}
      />
      <details className={css.options}>
        <summary>Choose all rules one by one ({OPTION_KEYS.length})</summary>
        {OPTION_KEYS.map((key) => {
          const { rule, question, readings } = difference(key);
          return (
            <Choice
              key={key}
              label={`${question} (${rule})`}
              options={readings.map(({ text, source }, index) => ({
                id: String(index),
                word: `${text} (${source})`,
              }))}
              value={String(readings.findIndex(({ value }) => value === options[key]))}
              onSet={(index) => {
                const reading = readings[Number(index)];
                if (reading) onSet({ ...options, [key]: reading.value });
              }}
            />
          );
        })}
      </details>
    </Card>
  );
}
