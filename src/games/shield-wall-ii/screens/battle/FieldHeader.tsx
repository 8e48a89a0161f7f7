import { Icon } from '#/ui/icons/Icon';
import type { Battle } from '../../rules';
import css from './FieldHeader.module.css';
import { PHASE_WORDS } from './words';

export interface FieldHeaderProps {
  readonly battle: Battle;
  readonly name: string;
  readonly onOpen: () => void;
}

/** Turn, whose it is, and the commands left as filled pebbles. */
export function FieldHeader({ battle, name, onOpen }: FieldHeaderProps) {
  const { turn, options, side, armies, phase, commands } = battle;
  return (
    <header className={css.fieldHead}>
      <h1>
        <button type="button" onClick={onOpen}>
          <span className={css.fieldTurn} data-field-turn>
            Turn {turn} of {options.turns}
            <Icon name="down" />
          </span>
          <span className={css.fieldWhere}>
            <bdi>{armies[side].name}</bdi>: {PHASE_WORDS[phase].toLowerCase()}
          </span>
          <span className="sr-only">: {name}, turn and options</span>
        </button>
      </h1>
      <p className={css.fieldCommands}>
        <span>Commands</span>
        <i aria-hidden="true">
          {Array.from({ length: commands.total }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pebble is known by its place
            <span key={place} className={place < commands.left ? css.left : ''} />
          ))}
        </i>
        <b>{commands.left}</b>
      </p>
    </header>
  );
}
