import { D6, throwDice } from '#/core/dice';
import { appChance } from '#/platform/chance';
import { rattle } from '#/platform/sound';
import { useSettings } from '#/store/react';
import { Button } from '#/ui/Button';
import { Die } from '#/ui/Die';
import { needsDie } from '../../rules';
import css from './ThrowBar.module.css';

export interface ThrowBarProps {
  /** ATT-6: how many of the six faces are hits. */
  readonly ways: number;
  /** Nobody attacks, so there is nothing to throw for. */
  readonly off?: boolean;
  /** The face that came up; null where no die is needed. */
  readonly onThrow: (face: number | null) => void;
}

/** The defender's die: thrown here, or tapped in as it lies on the table. The face is the throw. */
export function ThrowBar({ ways, off = false, onThrow }: ThrowBarProps) {
  const [{ sound }] = useSettings();
  if (!needsDie(ways)) {
    return (
      <Button kind="main" disabled={off} onClick={() => onThrow(null)}>
        {ways === 0 ? 'Attack without a chance' : 'Attack: a certain hit'}
      </Button>
    );
  }
  return (
    <div className={css.throwBar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
      <div className={css.throwFaces} role="group" aria-label="The defender’s own die shows">
        {D6.map((face) => (
          <button
            key={face}
            type="button"
            aria-label={`${face}: ${face <= ways ? 'hit' : 'no hit'}`}
            disabled={off}
            onClick={() => onThrow(face)}
          >
            <Die face={face} hit={face <= ways} />
          </button>
        ))}
      </div>
      <Button
        kind="main"
        icon="dice"
        disabled={off}
        onClick={() => {
          if (sound) rattle();
          onThrow(throwDice(appChance, D6, 1)[0] ?? null);
        }}
      >
        Throw
      </Button>
    </div>
  );
}
