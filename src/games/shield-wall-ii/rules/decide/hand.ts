import { checkCount } from '#/core/checks';
import { type Battle, commandsOf, isDeployed, isWarband, type Unit } from '../battle';
import { boardOf } from '../board';
import type { Command, HandBody, HandUnit } from '../command';
import type { Event } from '../event';
import { FIGURES } from '../figures';
import { checkOptions } from '../options';
import { accept, refuse, unitOf, type Verdict } from '../outcome';
import { invalid, type Refusal } from '../rule';
import type { Placement } from '../setup';

type HandCommand = Command & HandBody;

const MOST_TURNS = 999;

/** The table is the truth: whatever it shows can be set. Only nonsense is refused. */
export function decideHand(battle: Battle, command: HandCommand): Verdict {
  switch (command.type) {
    case 'setUnit':
      return decideUnit(battle, command.unit, command.set);
    case 'setCommands': {
      const { total, left } = command;
      const bad =
        checkCount(total, 0, FIGURES.warbands, 'Commands', 'CMD-1') ??
        checkCount(left, 0, total, 'Commands left', 'CMD-2');
      return bad
        ? refuse(bad)
        : accept([{ type: 'battle', set: { commands: { total, left } }, reason: 'byHand' }]);
    }
    case 'setTurn':
      return decideTurnByHand(battle, command);
    case 'setOptions': {
      const bad = checkOptions(command.options);
      return bad
        ? refuse(bad)
        : accept([{ type: 'battle', set: { options: command.options }, reason: 'byHand' }]);
    }
    case 'setOpponent':
      return accept([{ type: 'battle', set: { opponent: command.opponent }, reason: 'byHand' }]);
    case 'toTally':
      return battle.mode === 'tally'
        ? refuse(invalid('The table holds the positions already.'))
        : accept([{ type: 'leaveBoard', reason: 'byHand' }]);
    case 'toBoard':
      return decideBoard(battle, command.units);
  }
}

function decideTurnByHand(battle: Battle, command: HandCommand & { type: 'setTurn' }): Verdict {
  const { turn, side, phase } = command;
  const bad = checkCount(turn, 1, MOST_TURNS, 'Turn', 'TURN-1');
  if (bad) return refuse(bad);
  const begins: Event[] =
    turn === battle.turn && side === battle.side
      ? []
      : [{ type: 'playerTurn', turn, side, commands: commandsOf(battle, side), reason: 'byHand' }];
  return accept([...begins, { type: 'battle', set: { phase }, reason: 'byHand' }]);
}

/** ARMY-3: a camp is on the field or routed, never waiting or spent. */
const checkState = (unit: Unit): Refusal | null =>
  isWarband(unit) || unit.state === 'fresh' || unit.state === 'routed'
    ? null
    : invalid('A camp is never waiting and never spent.', 'HIT');

/** In board mode who is on the field has a hex, and nobody else does. */
function checkPlace(unit: Unit): Refusal | null {
  if (isDeployed(unit) === (unit.hex !== null)) return null;
  return isDeployed(unit)
    ? invalid(`Say in which hex ${unit.name} stands.`, 'MAP-7')
    : invalid(`${unit.name} is ${unit.state} and stands in no hex.`, 'MAP-7');
}

function checkHex(battle: Battle, unit: Unit): Refusal | null {
  if (battle.mode === 'tally') {
    return unit.hex === null ? null : invalid('In tally mode the table holds the positions.');
  }
  const there = unit.hex === null ? undefined : boardOf(battle)[unit.hex];
  return there && there.id !== unit.id
    ? invalid(`${there.name} stands in that hex.`, 'MAP-7')
    : checkPlace(unit);
}

function decideUnit(battle: Battle, id: string, set: HandUnit): Verdict {
  const found = unitOf(battle, id);
  if (!found.ok) return found;
  const wanted = { ...found.value, ...set };
  const change = isDeployed(wanted) ? set : { ...set, hex: null };
  const unit = { ...found.value, ...change };
  const bad = checkState(unit) ?? checkHex(battle, unit);
  if (bad) return refuse(bad);
  return accept([{ type: 'unit', unit: id, set: change, reason: 'byHand' }]);
}

/** The set-up editor: every unit on the field gets a hex of its own. */
function decideBoard(battle: Battle, placements: readonly Placement[]): Verdict {
  const taken = new Map<number, Unit>();
  for (const { unit: id, state, hex, facing } of placements) {
    const found = unitOf(battle, id);
    if (!found.ok) return found;
    const unit = { ...found.value, state, hex, facing };
    const bad = checkState(unit) ?? checkPlace(unit);
    if (bad) return refuse(bad);
    const there = hex === null ? undefined : taken.get(hex);
    if (there) return refuse(invalid(`${there.name} stands in that hex.`, 'MAP-7'));
    if (hex !== null) taken.set(hex, unit);
  }
  const named = new Set(placements.map(({ unit }) => unit));
  if (named.size < placements.length) return refuse(invalid('A unit is named twice.', 'MAP-7'));
  const forgotten = Object.values(battle.units).find(
    (unit) => isDeployed(unit) && !named.has(unit.id),
  );
  if (forgotten) return refuse(invalid(`Say in which hex ${forgotten.name} stands.`, 'MAP-7'));
  return accept([{ type: 'enterBoard', units: placements, reason: 'byHand' }]);
}
