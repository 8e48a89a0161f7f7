import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import type { Options } from '../../rules/options';
import { OPTION_KEYS, questionOf } from '../../sheet/readings';

export interface OptionsCardProps {
  readonly title: string;
  readonly options: Options;
  readonly onSet: (options: Options) => void;
}

/** The readings of doubtful places, each a question with two answers. */
export function OptionsCard({ title, options, onSet }: OptionsCardProps) {
  return (
    <Card title={title}>
      {OPTION_KEYS.map((key) => {
        const { text, readings, rule } = questionOf(key, options);
        return (
          <Choice
            key={key}
            label={`${text} ${rule}`}
            options={readings.map((reading) => ({ id: `${reading.value}`, word: reading.text }))}
            value={`${options[key]}`}
            onSet={(id) => {
              const chosen = readings.find(({ value }) => `${value}` === id);
              if (chosen) onSet({ ...options, [key]: chosen.value });
            }}
          />
        );
      })}
    </Card>
  );
}
