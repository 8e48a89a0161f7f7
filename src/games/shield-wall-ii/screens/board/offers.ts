import {
  type AttackChoice,
  attackChoices,
  type Battle,
  boardOf,
  type Command,
  canPursue,
  FACINGS,
  type Facing,
  forwardOf,
  type Hex,
  mayDeploy,
  mayTurn,
  moveHexes,
  neighboursOf,
  saversNeeded,
  saversOf,
  type Target,
  targetsOf,
  type Unit,
  type UnitId,
} from '../../rules';
import { CAMPS } from '../../rules/terrain';

/** An enemy within reach, and what the picked warband could do to him. */
export interface TargetOffer {
  readonly unit: Unit;
  /** The best chance that the commands left can buy, with the fewest attackers. */
  readonly best: AttackChoice;
  /** The picked warband by itself; null where nobody is picked. */
  readonly alone: AttackChoice | null;
}

/** What can be done with the warband that is picked, or by anybody where none is. */
export interface Offers {
  readonly hexes: readonly Hex[];
  readonly facings: readonly Facing[];
  readonly targets: readonly TargetOffer[];
}

const NOTHING: Offers = { hexes: [], facings: [], targets: [] };

/** Where a waiting warband can come out (DEP-1). */
const deployHexes = (battle: Battle, unit: Unit): readonly Hex[] =>
  neighboursOf(CAMPS[unit.side]).filter((hex) => mayDeploy(battle, unit, hex) === null);

/** MOVE-1: every facing but its own, if it may turn at all. */
const turnFacings = (battle: Battle, unit: Unit): readonly Facing[] =>
  FACINGS.filter((facing) => mayTurn(battle, unit, facing) === null);

/** More hits first, then fewer commands. */
const better = (one: AttackChoice, other: AttackChoice): AttackChoice =>
  other.ways > one.ways || (other.ways === one.ways && other.cost < one.cost) ? other : one;

function targetOffer(battle: Battle, target: Target, picked: Unit | null): TargetOffer[] {
  const choices = attackChoices(battle, target).filter(
    ({ attackers }) => !picked || attackers.includes(picked),
  );
  const [first, ...others] = choices;
  if (!first) return [];
  // The fewest come first: the picked warband by itself.
  return [{ unit: target.unit, best: others.reduce(better, first), alone: picked && first }];
}

const targetsKnown = new WeakMap<Battle, readonly Target[]>();

/** Who can be attacked: found once for each state of the battle, since every warband asks. */
function targetsIn(battle: Battle): readonly Target[] {
  const found = targetsKnown.get(battle) ?? targetsOf(battle);
  targetsKnown.set(battle, found);
  return found;
}

/** What a warband of the army at hand can do, without the chances. */
export function thingsToDo(battle: Battle, unit: Unit): readonly ('move' | 'turn' | 'attack')[] {
  if (battle.ended || battle.attack || unit.side !== battle.side) return [];
  return [
    ...(moveHexes(battle, unit).length > 0 ? (['move'] as const) : []),
    ...(turnFacings(battle, unit).length > 0 ? (['turn'] as const) : []),
    ...(targetsIn(battle).some(({ attackers }) => attackers.includes(unit))
      ? (['attack'] as const)
      : []),
  ];
}

export function offersOf(battle: Battle, picked: Unit | null): Offers {
  if (battle.ended || battle.attack) return NOTHING;
  const targets = targetsIn(battle);
  if (!picked) {
    return { ...NOTHING, targets: targets.flatMap((each) => targetOffer(battle, each, null)) };
  }
  if (picked.side !== battle.side) return NOTHING;
  if (picked.state === 'waiting') return { ...NOTHING, hexes: deployHexes(battle, picked) };
  return {
    hexes: moveHexes(battle, picked),
    facings: turnFacings(battle, picked),
    targets: targets
      .filter(({ attackers }) => attackers.includes(picked))
      .flatMap((each) => targetOffer(battle, each, picked)),
  };
}

/** What a tap on a hex means. */
export type Tap =
  | { readonly type: 'pick'; readonly unit: UnitId }
  | { readonly type: 'drop' }
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'attack'; readonly target: UnitId; readonly attackers: readonly UnitId[] };

const idsOf = (units: readonly Unit[]): UnitId[] => units.map(({ id }) => id);

/** A tap on a hex while this warband is picked: act where it can, else pick who stands there. */
export function tapOn(battle: Battle, picked: Unit | null, hex: Hex): Tap {
  const there = boardOf(battle)[hex];
  const answer = answerTo(battle, there ?? null);
  if (answer) return { type: 'command', command: answer };
  const { hexes, targets } = offersOf(battle, picked);
  if (picked && hexes.includes(hex)) return { type: 'command', command: orderTo(picked, hex) };
  if (!there) return { type: 'drop' };
  const target = targets.find(({ unit }) => unit.id === there.id);
  if (target) {
    return { type: 'attack', target: there.id, attackers: idsOf(target.best.attackers) };
  }
  return there.id === picked?.id ? { type: 'drop' } : { type: 'pick', unit: there.id };
}

/** A deployed warband faces the enemy; one that moves keeps its facing. */
const orderTo = ({ id, state, side, facing }: Unit, to: Hex): Command =>
  state === 'waiting'
    ? { type: 'deploy', unit: id, to, facing: forwardOf(side) }
    : { type: 'move', unit: id, to, facing };

/** HIT-1, PURS-1: the warbands with which an open attack can be answered. */
export function answerers(battle: Battle): readonly Unit[] {
  const { attack } = battle;
  const target = attack && battle.units[attack.target];
  if (!target || battle.ended) return [];
  if (attack.due === 'save') return saversOf(battle, target);
  return attack.attackers.flatMap((id) => {
    const unit = battle.units[id];
    return unit && canPursue(battle, unit, attack.hex) ? [unit] : [];
  });
}

/** What a tap on this unit answers; a lord needs two savers, who are chosen in the panel. */
function answerTo(battle: Battle, unit: Unit | null): Command | null {
  const { attack } = battle;
  const target = attack && battle.units[attack.target];
  if (!target || !unit || !answerers(battle).includes(unit)) return null;
  if (attack.due === 'pursuit') return { type: 'pursue', unit: unit.id };
  return saversNeeded(target) === 1 ? { type: 'save', savers: [unit.id] } : null;
}
