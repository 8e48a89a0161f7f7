import { isApple } from '#/platform/apple';
import { rattle } from '#/platform/sound';
import { useSettings } from '#/store/react';
import { Card } from '#/ui/Card';
import { Switch } from '#/ui/Switch';

/** What the phone does while it lies on the table. */
export function PlaySection() {
  const [{ keepAwake, haptics, sound }, change] = useSettings();
  return (
    <Card title="At the table">
      <Switch on={keepAwake} onSet={(on) => change('keepAwake', on)}>
        Keep the screen on during a battle
      </Switch>
      {isApple() && <p>Installed on an iPhone or iPad, this needs iOS 18.4 or later.</p>}
      <Switch on={haptics} onSet={(on) => change('haptics', on)}>
        Vibrate on tap
      </Switch>
      <Switch
        on={sound}
        onSet={(on) => {
          if (on) rattle();
          void change('sound', on);
        }}
      >
        Dice sounds
      </Switch>
    </Card>
  );
}
