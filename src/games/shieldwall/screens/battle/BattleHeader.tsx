import './BattleHeader.css';
import { memo } from 'react';
import { Chip } from '../../../../ui/Chip';
import { Icon } from '../../../../ui/icons/Icon';
import { SideMark } from '../../../../ui/SideMark';
import { SIDE_NAMES } from '../../../../ui/side';
import { type Battle, PHASE_NAMES, PHASES } from '../../rules';
import { PHASE_WORDS } from './phases';
import { useTable } from './table';

export interface BattleHeaderProps extends Pick<Battle, 'turn' | 'phase' | 'first'> {
  /** "Rain to 3", or null when it is dry. */
  readonly rain: string | null;
  /** The battle's own name. */
  readonly name: string;
  readonly onTurn: () => void;
}

/** Turn, phase, the battle's name, who goes first and the weather; the six phases under it. */
export const BattleHeader = memo(function BattleHeader({
  turn,
  phase: current,
  first,
  rain,
  name,
  onTurn,
}: BattleHeaderProps) {
  const { act } = useTable();
  const now = PHASES.indexOf(current);
  return (
    <header className="battle-head">
      <h1>
        <button type="button" className="battle-turn" onClick={onTurn}>
          <span className="battle-where">
            <span className="battle-title">
              Turn {turn} · {PHASE_NAMES[current]}
              <Icon name="down" />
            </span>
            <bdi className="battle-name">{name}</bdi>
          </span>
          <span className="battle-chips">
            {first && (
              <Chip tone={first}>
                <SideMark side={first} />
                {SIDE_NAMES[first]} first
              </Chip>
            )}
            {rain && (
              <Chip tone="gold" icon="rain">
                {rain}
              </Chip>
            )}
          </span>
          <span className="sr-only">: change turn, initiative or weather, other battles</span>
        </button>
      </h1>
      <ol className="phases" aria-label="Phases">
        {PHASES.map((phase, place) => (
          <li key={phase}>
            <button
              type="button"
              className={place < now ? 'done' : ''}
              aria-current={place === now ? 'step' : undefined}
              aria-label={`${PHASE_WORDS[phase]}: go to ${PHASE_NAMES[phase]}`}
              onClick={() => place !== now && act({ type: 'setPhase', turn, phase })}
            >
              <span>{PHASE_WORDS[phase]}</span>
            </button>
          </li>
        ))}
      </ol>
    </header>
  );
});
