import { useMemo, useState } from 'react';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import {
  type Battle,
  boardOf,
  type Command,
  evolve,
  type Facing,
  forwardOf,
  type Hex,
  isClosed,
  isDeployed,
  type Placement,
  type UnitId,
} from '../../rules';
import { CAMPS } from '../../rules/terrain';
import { HexBoard } from '../board/HexBoard';
import type { Quarter } from '../board/layout';
import { Rose } from '../board/Rose';
import { Tray } from '../board/Tray';
import styles from './SetUpPanel.module.css';

export interface SetUpPanelProps {
  readonly battle: Battle;
  readonly quarter: Quarter;
  readonly onAct: (command: Command) => void;
  readonly onClose: () => void;
}

const ALL: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** From the table to the phone: a tap puts the next unit into a hex, another turns it. */
export function SetUpPanel({ battle, quarter, onAct, onClose }: SetUpPanelProps) {
  const onField = Object.values(battle.units).filter(isDeployed);
  const [placed, setPlaced] = useState<readonly Placement[]>(() =>
    onField
      .filter(({ kind }) => kind === 'camp')
      .map(({ id, side, state, facing }) => ({ unit: id, state, hex: CAMPS[side], facing })),
  );
  const [last, setLast] = useState<UnitId | null>(null);
  const [chosen, setChosen] = useState<UnitId | null>(null);
  const waiting = onField.filter(({ id }) => !placed.some(({ unit }) => unit === id));
  const next = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  // Shown as a battle that is over: nothing on it is offered but what the editor does.
  const draft = useMemo(
    (): Battle => ({
      ...evolve(battle, { type: 'enterBoard', units: placed, reason: 'byHand' }),
      attack: null,
      ended: { how: 'stopped', side: null },
    }),
    [battle, placed],
  );
  const turned = last === null ? undefined : draft.units[last];

  const tap = (hex: Hex) => {
    const there = boardOf(draft)[hex];
    if (there?.kind === 'camp') return;
    if (there) {
      setPlaced(placed.filter(({ unit }) => unit !== there.id));
      setChosen(there.id);
      setLast(null);
    } else if (next && !isClosed(draft.ground[hex] ?? 'open')) {
      const { id, state, side } = next;
      setPlaced([...placed, { unit: id, state, hex, facing: forwardOf(side) }]);
      setLast(id);
      setChosen(null);
    }
  };
  const turn = (facing: Facing) =>
    setPlaced(placed.map((each) => (each.unit === last ? { ...each, facing } : each)));

  return (
    <Panel
      title="Set up the board"
      subtitle={
        <p>
          {next
            ? `Tap the hex of ${next.name}; ${waiting.length} to go. A tap on a piece takes it up again.`
            : 'Everybody is placed. Turn the last one, or take up a piece.'}
        </p>
      }
      onClose={onClose}
      footer={
        <Button
          kind="main"
          disabled={waiting.length > 0}
          onClick={() => {
            onClose();
            onAct({ type: 'toBoard', units: placed });
          }}
        >
          Play on the board
        </Button>
      }
    >
      <HexBoard
        label="Where everybody stands"
        battle={draft}
        picked={turned ?? null}
        quarter={quarter}
        onTap={tap}
      />
      {waiting.length > 0 && (
        <Tray units={waiting} picked={next?.id ?? null} purpose="place" onPick={setChosen} />
      )}
      {turned && (
        <div className={styles.turn}>
          <p>{turned.name} faces</p>
          <Rose
            facing={turned.facing}
            open={ALL.filter((each) => each !== turned.facing)}
            quarter={quarter}
            inRow
            onTurn={turn}
          />
        </div>
      )}
    </Panel>
  );
}
