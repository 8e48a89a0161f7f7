import type { ReactNode } from 'react';
import { Icon } from '#/ui/icons/Icon';
import css from './BattleHeader.module.css';

/** A step of the strip under the title. */
export interface PhaseStep<Phase extends string> {
  readonly id: Phase;
  /** One short word. */
  readonly word: string;
  readonly name: string;
}

export interface BattleHeaderProps<Phase extends string> {
  /** "Turn 3 · Combat" */
  readonly title: string;
  /** The battle's own name. */
  readonly name: string;
  /** Who goes first, the weather. */
  readonly chips?: ReactNode;
  /** What a tap on the title opens, for a screen reader. */
  readonly opens: string;
  readonly onTitle: () => void;
  readonly phases: readonly PhaseStep<Phase>[];
  readonly current: Phase;
  readonly onPhase: (phase: Phase) => void;
}

/** Turn, phase and the battle's name, and what holds for all of it; the phases under it. */
export function BattleHeader<Phase extends string>({
  title,
  name,
  chips,
  opens,
  onTitle,
  phases,
  current,
  onPhase,
}: BattleHeaderProps<Phase>) {
  const now = phases.findIndex(({ id }) => id === current);
  return (
    <header className={css.battleHead} data-battle-head>
      <h1>
        <button type="button" className={css.battleTurn} data-battle-turn onClick={onTitle}>
          <span className={css.battleWhere}>
            <span className={css.battleTitle} data-battle-title>
              {title}
              <Icon name="down" />
            </span>
            <bdi className={css.battleName} data-battle-name>
              {name}
            </bdi>
          </span>
          <span className={css.battleChips} data-battle-chips>
            {chips}
          </span>
          <span className="sr-only">: {opens}</span>
        </button>
      </h1>
      <ol className={css.phases} data-phases aria-label="Phases">
        {phases.map((phase, place) => (
          <li key={phase.id}>
            <button
              type="button"
              className={place < now ? css.done : ''}
              aria-current={place === now ? 'step' : undefined}
              aria-label={`${phase.word}: go to ${phase.name}`}
              onClick={() => place !== now && onPhase(phase.id)}
            >
              <span className={css.phaseShort}>{phase.word}</span>
              <span className={css.phaseWhole}>{phase.name}</span>
            </button>
          </li>
        ))}
      </ol>
    </header>
  );
}
