import { type Battle, type Phase, pointsToGo, type Side, type Unit, unitsOf } from '../../rules';

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  orders: 'Orders',
  attacks: 'Attacks',
};

/** "1 point", "2 points" */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** "2 points to win", "won" */
export function needWords(battle: Battle, side: Side): string {
  if (battle.victory) return battle.victory.side === side ? 'won' : 'beaten';
  return `${counted(pointsToGo(battle, side), 'point')} to win`;
}

const countState = (battle: Battle, side: Side, isCounted: (unit: Unit) => boolean): number =>
  unitsOf(battle, side).filter((unit) => unit.kind !== 'camp' && isCounted(unit)).length;

/** ["9 warbands", "1 routed"] */
export function strengthWords(battle: Battle, side: Side): readonly string[] {
  const count = (isCounted: (unit: Unit) => boolean) => countState(battle, side, isCounted);
  const [waiting, routed] = [
    count(({ state }) => state === 'waiting'),
    count(({ state }) => state === 'routed'),
  ];
  return [
    counted(
      count(({ state }) => state !== 'routed'),
      'warband',
    ),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(routed > 0 ? [`${routed} routed`] : []),
  ];
}
