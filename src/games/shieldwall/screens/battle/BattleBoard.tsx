import './BattleBoard.css';
import { memo, useCallback, useState } from 'react';
import {
  type Battle,
  type Contingent,
  guide,
  otherSide,
  type Setup,
  SIDES,
  type Side,
  type Unit,
} from '../../rules';
import { ContingentCard } from './ContingentCard';
import { DueCard } from './DueCard';
import { EndCard } from './EndCard';
import { Notes } from './Notes';
import { SideHead } from './SideHead';
import { type Line, SideTabs } from './SideTabs';
import { useWide } from './useWide';

export interface BattleBoardProps {
  readonly battle: Battle;
  /** The battle's own name. */
  readonly name: string;
  readonly notes: Setup['notes'];
}

/** Both armies: side by side, or the side at hand in full and the other folded to a line a contingent. */
export const BattleBoard = memo(function BattleBoard({ battle, name, notes }: BattleBoardProps) {
  const wide = useWide();
  const [atHand, setAtHand] = useState<Side>(battle.first ?? 'red');
  /** Contingents that the player has folded or unfolded against the custom of their side. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const pick = (side: Side) => {
    setAtHand(side);
    setTurned(new Set());
  };
  const turn = useCallback((contingent: string) => {
    setTurned((before) => {
      const after = new Set(before);
      if (!after.delete(contingent)) after.add(contingent);
      return after;
    });
  }, []);
  const sides = wide ? SIDES : [atHand, otherSide(atHand)];
  return (
    <div className="board">
      {notes && isDeploying(battle) && <Notes notes={notes} />}
      {battle.ended ? (
        <EndCard battle={battle} name={name} />
      ) : (
        <DueCard key={battle.phase} guide={guide(battle)} />
      )}
      {!wide && (
        <SideTabs
          atHand={atHand}
          lines={{ red: lineOf(battle, 'red'), black: lineOf(battle, 'black') }}
          onPick={pick}
        />
      )}
      <div className={`board-sides ${wide ? 'wide' : ''}`}>
        {sides.map((side) => (
          <div key={side} className="board-side">
            <SideHead side={side} force={battle.sides[side]} named={wide || side !== atHand} />
            {contingentsOf(battle, side).map((contingent) => (
              <ContingentCard
                key={contingent.id}
                contingent={contingent}
                units={allUnits(battle, contingent)}
                folded={(!wide && side !== atHand) !== turned.has(contingent.id)}
                onFold={turn}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

/** Later they are a tap away, in the turn's panel. */
const isDeploying = ({ turn, phase, ended }: Battle): boolean =>
  turn === 1 && phase === 'initiative' && !ended;

const contingentsOf = (battle: Battle, side: Side): readonly Contingent[] =>
  battle.sides[side].contingents.flatMap((id) => battle.contingents[id] ?? []);

/** Those who are lost stay in their place, greyed but in reach. */
const allUnits = (battle: Battle, contingent: Contingent): readonly Unit[] =>
  contingent.units.flatMap((id) => battle.units[id] ?? []);

const lineOf = (battle: Battle, side: Side): Line => ({
  name: battle.sides[side].name,
  contingents: contingentsOf(battle, side).map((contingent) => allUnits(battle, contingent)),
});
