import { checkCount } from '#/core/checks';
import { type Battle, fullSteps, type Unit } from '../battle';
import type { Command, HandBody, HandUnit } from '../command';
import type { UnitChange } from '../event';
import { accept, refuse, unitOf, type Verdict } from '../outcome';
import { invalid, type Refusal } from '../rule';
import { isReduced, valuesOf } from '../unit';

type HandCommand = Command & HandBody;

/** More than any table counts. */
const MOST = 999;

/** The table is the truth: whatever it shows can be set. Only nonsense is refused. */
export function decideHand(battle: Battle, command: HandCommand): Verdict {
  switch (command.type) {
    case 'setUnit': {
      const unit = unitOf(battle, command.unit);
      return unit.ok ? setUnit(unit.value, command.set) : unit;
    }
    case 'setAwarded': {
      const bad = checkCount(command.points, -MOST, MOST, 'Points', 'VP-1');
      const awarded = { ...battle.awarded, [command.side]: command.points };
      return bad ? refuse(bad) : accept([{ type: 'battle', set: { awarded }, reason: 'byHand' }]);
    }
    case 'setInitiative':
      return accept([{ type: 'battle', set: { initiative: command.side }, reason: 'byHand' }]);
    case 'setPhase': {
      const { side, turn, phase } = command;
      const bad = checkCount(turn, 1, MOST, 'A turn', 'TURN-1');
      if (bad) return refuse(bad);
      const turns = { ...battle.turns, [side]: turn };
      return accept([
        { type: 'battle', set: { active: side, turns, attack: null }, reason: 'byHand' },
        { type: 'phase', phase, check: [], moving: [], reason: 'byHand' },
      ]);
    }
    case 'setUsedUp': {
      const { side, marker, usedUp } = command;
      const bad = checkCount(
        marker,
        0,
        battle.card.sides[side].pool.length - 1,
        'A marker',
        'CMD-2',
      );
      if (bad) return refuse(bad);
      const others = battle.usedUp[side].filter((each) => each !== marker);
      const list = usedUp ? [...others, marker] : others;
      return accept([
        { type: 'battle', set: { usedUp: { ...battle.usedUp, [side]: list } }, reason: 'byHand' },
      ]);
    }
    case 'setOptions':
      return accept([{ type: 'battle', set: { options: command.options }, reason: 'byHand' }]);
    case 'dropAttack':
      return battle.attack
        ? accept([{ type: 'battle', set: { attack: null }, reason: 'byHand' }])
        : refuse(invalid('No attack is under way.', 'COMB-1'));
  }
}

function badValues(unit: Unit, { steps, fireFactor }: HandUnit): Refusal | null {
  return (
    (steps === undefined ? null : checkCount(steps, 0, fullSteps(unit), 'Steps', 'UNIT-4')) ??
    (fireFactor === undefined || fireFactor === null
      ? null
      : checkCount(fireFactor, 1, MOST, 'A fire factor', 'UNIT-3'))
  );
}

function setUnit(unit: Unit, wanted: HandUnit): Verdict {
  const bad = badValues(unit, wanted);
  if (bad) return refuse(bad);
  const { class: combatClass, fireFactor, fired, attacked, wasAttacked, ...state } = wanted;
  const thisPhase = {
    ...(fired !== undefined && { fired }),
    ...(attacked !== undefined && { attacked }),
    ...(wasAttacked !== undefined && { wasAttacked }),
  };
  const after = { ...unit, ...state };
  const values = {
    ...valuesOf(after),
    ...(combatClass !== undefined && { class: combatClass }),
    ...(fireFactor !== undefined && { fireFactor }),
  };
  const newValues =
    combatClass === undefined && fireFactor === undefined
      ? {}
      : isReduced(after)
        ? { reverse: values }
        : { front: values };
  // Nobody who is gone bears a marker.
  const gone = after.steps === 0 ? { suppressed: false, inShieldWall: false } : {};
  const set: UnitChange = {
    ...state,
    ...newValues,
    ...gone,
    ...(Object.keys(thisPhase).length > 0 && { thisPhase }),
  };
  return accept([{ type: 'unit', unit: unit.id, set, reason: 'byHand' }]);
}
