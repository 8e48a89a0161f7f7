import { type Battle, campId, isDeployed, isWarband, type Unit } from './battle';
import { boardOf, frontHexes, isHeldFrom } from './board';
import { FIGURES } from './figures';
import { areNeighbours, type Facing, type Hex, hexName, neighboursOf } from './hexes';
import { forbidden, invalid, type Refusal, type RuleId } from './rule';
import { CAMPS, isClosed } from './terrain';

/**
 * What the rules allow: null, or the reason why not. `decide` obeys these and the guide and the
 * lists of legal orders show them, so they cannot disagree.
 */
type Bar = Refusal | null;

/** What an open attack still needs comes before everything else. */
export const noOpenAttack = ({ attack }: Battle): Bar => {
  if (!attack) return null;
  return attack.due === 'save'
    ? forbidden('HIT-1', 'The defender has still to choose: save the unit or let it rout.')
    : forbidden('PURS-1', 'Pursuit has still to be settled.');
};

const isOwn = (battle: Battle, unit: Unit): Bar =>
  unit.side === battle.side
    ? null
    : forbidden('TURN-1', `${unit.name} waits for its own player turn.`);

const hasCommands = ({ commands }: Battle, needed: number): Bar => {
  if (commands.left >= needed) return null;
  return forbidden('CMD-2', `Commands left: ${commands.left}. This needs ${needed}.`);
};

/** Common to deploying, moving and turning. */
const mayOrder = (battle: Battle, unit: Unit): Bar =>
  noOpenAttack(battle) ??
  isOwn(battle, unit) ??
  (battle.phase === 'orders'
    ? null
    : forbidden('TURN-2', 'Nobody moves or turns once the attacks have begun.')) ??
  (unit.moved
    ? forbidden('CMD-2', `${unit.name} has deployed, moved or turned in this player turn.`)
    : null) ??
  hasCommands(battle, FIGURES.commandCost);

const isWarbandOnField = (unit: Unit, rule: RuleId): Bar => {
  if (!isWarband(unit)) return invalid('A camp never moves, turns or attacks.', rule);
  if (isDeployed(unit)) return null;
  return invalid(
    unit.state === 'waiting' ? `${unit.name} is not deployed yet.` : `${unit.name} has routed.`,
    rule,
  );
};

/** In board mode a hex must be given, in tally mode it cannot. */
const isHexForMode = ({ mode }: Battle, to: Hex | null): Bar => {
  if ((mode === 'board') === (to !== null)) return null;
  return mode === 'board'
    ? invalid('Say which hex.', 'MAP-7')
    : invalid('In tally mode the table holds the positions: give no hex.', 'MAP-7');
};

const isVacant = (battle: Battle, to: Hex | null): Bar => {
  const unit = to === null ? undefined : boardOf(battle)[to];
  return unit ? invalid(`${unit.name} stands in that hex.`, 'MAP-7') : null;
};

const isOpenGround = ({ ground }: Battle, to: Hex | null): Bar => {
  const there = to === null ? undefined : ground[to];
  return there !== undefined && isClosed(there)
    ? forbidden('MAP-6', `Nobody enters a ${there} hex.`)
    : null;
};

/** DEP-2, DEP-4: whether this army can still deploy at all. */
const mayStillDeploy = ({ turn, units, side }: Battle): Bar => {
  if (turn > FIGURES.deploymentTurns) {
    return forbidden(
      'DEP-2',
      `Warbands deploy in the first ${FIGURES.deploymentTurns} player turns only.`,
    );
  }
  return units[campId(side)]?.state === 'routed'
    ? forbidden('DEP-4', 'The camp is gone: nobody deploys.')
    : null;
};

/** DEP-1; the hex is null in tally mode. */
export function mayDeploy(battle: Battle, unit: Unit, to: Hex | null): Bar {
  return (
    (unit.state === 'waiting'
      ? null
      : invalid(`${unit.name} is not waiting to deploy.`, 'DEP-1')) ??
    isHexForMode(battle, to) ??
    isVacant(battle, to) ??
    mayOrder(battle, unit) ??
    mayStillDeploy(battle) ??
    isOpenGround(battle, to) ??
    (to === null || areNeighbours(to, CAMPS[unit.side])
      ? null
      : forbidden('DEP-1', `${hexName(to)} does not touch the camp.`))
  );
}

/** MOVE-1; the facing is null in tally mode. */
export function mayTurn(battle: Battle, unit: Unit, facing: Facing | null): Bar {
  return (
    isWarbandOnField(unit, 'MOVE-1') ??
    (battle.mode === 'board' && facing === null
      ? invalid('Say which way to face.', 'MOVE-1')
      : null) ??
    mayOrder(battle, unit) ??
    (battle.mode === 'board' && facing === unit.facing
      ? forbidden('MOVE-1', `${unit.name} already faces that way.`)
      : null)
  );
}

/** MOVE-2..4; the hex is null in tally mode. */
export function mayMove(battle: Battle, unit: Unit, to: Hex | null): Bar {
  return (
    isWarbandOnField(unit, 'MOVE-3') ??
    isHexForMode(battle, to) ??
    isVacant(battle, to) ??
    mayOrder(battle, unit) ??
    isOpenGround(battle, to) ??
    (to === null ? null : mayStep(battle, unit, to))
  );
}

/** MOVE-2, MOVE-4 */
function mayStep(battle: Battle, unit: Unit, to: Hex): Bar {
  if (!frontHexes(unit).includes(to)) {
    return forbidden('MOVE-2', `${hexName(to)} is not in front of ${unit.name}.`);
  }
  return unit.hex !== null && isHeldFrom(boardOf(battle), unit.side, unit.hex, to)
    ? forbidden('MOVE-4', `${unit.name} is held: two enemies side by side bar ${hexName(to)}.`)
    : null;
}

/** ATT-1, ATT-2: whether a warband can be one of those who attack this unit. */
function mayJoinAttack(battle: Battle, unit: Unit, target: Unit): Bar {
  return (
    isWarbandOnField(unit, 'ATT-1') ??
    isOwn(battle, unit) ??
    (unit.attacked ? forbidden('ATT-1', `${unit.name} has attacked in this player turn.`) : null) ??
    (battle.mode === 'tally' || (target.hex !== null && frontHexes(unit).includes(target.hex))
      ? null
      : forbidden('ATT-1', `${target.name} is not in front of ${unit.name}.`))
  );
}

/** ATT-1, ATT-2, ATT-5: a combined attack, its attackers named and paid before the die. */
export function mayAttack(battle: Battle, target: Unit, attackers: readonly Unit[]): Bar {
  return (
    (isDeployed(target) ? null : invalid(`${target.name} is not on the field.`, 'ATT-1')) ??
    (attackers.length > 0 ? null : invalid('Nobody attacks: choose a warband.', 'ATT-1')) ??
    (attackers.some((unit) => unit.side === target.side)
      ? invalid('Nobody attacks his own side.', 'ATT-1')
      : null) ??
    noOpenAttack(battle) ??
    firstBar(attackers.map((unit) => mayJoinAttack(battle, unit, target))) ??
    (battle.targets.includes(target.id)
      ? forbidden('ATT-2', `${target.name} has been attacked in this player turn.`)
      : null) ??
    (attackers.length <= mostAttackers(target)
      ? null
      : forbidden(
          'ATT-5',
          `At most ${mostAttackers(target)} warbands stand around this target.`,
        )) ??
    hasCommands(battle, attackers.length * FIGURES.commandCost)
  );
}

const firstBar = (bars: readonly Bar[]): Bar => bars.find((bar) => bar !== null) ?? null;

/** ATT-5: as many as there are hexes around the target. */
const mostAttackers = (target: Unit): number =>
  target.kind === 'camp' ? neighboursOf(CAMPS[target.side]).length : 6;
