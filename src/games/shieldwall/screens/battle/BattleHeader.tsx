import { memo } from 'react';
import { SIDE_NAMES } from '#/core/sides';
import { type Battle, PHASE_NAMES, PHASES } from '#/games/shieldwall/rules';
import * as play from '#/play/battle/BattleHeader';
import { Chip } from '#/ui/Chip';
import { SideMark } from '#/ui/SideMark';
import { PHASE_WORDS } from './phases';
import { useTable } from './table';

export interface BattleHeaderProps extends Pick<Battle, 'turn' | 'phase' | 'first'> {
  /** "Rain to 3", or null when it is dry. */
  readonly rain: string | null;
  /** The battle's own name. */
  readonly name: string;
  readonly onTurn: () => void;
}

const STEPS = PHASES.map((id) => ({ id, word: PHASE_WORDS[id], name: PHASE_NAMES[id] }));

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
  return (
    <play.BattleHeader
      title={`Turn ${turn} · ${PHASE_NAMES[current]}`}
      name={name}
      opens="change turn, initiative or weather, other battles"
      onTitle={onTurn}
      phases={STEPS}
      current={current}
      onPhase={(phase) => act({ type: 'setPhase', turn, phase })}
      chips={
        <>
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
        </>
      }
    />
  );
});
