import { D8, throwDice } from '#/core/dice';
import { appChance } from '#/platform/chance';
import { rattle } from '#/platform/sound';
import { useSettings } from '#/store/react';
import { Button } from '#/ui/Button';

export interface ThrowButtonProps {
  readonly off?: boolean;
  readonly onThrow: (face: number) => void;
}

/** The app's own D8. */
export function ThrowButton({ off = false, onThrow }: ThrowButtonProps) {
  const [{ sound }] = useSettings();
  return (
    <Button
      kind="main"
      icon="dice"
      disabled={off}
      onClick={() => {
        if (sound) rattle();
        const [face] = throwDice(appChance, D8, 1);
        if (face !== undefined) onThrow(face);
      }}
    >
      Throw the D8
    </Button>
  );
}
