import { useMemo, useState } from 'react';
import { EndCard } from '#/play/battle/EndCard';
import { GuideCard } from '#/play/battle/GuideCard';
import { Button } from '#/ui/Button';
import {
  type Battle,
  type Command,
  type Facing,
  type Guide,
  type Hex,
  otherSide,
  strikersAt,
  type Task,
  type Unit,
  type UnitId,
} from '../../rules';
import { OpenAttack } from '../attack/OpenAttack';
import { HexBoard } from '../board/HexBoard';
import { offersOf } from '../board/offers';
import { Tray } from '../board/Tray';
import { Corners } from './Corners';
import { PickPanel, waitingOf } from './PickPanel';
import { summaryOf } from './summary';
import { useQuarter } from './useQuarter';

export interface FieldProps {
  readonly battle: Battle;
  readonly name: string;
  readonly tasks: Guide;
  readonly picked: Unit | null;
  /** The facings that the order just given may still take; null where there is none. */
  readonly facings: readonly Facing[] | null;
  readonly onTap: (hex: Hex) => void;
  readonly onPick: (unit: UnitId) => void;
  readonly onTurn: (facing: Facing) => void;
  readonly onAct: (command: Command) => void;
  readonly onAttack: (target: Unit, attackers: readonly Unit[]) => void;
  readonly onByHand: (unit: UnitId) => void;
  readonly onTask: (task: Task) => void;
}

/** The board, and under it or beside it what can be done. */
export function Field(props: FieldProps) {
  const { battle, name, picked, onTap } = props;
  const { quarter, turn } = useQuarter(battle.side);
  const [enlarged, setEnlarged] = useState(false);
  const [threats, setThreats] = useState(false);
  const struck = useMemo(
    () => (threats ? new Set(strikersAt(battle, otherSide(battle.side)).keys()) : null),
    [battle, threats],
  );
  return (
    <div className="field">
      <div className="field-map">
        <Corners battle={battle} swapped={quarter >= 2} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same */}
        <div
          className={`field-scroll ${enlarged ? 'enlarged' : ''}`}
          onDoubleClick={() => setEnlarged(!enlarged)}
        >
          <HexBoard
            label={`The board of ${name}`}
            battle={battle}
            picked={picked}
            quarter={quarter}
            onTap={onTap}
            {...(struck && { struck })}
          />
        </div>
        <div className="field-tools">
          <Button kind="quiet" icon="swap" aria-label="Turn the board" onClick={turn} />
          <Button
            kind="quiet"
            icon="search"
            aria-label="Enlarge"
            aria-pressed={enlarged}
            onClick={() => setEnlarged(!enlarged)}
          />
          <Button
            kind="quiet"
            icon="swords"
            aria-label="Where the enemy can strike next"
            aria-pressed={threats}
            onClick={() => setThreats(!threats)}
          />
        </div>
      </div>
      <div className="field-panel">
        <Below {...props} quarter={quarter} />
      </div>
    </div>
  );
}

function Below(props: FieldProps & { readonly quarter: ReturnType<typeof useQuarter>['quarter'] }) {
  const { battle, name, tasks, picked, facings, quarter, onPick, onAct, onTask } = props;
  if (battle.ended) {
    return (
      <EndCard name={name} summary={summaryOf(battle)} newBattle="/shield-wall-ii/battle/new" />
    );
  }
  if (battle.attack) return <OpenAttack battle={battle} onAct={onAct} />;
  const waiting = battle.phase === 'orders' ? waitingOf(battle) : [];
  return (
    <>
      {waiting.length > 0 && <Tray units={waiting} picked={picked?.id ?? null} onPick={onPick} />}
      {picked ? (
        <PickPanel
          battle={battle}
          picked={picked}
          quarter={quarter}
          facings={facings ?? offersOf(battle, picked).facings}
          onTurn={props.onTurn}
          onAttack={props.onAttack}
          onByHand={() => props.onByHand(picked.id)}
        />
      ) : (
        <GuideCard
          guide={{ due: tasks.due, open: [...tasks.open, ...tasks.needs] }}
          onOpen={onTask}
        />
      )}
    </>
  );
}
