import './BattleBoard.css';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import {
  acting,
  type Battle,
  battleLine,
  type Contingent,
  contingentOrders,
  type Guide,
  otherSide,
  restTerms,
  type Setup,
  SIDES,
  type Side,
  type Task,
  type Unit,
} from '#/games/shieldwall/rules';
import { GuideCard } from '#/play/battle/GuideCard';
import { useWide } from '#/play/battle/useWide';
import { ContingentCard } from './ContingentCard';
import type { ContingentOrdersProps } from './ContingentOrders';
import { EndCard } from './EndCard';
import { LineStrip, type SideLine } from './LineStrip';
import { Notes } from './Notes';
import { SideHead } from './SideHead';
import { useTable } from './table';

export interface BattleBoardProps {
  readonly battle: Battle;
  readonly tasks: Guide;
  /** The battle's own name. */
  readonly name: string;
  readonly notes: Setup['notes'];
}

/** Both armies: side by side, or the side at hand in full and the other folded to a line a contingent. */
export const BattleBoard = memo(function BattleBoard({
  battle,
  tasks,
  name,
  notes,
}: BattleBoardProps) {
  const wide = useWide();
  const { act, openTask } = useTable();
  const answer = useCallback(
    (task: Task) => {
      if (task.answer) act(task.answer.command);
    },
    [act],
  );
  const [atHand, setAtHand] = useAtHand(battle);
  /** Contingents that the player has folded or unfolded against the custom of their side. */
  const [turned, setTurned] = useState(NONE);
  const [turnedFor, setTurnedFor] = useState(atHand);
  if (turnedFor !== atHand) {
    setTurnedFor(atHand);
    setTurned(NONE);
  }
  const turn = useCallback((contingent: string) => {
    setTurned((before) => {
      const after = new Set(before);
      if (!after.delete(contingent)) after.add(contingent);
      return after;
    });
  }, []);
  // What fills a phone's screen first, the rest a moment later: the first tap need not wait for it.
  const whole = useDeferredValue(true, false);
  // The row that was tapped answers first, the lines in small a frame later.
  const small = useDeferredValue(battle);
  const lines = useMemo(
    () => ({ red: lineOf(small, 'red'), black: lineOf(small, 'black') }),
    [small],
  );
  const sides = (wide ? SIDES : [atHand, otherSide(atHand)]).slice(0, whole ? 2 : 1);
  return (
    <div className="board" data-unheard>
      {notes && isDeploying(battle) && <Notes notes={notes} />}
      {battle.ended ? (
        <EndCard battle={battle} name={name} />
      ) : (
        <GuideCard key={battle.phase} guide={tasks} onOpen={openTask} onAnswer={answer} />
      )}
      {!wide && <LineStrip atHand={atHand} lines={lines} onPick={setAtHand} />}
      <div className={`board-sides ${wide ? 'wide' : ''}`}>
        {sides.map((side) => (
          <div key={side} className="board-side">
            <SideHead side={side} force={battle.sides[side]} named={wide || side !== atHand} />
            {contingentsOf(battle, side)
              .slice(0, whole ? undefined : 1)
              .map((contingent) => (
                <ContingentCard
                  key={contingent.id}
                  contingent={contingent}
                  units={allUnits(battle, contingent)}
                  folded={(!wide && side !== atHand) !== turned.has(contingent.id)}
                  orders={ordersOf(battle, contingent)}
                  onFold={turn}
                />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
});

const NONE: ReadonlySet<string> = new Set();

/** The side whose part of the phase it is, or until the next phase the one that the player chose. */
function useAtHand(battle: Battle): [Side, (side: Side) => void] {
  const place = `${battle.turn} ${battle.phase}`;
  const now = acting(battle);
  const [chosen, setChosen] = useState<{ readonly place: string; readonly side: Side } | null>(
    null,
  );
  const side = chosen?.place === place ? chosen.side : now;
  // Who comes back to the side that acts wants to follow it again.
  const choose = useCallback(
    (next: Side) => setChosen(next === now ? null : { place, side: next }),
    [now, place],
  );
  return [side, choose];
}

/** Later they are a tap away, in the turn's panel. */
const isDeploying = ({ turn, phase, ended }: Battle): boolean =>
  turn === 1 && phase === 'initiative' && !ended;

const contingentsOf = (battle: Battle, side: Side): readonly Contingent[] =>
  battle.sides[side].contingents.flatMap((id) => battle.contingents[id] ?? []);

/** Those who are lost stay in their place, greyed but in reach. */
const allUnits = (battle: Battle, contingent: Contingent): readonly Unit[] =>
  contingent.units.flatMap((id) => battle.units[id] ?? []);

function ordersOf(battle: Battle, contingent: Contingent): ContingentOrdersProps | null {
  const orders = contingentOrders(battle, contingent);
  const ids = (units: readonly Unit[]) => units.map(({ id }) => id);
  return (
    orders && {
      contingent: contingent.id,
      name: contingent.name,
      advance: ids(orders.advance),
      rest: ids(orders.rest),
      restTerms: restTerms(battle, orders.rest),
      stand: ids(orders.stand),
    }
  );
}

const lineOf = (battle: Battle, side: Side): SideLine => ({
  name: battle.sides[side].name,
  posts: battleLine(battle, side),
});
