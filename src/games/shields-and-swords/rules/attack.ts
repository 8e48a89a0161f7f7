import { fail, ok, type Result } from '#/core/result';
import type { Battle, OpenAttack, Unit, UnitId } from './battle';
import { figuresOf } from './card';
import type { FireOrder } from './command';
import { HARM } from './figures';
import { mayAdvance } from './may';
import { bonusOn } from './orders';
import { type Attack, bestOf, type Modifier } from './rolls/attack';
import { type Choice, nextChoice } from './rolls/choices';
import type { Fire } from './rolls/fire';
import { invalid, type Refusal } from './rule';
import { fighterOf, isHere, valuesOf } from './unit';
import type { AttackKind, Phase, Side } from './words';
import { otherSide } from './words';

/** COMB-5, HORSE-2: what an attack in this phase is. */
export const kindIn = (phase: Phase): AttackKind =>
  phase === 'horse' ? 'charge' : phase === 'pitched' ? 'pitched' : 'combat';

/** The card's modifiers that an order names, by their places. */
export function modifiersOf(
  battle: Battle,
  places: readonly number[] = [],
): Result<readonly Modifier[], Refusal> {
  const found = places.flatMap((place) => battle.card.modifiers[place] ?? []);
  return found.length === places.length && new Set(places).size === places.length
    ? ok(found)
    : fail(invalid('The card has no such modifier, or it is named twice.', 'DRM-4'));
}

/** COMB-4: the one that is named, or the first of the best class. */
export const primaryOf = (
  attackers: readonly [Unit, ...Unit[]],
  named: UnitId | undefined,
): Unit | undefined =>
  named === undefined
    ? bestOf(attackers.map((unit) => ({ unit, class: valuesOf(unit).class })))[0]?.unit
    : attackers.find(({ id }) => id === named);

/** An order as the calculator wants it. */
export function attackOf(
  battle: Battle,
  order: { readonly downhill?: boolean; readonly trench?: boolean },
  units: { readonly target: Unit; readonly primary: Unit; readonly participants: readonly Unit[] },
  modifiers: readonly Modifier[],
): Attack {
  const wing = battle.wings[units.primary.wing];
  return {
    kind: kindIn(battle.phase),
    bonus: wing !== undefined && bonusOn(wing, 'horse') !== null,
    target: fighterOf(battle, units.target),
    primary: fighterOf(battle, units.primary),
    participants: units.participants.map((unit) => fighterOf(battle, unit)),
    downhill: order.downhill === true,
    trench: order.trench === true,
    modifiers,
    figures: figuresOf(battle.card),
  };
}

export function fireOf(
  battle: Battle,
  order: Pick<FireOrder, 'high'>,
  units: { readonly firer: Unit; readonly target: Unit; readonly factor: number },
  modifiers: readonly Modifier[],
): Fire {
  const wing = battle.wings[units.firer.wing];
  return {
    factor: units.factor,
    firer: units.firer.type,
    high: order.high === true,
    target: units.target,
    bonus: wing !== undefined && bonusOn(wing, 'fire') !== null,
    modifiers,
    figures: figuresOf(battle.card),
    options: battle.options,
  };
}

/** What an attack that was thrown still waits for, and from whom. */
export type Question =
  | { readonly ask: 'choice'; readonly side: Side; readonly choice: Choice }
  | {
      readonly ask: 'resolve';
      /** RES-4: the attackers one of which takes the loss; empty when none does. */
      readonly losers: readonly UnitId[];
      /** RET-1: who has to go back, if there is a hex. */
      readonly retreating: readonly UnitId[];
    }
  | {
      readonly ask: 'advance';
      readonly side: Side;
      readonly who: readonly UnitId[];
      /** ADV-3: heavy horse that charged; one of them must, if one can. */
      readonly must: readonly UnitId[];
    };

export const unitsIn = (battle: Battle, ids: readonly UnitId[]): readonly Unit[] =>
  ids.flatMap((id) => battle.units[id] ?? []).filter(isHere);

/** RES-9: the choice that is open about the result. */
export function openChoice(battle: Battle, attack: OpenAttack): Choice | null {
  const target = battle.units[attack.target];
  const primary = battle.units[attack.attackers[0] ?? ''];
  if (!target || !primary || attack.stage !== 'result') return null;
  return nextChoice(attack, {
    primary: primary.type,
    target: target.type,
    targetInWall: target.inShieldWall,
    chain: battle.options.chain,
  });
}

/** RES-4, RET-2: who loses a step or goes back by the result as it stands. */
export function harmed(
  battle: Battle,
  { result, target, attackers }: Pick<OpenAttack, 'result' | 'target' | 'attackers'>,
): { readonly losers: readonly UnitId[]; readonly retreating: readonly UnitId[] } {
  const harm = HARM[result];
  const inOpen = (ids: readonly UnitId[]): readonly UnitId[] =>
    unitsIn(battle, ids).flatMap(({ id, inShieldWall }) => (inShieldWall ? [] : [id]));
  return {
    losers:
      harm.attacker === 'step' || harm.attacker === 'eliminated'
        ? unitsIn(battle, attackers).map(({ id }) => id)
        : [],
    retreating: [
      ...(harm.target === 'retreat' ? inOpen([target]) : []),
      ...(harm.attacker === 'retreat' ? inOpen(attackers) : []),
    ],
  };
}

/** ADV-1..3: who may enter the hex, and who must. */
export function advancers(
  battle: Battle,
  { kind, attackers }: Pick<OpenAttack, 'kind' | 'attackers'>,
): { readonly who: readonly UnitId[]; readonly must: readonly UnitId[] } {
  const able = unitsIn(battle, attackers).filter((unit) => mayAdvance(unit) === null);
  return {
    who: able.map(({ id }) => id),
    must: able.filter(({ type }) => kind === 'charge' && type === 'HH').map(({ id }) => id),
  };
}

/** What the players are asked next about the attack at hand. */
export function questionOf(battle: Battle): Question | null {
  const { attack, active } = battle;
  if (!attack) return null;
  const side = battle.units[attack.target]?.side;
  const attacker = side ? otherSide(side) : active;
  if (attack.stage === 'advance')
    return { ask: 'advance', side: attacker, ...advancers(battle, attack) };
  const choice = openChoice(battle, attack);
  if (choice)
    return {
      ask: 'choice',
      side: choice.by === 'attacker' ? attacker : otherSide(attacker),
      choice,
    };
  return { ask: 'resolve', ...harmed(battle, attack) };
}
