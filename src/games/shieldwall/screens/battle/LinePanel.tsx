import { type PointerEvent, useRef, useState } from 'react';
import {
  type Battle,
  battleLine,
  changePlaces,
  type Post,
  SIDES,
  type Side,
  type Unit,
  type UnitId,
} from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';
import { Panel } from '#/ui/Panel';
import { SideMark } from '#/ui/SideMark';
import { GradeShield } from '../parts/GradeShield';
import byHand from './byHand.module.css';
import css from './LinePanel.module.css';
import { useTable } from './table';

export interface LinePanelProps {
  readonly battle: Battle;
  readonly onClose: () => void;
}

/** A finger that has gone so far drags; one that has not, taps. */
const DRAGS = 8;

/** Both lines facing each other: two units of a side change places by a tap on each, or by a drag. */
export default function LinePanel({ battle, onClose }: LinePanelProps) {
  const { act } = useTable();
  const [picked, setPicked] = useState<UnitId | null>(null);
  const change = (one: UnitId, other: UnitId) => {
    setPicked(null);
    const [here, there] = [battle.units[one], battle.units[other]];
    if (here && there && here !== there && here.side === there.side) {
      act(changePlaces(battle, here, there));
    }
  };
  const tap = ({ id, side }: Unit) => {
    const first = battle.units[picked ?? ''];
    if (first?.side === side) change(first.id, id);
    else setPicked(id);
  };
  return (
    <Panel
      title="Battle lines"
      subtitle={
        <p className={byHand.panelFacts}>
          Tap two units of a side, or drag one by its handle: they change places. Units of different
          contingents take theirs along.
        </p>
      }
      onClose={onClose}
    >
      <div className={css.lines}>
        {SIDES.map((side) => (
          <section key={side} aria-label={`Line of ${battle.sides[side].name}`}>
            <h3 className="name">
              <SideMark side={side} /> <bdi>{battle.sides[side].name}</bdi>
            </h3>
            <p>{side === 'red' ? 'right' : 'left'}</p>
            {facingDown(battle, side).map(({ contingent, units }) => (
              <div key={units[0]?.id} className={css.post}>
                <small>{battle.contingents[contingent]?.name}</small>
                {units.map((unit) => (
                  <Place
                    key={unit.id}
                    unit={unit}
                    picked={picked === unit.id}
                    onTap={() => tap(unit)}
                    onDrop={(other) => change(unit.id, other)}
                  />
                ))}
              </div>
            ))}
            <p>{side === 'red' ? 'left' : 'right'}</p>
          </section>
        ))}
      </div>
    </Panel>
  );
}

/** From the top of the panel down: Red's right faces Black's left. The lost hold no place here. */
function facingDown(battle: Battle, side: Side): readonly Post[] {
  const posts = battleLine(battle, side)
    .map((post) => ({ ...post, units: post.units.filter(({ lost }) => lost === null) }))
    .filter(({ units }) => units.length > 0);
  if (side === 'red') return posts;
  return posts.toReversed().map((post) => ({ ...post, units: post.units.toReversed() }));
}

interface PlaceProps {
  readonly unit: Unit;
  readonly picked: boolean;
  readonly onTap: () => void;
  readonly onDrop: (other: UnitId) => void;
}

function Place({ unit: { id, side, grade, name }, picked, onTap, onDrop }: PlaceProps) {
  const from = useRef<{ readonly x: number; readonly y: number; dragged: boolean } | null>(null);
  const grab = (event: PointerEvent<HTMLElement>) => {
    from.current = { x: event.clientX, y: event.clientY, dragged: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    const place = event.currentTarget.parentElement;
    if (!start || !place) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    start.dragged ||= Math.hypot(x, y) > DRAGS;
    if (!start.dragged) return;
    place.style.translate = `${x}px ${y}px`;
    // What lies under the finger is where it would go.
    place.style.pointerEvents = 'none';
  };
  const drop = (event: PointerEvent<HTMLElement>, kept: boolean) => {
    const start = from.current;
    from.current = null;
    const place = event.currentTarget.parentElement;
    if (!start?.dragged || !place) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    place.style.translate = '';
    place.style.pointerEvents = '';
    const other = under?.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (kept && other) onDrop(other);
  };
  return (
    <div className={css.place} data-place={id}>
      <button type="button" aria-pressed={picked} onClick={onTap}>
        <GradeShield grade={grade} side={side} />
        <bdi className="name">{name}</bdi>
      </button>
      <span
        className={css.handle}
        data-handle={name}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={(event) => drop(event, true)}
        onPointerCancel={(event) => drop(event, false)}
      >
        <Icon name="grip" />
      </span>
    </div>
  );
}
