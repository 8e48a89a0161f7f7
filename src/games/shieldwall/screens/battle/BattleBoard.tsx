import './BattleBoard.css';
import { useCallback, useState } from 'react';
import type { Battle, Contingent, Unit } from '../../rules';
import { guide, otherSide, type Side } from '../../rules';
import { ContingentCard } from './ContingentCard';
import { DueCard } from './DueCard';
import { EndCard } from './EndCard';
import { type Line, SideTabs } from './SideTabs';

/** Both armies: the side at hand in full, the other folded to a line a contingent. */
export function BattleBoard({ battle }: { readonly battle: Battle }) {
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
  const lines = { red: lineOf(battle, 'red'), black: lineOf(battle, 'black') };
  return (
    <div className="board">
      <div className="board-top">
        {battle.ended ? (
          <EndCard battle={battle} />
        ) : (
          <DueCard key={battle.phase} guide={guide(battle)} />
        )}
        <SideTabs atHand={atHand} lines={lines} onPick={pick} />
      </div>
      <div className={`board-sides ${atHand}-first`}>
        {[atHand, otherSide(atHand)].map((side) => (
          <div key={side} className={`board-side ${side === atHand ? 'at-hand' : 'across'}`}>
            {contingentsOf(battle, side).map((contingent) => (
              <ContingentCard
                key={contingent.id}
                contingent={contingent}
                units={allUnits(battle, contingent)}
                folded={(side !== atHand) !== turned.has(contingent.id)}
                onFold={turn}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const contingentsOf = (battle: Battle, side: Side): readonly Contingent[] =>
  battle.sides[side].contingents.flatMap((id) => battle.contingents[id] ?? []);

/** Those who are lost stay in their place, greyed but in reach. */
const allUnits = (battle: Battle, contingent: Contingent): readonly Unit[] =>
  contingent.units.flatMap((id) => battle.units[id] ?? []);

const lineOf = (battle: Battle, side: Side): Line => ({
  name: battle.sides[side].name,
  contingents: contingentsOf(battle, side).map((contingent) => allUnits(battle, contingent)),
});
