import './BattleHeader.css';
import { memo } from 'react';
import { Chip } from '../../../../ui/Chip';
import { SideMark } from '../../../../ui/SideMark';
import { SIDE_NAMES } from '../../../../ui/side';
import type { Battle } from '../../rules';
import { isRaining, PHASE_NAMES, PHASES } from '../../rules';
import { PHASE_WORDS } from './phases';
import { useTable } from './table';

export interface BattleHeaderProps {
  readonly battle: Battle;
  readonly onTurn: () => void;
}

/** Turn, phase, who goes first and the weather in one line; the six phases under it. */
export const BattleHeader = memo(function BattleHeader({ battle, onTurn }: BattleHeaderProps) {
  const { act } = useTable();
  const now = PHASES.indexOf(battle.phase);
  return (
    <header className="battle-head">
      <h1>
        <button type="button" className="battle-turn" onClick={onTurn}>
          <span className="battle-title">
            Turn {battle.turn} · {PHASE_NAMES[battle.phase]}
          </span>
          <span className="battle-chips">
            {battle.first && (
              <Chip tone={battle.first}>
                <SideMark side={battle.first} />
                {SIDE_NAMES[battle.first]} first
              </Chip>
            )}
            {isRaining(battle) && (
              <Chip tone="gold" icon="rain">
                Rain
              </Chip>
            )}
          </span>
          <span className="sr-only">: change turn, initiative or weather</span>
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
              onClick={() => place !== now && act({ type: 'setPhase', turn: battle.turn, phase })}
            >
              <span>{PHASE_WORDS[phase]}</span>
            </button>
          </li>
        ))}
      </ol>
    </header>
  );
});
