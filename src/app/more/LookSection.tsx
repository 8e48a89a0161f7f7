import { useSettings } from '#/store/react';
import { CHOICES, type Settings } from '#/store/settings';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Switch } from '#/ui/Switch';

const themeWords: Record<Settings['theme'], string> = {
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

export function LookSection() {
  const [{ theme, textSize, motion }, change] = useSettings();
  return (
    <Card title="Look">
      <Choice
        label="Colours"
        options={CHOICES.theme.map((id) => ({ id, word: themeWords[id] }))}
        value={theme}
        onSet={(id) => change('theme', id)}
      />
      <Choice
        label="Text size"
        options={CHOICES.textSize.map((size) => ({ id: `${size}`, word: `${size} %` }))}
        value={`${textSize}`}
        onSet={(id) => {
          const size = CHOICES.textSize.find((each) => `${each}` === id);
          if (size) change('textSize', size);
        }}
      />
      <Switch on={motion === 'reduced'} onSet={(on) => change('motion', on ? 'reduced' : 'system')}>
        Less movement
      </Switch>
    </Card>
  );
}
