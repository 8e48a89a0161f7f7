import { around, FIGURES, frontOf, type Hex, waysOf } from '../rules';
import { isOnField, type Position } from './position';

/** MOVE-4 in the search's own terms: whether a warband of this side is kept from stepping there. */
function isHeldFrom(position: Position, unit: number, to: Hex): boolean {
  const side = position.sideOf[unit];
  const ring = around(position.hex[unit] as number);
  const way = ring.indexOf(to);
  const isEnemy = (turn: number): boolean => {
    const hex = ring[(way + turn + 6) % 6];
    const there = hex == null ? -1 : (position.at[hex] as number);
    return there >= 0 && position.sideOf[there] !== side;
  };
  return (isEnemy(1) && isEnemy(2)) || (isEnemy(-1) && isEnemy(-2));
}

/** MOVE-2, MOVE-3, MOVE-4: the hexes that a warband can step into. */
export const stepsOf = (position: Position, unit: number): readonly Hex[] =>
  frontOf(position.hex[unit] as number, position.facing[unit] ?? 0).filter(
    (to) =>
      (position.at[to] as number) < 0 && !position.closed[to] && !isHeldFrom(position, unit, to),
  );

/** ATT-4 without "only attacker" and the lord's bonus, which depend on who else attacks. */
export function bareStrength(
  position: Position,
  attacker: number,
  from: Hex,
  target: number,
  friendInFront: boolean,
): number {
  const { strength, modifier } = FIGURES;
  const kind = position.kind[attacker] as 'lord' | 'warband';
  const to = position.hex[target] as number;
  const downhill =
    position.kind[target] !== 'camp' &&
    (position.height[from] as number) > (position.height[to] as number);
  return (
    strength[kind] +
    (downhill ? modifier.downhill : 0) +
    (friendInFront ? modifier.friendInFront : 0)
  );
}

/** ATT-4: a friend in the front hex beside the one that is attacked. */
export function friendInFront(position: Position, attacker: number, target: Hex): boolean {
  for (const hex of frontOf(position.hex[attacker] as number, position.facing[attacker] ?? 0)) {
    if (hex === target) continue;
    const there = position.at[hex] as number;
    if (there >= 0 && position.sideOf[there] === position.sideOf[attacker]) return true;
  }
  return false;
}

/** ATT-4, ATT-6: faces that hit, for attackers with these bare strengths; a lord may be among them. */
export function hitFaces(
  position: Position,
  target: number,
  total: number,
  count: number,
  lordAmong: boolean,
): number {
  const { strength, modifier } = FIGURES;
  const kind = position.kind[target] as 'lord' | 'warband' | 'camp';
  const alone = count === 1 ? modifier.alone : 0;
  const lord = lordAmong && (count === 1 || kind !== 'lord') ? modifier.lord : 0;
  return waysOf(total + alone + lord - strength[kind]);
}

/** Enemies in front of a warband that stands where it stands. */
export function targetsOf(position: Position, unit: number): readonly number[] {
  const found: number[] = [];
  for (const hex of frontOf(position.hex[unit] as number, position.facing[unit] ?? 0)) {
    const there = position.at[hex] as number;
    if (there >= 0 && position.sideOf[there] !== position.sideOf[unit]) found.push(there);
  }
  return found;
}

export const mayStrike = (position: Position, unit: number): boolean =>
  isOnField(position, unit) && !position.attacked[unit];
