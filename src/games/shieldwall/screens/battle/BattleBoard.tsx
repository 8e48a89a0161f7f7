import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import {
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
import boardCss from '#/play/battle/board.module.css';
import { GuideCard } from '#/play/battle/GuideCard';
import { useWide } from '#/play/battle/useWide';
import { useAtHand } from './atHand';
import css from './BattleBoard.module.css';
import { ContingentCard } from './ContingentCard';
import { ContingentChips, type ContingentCount } from './ContingentChips';
import type { ContingentOrdersProps } from './ContingentOrders';
import { EndCard } from './EndCard';
import { LineStrip, type SideLine } from './LineStrip';
import { Notes } from './Notes';
import { SideHead } from './SideHead';
import { useTable } from './table';

export interface BattleBoardProps {
  /** The battle's id. */
  readonly id: string;
  readonly battle: Battle;
  readonly tasks: Guide;
  /** The battle's own name. */
  readonly name: string;
  readonly notes: Setup['notes'];
}

/** Both armies: side by side, or the side at hand in full and the other folded to a line a contingent. */
export const BattleBoard = memo(function BattleBoard({
  id,
  battle,
  tasks,
  name,
  notes,
}: BattleBoardProps) {
  const wide = useWide();
  const { act, openLine, openTask } = useTable();
  const answer = useCallback(
    (task: Task) => {
      if (task.answer) act(task.answer.command);
    },
    [act],
  );
  const [atHand, setAtHand] = useAtHand(id, battle);
  const [picked, pick] = usePicked(battle, atHand);
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
  // On a wide screen all sentences have room; on a phone each contingent counts its own.
  const counts = wide || battle.ended ? [] : countsOf(battle, atHand, tasks);
  const counted = counts.some(({ due, open }) => due + open > 0);
  const rest = wide
    ? tasks
    : { due: tasks.due, open: tasks.open.filter((task) => !contingentOf(battle, task)) };
  /** The contingent at hand stands first; its actions alone are shown, so that six units fit. */
  const own = contingentsOf(battle, atHand);
  const ordered = own.filter((each) => contingentOrders(battle, each));
  const [first] = [own.find(({ id }) => id === picked.id), ...ordered, ...own].filter(Boolean);
  const isFirst = (task: Task) => contingentOf(battle, task) === first?.id;
  const inLine = (side: Side) =>
    !wide && side === atHand && first && (picked.id || ordered.length > 0)
      ? [first, ...own.filter((each) => each !== first)]
      : contingentsOf(battle, side);
  const sides = (wide ? SIDES : [atHand, otherSide(atHand)]).slice(0, whole ? 2 : 1);
  return (
    <div className={`${boardCss.board} ${boardCss.beside}`} data-board data-unheard>
      {notes && isDeploying(battle) && <Notes notes={notes} />}
      {battle.ended ? (
        <EndCard battle={battle} name={name} />
      ) : (
        <GuideCard key={battle.phase} guide={rest} onOpen={openTask} onAnswer={answer} />
      )}
      {!wide && <LineStrip atHand={atHand} lines={lines} onPick={setAtHand} onChange={openLine} />}
      {counted && first && (
        <ContingentChips counts={counts} atHand={first.id} isOpen={picked.isOpen} onPick={pick} />
      )}
      {counted && picked.isOpen && (
        <GuideCard
          whole
          guide={{ due: [], open: tasks.open.filter(isFirst) }}
          onOpen={openTask}
          onAnswer={answer}
        />
      )}
      <div className={`${css.boardSides} ${wide ? css.wide : ''}`}>
        {sides.map((side) => (
          <div key={side} className={css.boardSide} data-side={side}>
            <SideHead side={side} force={battle.sides[side]} named={wide || side !== atHand} />
            {inLine(side)
              .slice(0, whole ? undefined : 1)
              .map((contingent) => (
                <ContingentCard
                  key={contingent.id}
                  contingent={contingent}
                  units={allUnits(battle, contingent)}
                  folded={
                    ((!wide && side !== atHand) || isGone(battle, contingent)) !==
                    turned.has(contingent.id)
                  }
                  orders={wide || contingent === first ? ordersOf(battle, contingent) : null}
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

interface Picked {
  readonly id: string | null;
  /** Its list of tasks stands open. */
  readonly isOpen: boolean;
}

const NOTHING: Picked = { id: null, isOpen: false };

/** The contingent that the player has taken in hand, until the next phase or the other side. */
function usePicked(
  { turn, phase }: Battle,
  side: Side,
): [Picked, (id: string, isOpen: boolean) => void] {
  const place = `${turn} ${phase} ${side}`;
  const [picked, setPicked] = useState({ place, ...NOTHING });
  const pick = useCallback(
    (id: string, isOpen: boolean) => setPicked({ place, id, isOpen }),
    [place],
  );
  return [picked.place === place ? picked : NOTHING, pick];
}

/** Whose a task is, himself or by one of his units; an advance is asked about once for its side (DP-3). */
const contingentOf = (battle: Battle, { rule, contingent, unit }: Task): string | undefined =>
  rule === 'DP-3' ? undefined : (contingent ?? battle.units[unit ?? '']?.contingent);

const countsOf = (battle: Battle, side: Side, { due, open }: Guide): readonly ContingentCount[] =>
  contingentsOf(battle, side)
    .filter((each) => !isGone(battle, each))
    .map(({ id, leader }) => {
      const own = (task: Task) => contingentOf(battle, task) === id;
      return {
        id,
        leader: leader.name,
        due: due.filter(own).length,
        open: open.filter(own).length,
      };
    });

/** All its units are lost: a line is enough. */
const isGone = (battle: Battle, { units }: Contingent): boolean =>
  units.every((id) => battle.units[id]?.lost);

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
