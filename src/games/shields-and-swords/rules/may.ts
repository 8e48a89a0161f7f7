import { firstRefusal } from '#/core/refusal';
import type { Battle, Laid, Unit, Wing } from './battle';
import { isJudged } from './integrity';
import { countsAgainstLimit, hasPhase, isOrdered } from './orders';
import { bestOf } from './rolls/attack';
import { forbidden, invalid, type Refusal } from './rule';
import { isHere, unitsOfWing, valuesOf, wingsOf } from './unit';
import { FACE_NAMES, isHorse, PHASE_NAMES, PHASES, type Phase } from './words';

/**
 * What the rules allow: null, or the reason why not. `decide` obeys these and the guide shows
 * them, so the two cannot disagree.
 */
type Bar = Refusal | null;

/** The first reason that holds. */
const firstOf = (...bars: readonly Bar[]): Bar => firstRefusal(bars);

const onTurn = (battle: Battle, { side, name }: Pick<Unit, 'side' | 'name'>): Bar =>
  side === battle.active
    ? null
    : forbidden('TURN-1', `It is not the turn of ${battle.card.sides[side].name}: ${name} waits.`);

const during = (battle: Battle, phase: Phase): Bar =>
  battle.phase === phase
    ? null
    : forbidden('TURN-1', `This belongs to the ${PHASE_NAMES[phase]} phase.`);

/** On the map, or nothing can be done by it or to it. */
export function mustBeHere(unit: Unit): Bar {
  if (unit.steps === 0) return invalid(`${unit.name} is eliminated. Bring it back by hand first.`);
  return isHere(unit) ? null : forbidden('MOVE-5', `${unit.name} has not arrived yet.`);
}

/** CMD-3: its wing was ordered to do what this phase is for. */
const inPhase = (battle: Battle, unit: Unit): Bar => {
  const wing = battle.wings[unit.wing];
  return wing && hasPhase(wing, battle.phase)
    ? null
    : forbidden('CMD-3', `${wing?.name} has no ${PHASE_NAMES[battle.phase]} phase this turn.`);
};

/** COMB-1: one attack is carried out before anything else begins. */
export const noOpenAttack = (battle: Battle): Bar => {
  const target = battle.attack && battle.units[battle.attack.target];
  return target ? forbidden('COMB-1', `The attack on ${target.name} is not finished.`) : null;
};

/** CMD-1, CMD-2, CMD-4, CMD-5 */
export function mayLay(battle: Battle, wing: Wing, laid: Laid): Bar {
  const { side } = wing;
  const { marker, face, on, pitched } = laid;
  const faces = Object.hasOwn(battle.card.sides[side].pool, marker)
    ? battle.card.sides[side].pool[marker]
    : undefined;
  if (!faces) return invalid(`There is no marker ${marker} in this pool.`, 'CMD-1');
  if (!faces.includes(face))
    return invalid(`That marker has no ${FACE_NAMES[face]} on it.`, 'CMD-1');
  const place = wingsOf(battle, side).find((each) =>
    each.laid.some((other) => other.marker === marker),
  );
  if (place) return invalid(`That marker lies at ${place.name}. Take it back first.`, 'CMD-2');
  if ((face === 'bonus') !== (on !== undefined))
    return face === 'bonus'
      ? forbidden('CMD-5', 'A Bonus goes with an order of the same wing: say with which.')
      : invalid('Only a Bonus goes with another order.', 'CMD-5');
  if (pitched && on !== 'combat')
    return invalid('Only a Bonus on Combat makes a pitched combat.', 'CMD-5');
  return firstOf(
    onTurn(battle, wing),
    during(battle, 'command'),
    battle.usedUp[side].includes(marker) ? forbidden('CMD-2', 'That marker is used up.') : null,
    unitsOfWing(battle, wing).every(({ steps }) => steps === 0)
      ? forbidden('CMD-3', `Nobody is left of ${wing.name}.`)
      : null,
    wing.laid.some((other) => other.face === face)
      ? forbidden('CMD-4', `${FACE_NAMES[face]} lies at ${wing.name} already.`)
      : null,
    on && !isOrdered(wing, on)
      ? forbidden('CMD-5', `${wing.name} has no ${FACE_NAMES[on]} for the Bonus to go with.`)
      : null,
    countsAgainstLimit(battle, [...wing.laid, laid]) > wing.limit
      ? forbidden(
          face === 'bonus' ? 'OPT-BONUS-LIMIT' : 'CMD-2',
          `${wing.name} gets ${wing.limit} markers a turn.`,
        )
      : null,
  );
}

export const mayTakeBack = (battle: Battle, wing: Wing): Bar =>
  firstOf(onTurn(battle, wing), during(battle, 'command'));

/** CMD-5: second or pitched is chosen before the first Combat phase. */
export const mayChoosePitched = (battle: Battle, wing: Wing): Bar =>
  firstOf(
    onTurn(battle, wing),
    PHASES.indexOf(battle.phase) < PHASES.indexOf('combat')
      ? null
      : forbidden('CMD-5', 'Second or pitched is chosen before the first Combat phase.'),
  );

/** WING-1, WING-2 */
export const mayFailIntegrity = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    mustBeHere(unit),
    onTurn(battle, unit),
    isJudged(unit.type)
      ? null
      : forbidden('WING-2', `${unit.name} is no levy or infantry: it needs nobody near.`),
  );

/** MOVE-5 */
export function mayArrive(battle: Battle, unit: Unit): Bar {
  if (unit.arrived || unit.steps === 0)
    return invalid(`${unit.name} is no reinforcement that is still to come.`, 'MOVE-5');
  const moves =
    battle.phase === 'move' ||
    battle.phase === 'secondMove' ||
    (battle.phase === 'horse' && isHorse(unit.type));
  return firstOf(
    onTurn(battle, unit),
    moves ? null : forbidden('MOVE-5', 'Reinforcements come in a phase in which they may move.'),
    inPhase(battle, unit),
    battle.turns[unit.side] < unit.arrives
      ? forbidden('MOVE-5', `${unit.name} comes in turn ${unit.arrives} or later.`)
      : null,
  );
}

/** FIRE-1, OPT-SUPPRESSED-FIRE; whether an enemy is adjacent the players see (FIRE-2). */
export const mayFire = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    mustBeHere(unit),
    valuesOf(unit).fireFactor === null
      ? invalid(`${unit.name} has no fire factor.`, 'FIRE-1')
      : null,
    onTurn(battle, unit),
    during(battle, 'fire'),
    inPhase(battle, unit),
    unit.thisPhase.fired ? forbidden('FIRE-1', `${unit.name} has fired in this phase.`) : null,
    unit.suppressed && !battle.options.suppressedFire
      ? forbidden('OPT-SUPPRESSED-FIRE', `${unit.name} is suppressed and does not fire.`)
      : null,
  );

/** COMB-1, HORSE-2: the phases of attacks; a charge waits until all horse have moved. */
const inAttackPhase = (battle: Battle): Bar => {
  switch (battle.phase) {
    case 'combat':
    case 'secondCombat':
    case 'pitched':
      return null;
    case 'horse':
      return battle.charging
        ? null
        : forbidden('HORSE-2', 'Charges follow when all horse have moved.');
    default:
      return forbidden('COMB-1', `There are no attacks in the ${PHASE_NAMES[battle.phase]} phase.`);
  }
};

/** May this unit attack or take part in an attack (COMB-2, COMB-3, HORSE-2)? */
export const mayAttack = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    mustBeHere(unit),
    onTurn(battle, unit),
    inAttackPhase(battle),
    inPhase(battle, unit),
    battle.phase === 'horse' && !isHorse(unit.type)
      ? forbidden('HORSE-2', `${unit.name} is foot: only horse charge.`)
      : null,
    unit.suppressed
      ? forbidden('COMB-3', `${unit.name} is suppressed and takes no part in attacks.`)
      : null,
    unit.thisPhase.attacked
      ? forbidden('COMB-2', `${unit.name} has attacked in this phase.`)
      : null,
  );

/** COMB-2: an enemy is attacked once a phase. */
export const mayBeAttacked = (unit: Unit): Bar =>
  firstOf(
    mustBeHere(unit),
    unit.thisPhase.wasAttacked
      ? forbidden('COMB-2', `${unit.name} has been attacked in this phase.`)
      : null,
  );

/** COMB-2..4: may these attack together, led by this one? */
export function mayJoin(attackers: readonly Unit[], primary: Unit): Bar {
  const stranger = attackers.find(({ wing }) => wing !== primary.wing);
  const other = attackers.find(({ type }) => isHorse(type) !== isHorse(primary.type));
  const best = bestOf(attackers.map((unit) => ({ unit, class: valuesOf(unit).class })));
  return firstOf(
    stranger
      ? forbidden('COMB-2', `${stranger.name} is of another wing than ${primary.name}.`)
      : null,
    other ? forbidden('COMB-3', 'Horse and foot do not join in one attack.') : null,
    best.some(({ unit }) => unit.id === primary.id)
      ? null
      : forbidden('COMB-4', `${primary.name} is not of the best class among the attackers.`),
  );
}

/** INIT-1 */
export const mayDeclareInitiative = (battle: Battle): Bar =>
  firstOf(
    battle.phase === 'initiative'
      ? null
      : forbidden('INIT-1', 'Initiative is declared at the end of a turn.'),
    battle.initiative === battle.active
      ? null
      : forbidden(
          'INIT-1',
          `${battle.card.sides[battle.active].name} do not hold the initiative marker.`,
        ),
  );

/** ADV-1, ADV-2; slope and EZOC the players see. */
export const mayAdvance = (unit: Unit): Bar =>
  firstOf(
    mustBeHere(unit),
    unit.inShieldWall ? forbidden('ADV-2', `${unit.name} is in shield wall and stays.`) : null,
  );
