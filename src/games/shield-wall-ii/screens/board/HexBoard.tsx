import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Battle, boardOf, type Hex, type Unit } from '../../rules';
import { Ground } from './Ground';
import css from './HexBoard.module.css';
import { hexWords, standings } from './hexWords';
import {
  centreOf,
  frameOf,
  inReadingOrder,
  isArrow,
  outline,
  type Quarter,
  SIZE,
  stepFrom,
} from './layout';
import { answerers, offersOf } from './offers';
import { Piece } from './Piece';

export interface HexBoardProps {
  /** "The board at Maldon" */
  readonly label: string;
  readonly battle: Battle;
  readonly picked: Unit | null;
  readonly quarter: Quarter;
  /** How many times as wide as its frame it is drawn. */
  readonly zoom?: number;
  /** Who of the enemy can strike where in his next player turn; shown on demand. */
  readonly struck?: ReadonlyMap<Hex, readonly Unit[]>;
  readonly onTap: (hex: Hex) => void;
  /** Tapped twice. */
  readonly onTwice?: (hex: Hex, point: MouseEvent) => void;
}

/** A hex that can be acted on takes taps a little beyond its edge. */
const WIDER = 1.2 * SIZE;
const RING = SIZE - 3;
/** Two taps within so many milliseconds are one gesture; not every phone tells of a double click. */
const TWICE = 400;

/** The whole board as one drawing. Each hex is a button; one of them is in the tab order. */
export function HexBoard({
  label,
  battle,
  picked,
  quarter,
  zoom = 1,
  struck,
  onTap,
  onTwice,
}: HexBoardProps) {
  const { x, y, width, height } = frameOf(quarter);
  const offers = useMemo(() => offersOf(battle, picked), [battle, picked]);
  const able = useMemo(() => answerers(battle), [battle]);
  const order = useMemo(() => inReadingOrder(quarter), [quarter]);
  const [at, setAt] = useState<Hex>(picked?.hex ?? order[Math.floor(order.length / 2)] ?? 0);
  const hexes = useRef<SVGGElement>(null);
  const last = useRef({ hex: -1, at: 0 });
  const standing = useMemo(() => standings(battle), [battle]);
  const board = boardOf(battle);
  const joining = new Set(offers.targets.flatMap(({ best }) => best.attackers.map(({ id }) => id)));

  const onKeyDown = (event: KeyboardEvent) => {
    const hex = hexOf(event);
    if (hex === null) return;
    if (isArrow(event.key)) {
      const next = stepFrom(hex, event.key, quarter);
      setAt(next);
      hexes.current?.querySelector<SVGPathElement>(`[data-hex="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      onTap(hex);
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const hex = hexOf(event);
    if (hex === null) return;
    const isTwice = hex === last.current.hex && event.timeStamp - last.current.at < TWICE;
    last.current = { hex, at: isTwice ? 0 : event.timeStamp };
    setAt(hex);
    onTap(hex);
    if (isTwice) onTwice?.(hex, event);
  };
  const ring = (hex: Hex, name: string, size = RING) => (
    <path
      key={`${name} ${hex}`}
      className={css[name]}
      data-ring={name}
      d={outline(hex, quarter, size)}
    />
  );
  const active = new Set([
    ...offers.hexes,
    ...offers.targets.flatMap(({ unit }) => unit.hex ?? []),
    ...able.flatMap((unit) => unit.hex ?? []),
  ]);
  // What can be acted on lies above the rest, because it is wider.
  const layers = [...order].sort((a, b) => Number(active.has(a)) - Number(active.has(b)));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      className={css.hexboard}
      data-hexboard
      {...(zoom > 1 && { style: { width: `${100 * zoom}%`, maxHeight: 'none' } })}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="group"
      aria-label={label}
    >
      <Ground ground={battle.ground} terrain={battle.terrain} quarter={quarter} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of a drawing takes the focus */}
      <g aria-hidden="true">
        {struck && [...struck.keys()].map((hex) => ring(hex, 'struck', SIZE - 2))}
        {offers.hexes.map((hex) => ring(hex, 'go'))}
        {offers.hexes.map((hex) => {
          const { x: cx, y: cy } = centreOf(hex, quarter);
          return <circle key={hex} className={css.goDot} cx={cx} cy={cy} r={5} />;
        })}
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of a drawing takes the focus */}
      <g aria-hidden="true">
        {board.map((unit, hex) => {
          const centre = centreOf(hex, quarter);
          return unit && <Piece key={unit.id} unit={unit} quarter={quarter} {...centre} />;
        })}
        {board.map((unit, hex) => {
          if (!unit) return null;
          if (unit.id === picked?.id) return ring(hex, 'picked', SIZE - 1);
          if (able.includes(unit)) return ring(hex, 'able');
          return picked && joining.has(unit.id) ? ring(hex, 'join') : null;
        })}
        {battle.attack && battle.attack.hex !== null && ring(battle.attack.hex, 'target')}
        {offers.targets.map(({ unit }) => unit.hex !== null && ring(unit.hex, 'target'))}
        {offers.targets.map(({ unit, best }) => {
          if (unit.hex === null) return null;
          const { x: cx, y: cy } = centreOf(unit.hex, quarter);
          return (
            <g key={unit.id} className={css.chance} transform={`translate(${cx} ${cy + 21})`}>
              <rect x={-16} y={-9} width={32} height={18} rx={4} />
              <text className={css.chanceText} y={5}>
                {best.ways}/6
              </text>
            </g>
          );
        })}
        {struck &&
          [...struck].map(([hex, units]) => {
            const { x: cx, y: cy } = centreOf(hex, quarter);
            return (
              <text key={hex} className={css.strikers} x={cx + 12} y={cy - 10}>
                {units.length}
              </text>
            );
          })}
      </g>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its hexes are the buttons; one listener hears them all */}
      <g ref={hexes} onClick={onClick} onKeyDown={onKeyDown}>
        {layers.map((hex) => (
          <HexButton
            key={hex}
            hex={hex}
            d={outline(hex, quarter, active.has(hex) ? WIDER : SIZE)}
            inOrder={hex === at}
            label={hexWords(battle, { offers, picked, struck }, hex, standing[hex])}
          />
        ))}
      </g>
    </svg>
  );
}

interface HexButtonProps {
  readonly hex: Hex;
  readonly d: string;
  readonly label: string;
  /** It is the one in the tab order. */
  readonly inOrder: boolean;
}

/** Drawn again only if something about it has changed, for there are 79. */
const HexButton = memo(function HexButton({ hex, d, label, inOrder }: HexButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be a hexagon
    <path
      className={css.tap}
      data-hex={hex}
      d={d}
      role="button"
      tabIndex={inOrder ? 0 : -1}
      aria-label={label}
    />
  );
});

/** Which hex was meant. */
function hexOf({ target }: SyntheticEvent): Hex | null {
  const hex = target instanceof SVGElement ? target.dataset.hex : undefined;
  return hex === undefined ? null : Number(hex);
}
