import { type Attack, hitWays } from './attack';
import { type Battle, isDeployed, isWarband, type Unit, unitsOf } from './battle';
import { boardOf, hasFriendInFront } from './board';
import type { AttackBody } from './command';
import { FIGURES } from './figures';
import { mayAttack } from './may';
import { heightOf } from './terrain';
import { otherSide } from './words';

/** What the players tick in tally mode, where the phone cannot see it. */
export type Ticks = Pick<AttackBody, 'downhill' | 'friendInFront'>;

/** ATT-4 as the board shows it, or as the players tick it in tally mode. */
export function attackOf(
  battle: Battle,
  target: Unit,
  attackers: readonly Unit[],
  ticks: Ticks = {},
): Attack {
  const board = battle.mode === 'board' ? boardOf(battle) : null;
  return {
    target: target.kind,
    attackers: attackers.map((unit) => ({
      kind: unit.kind === 'lord' ? 'lord' : 'warband',
      downhill: board
        ? heightAt(battle, unit) > heightAt(battle, target)
        : (ticks.downhill?.includes(unit.id) ?? false),
      friendInFront: board
        ? hasFriendInFront(board, unit, target.hex)
        : (ticks.friendInFront?.includes(unit.id) ?? false),
    })),
  };
}

const heightAt = ({ ground }: Battle, { hex }: Unit): number =>
  heightOf((hex === null ? undefined : ground[hex]) ?? 'open');

/** An enemy who can be attacked now, and the warbands that could join in (ATT-1, ATT-2). */
export interface Target {
  readonly unit: Unit;
  readonly attackers: readonly Unit[];
}

/** Every enemy in somebody's front; in tally mode only the table shows them. */
export function targetsOf(battle: Battle): readonly Target[] {
  const { ended, attack, commands, mode } = battle;
  if (ended || attack || mode === 'tally' || commands.left < FIGURES.commandCost) return [];
  const own = unitsOf(battle, battle.side).filter((unit) => isWarband(unit) && isDeployed(unit));
  return unitsOf(battle, otherSide(battle.side)).flatMap((unit) => {
    const attackers = own.filter((each) => mayAttack(battle, unit, [each]) === null);
    return attackers.length > 0 ? [{ unit, attackers }] : [];
  });
}

/** One way to attack a target: who, at what cost, with how many hit faces of six (ATT-6). */
export interface AttackChoice {
  readonly attackers: readonly Unit[];
  readonly cost: number;
  readonly ways: number;
}

/** Every set of attackers that the commands left can pay, the fewest first. */
export function attackChoices(
  battle: Battle,
  { unit, attackers }: Target,
): readonly AttackChoice[] {
  return subsetsOf(attackers)
    .filter((set) => set.length * FIGURES.commandCost <= battle.commands.left)
    .map((set) => ({
      attackers: set,
      cost: set.length * FIGURES.commandCost,
      ways: hitWays(attackOf(battle, unit, set)),
    }))
    .sort((a, b) => a.cost - b.cost || b.ways - a.ways);
}

/** Every set of one or more. */
function subsetsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  const sets: T[][] = [];
  for (const item of items) sets.push([item], ...sets.map((set) => [...set, item]));
  return sets;
}
