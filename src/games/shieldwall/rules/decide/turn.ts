import { holds } from '#/core/refusal';
import type { Battle } from '../battle';
import type { Command, TurnBody } from '../command';
import type { Effect } from '../effect';
import type { RollName } from '../event';
import { commanderPoints } from '../leaders';
import { duringPhase } from '../may';
import { accept, contingentOf, refuse, type Verdict } from '../outcome';
import { deployment, initiative } from '../rolls/initiative';
import { leaderPoints } from '../rolls/leader-points';
import { forbidden, invalid } from '../rule';
import { otherSide, PHASES } from '../words';

type TurnCommand = Command & TurnBody;

/** TURN, SET-1, END-1: the frame that everything else happens in. */
export function decideTurn(battle: Battle, command: TurnCommand): Verdict {
  switch (command.type) {
    case 'nextPhase':
      return accept(nextPhase(battle));
    case 'pass':
      return decidePass(battle, command);
    case 'rollInitiative':
      return decideInitiative(battle, command);
    case 'rollDeployment':
      return decideDeployment(battle, command);
    case 'rollLeaderPoints':
      return decideLeaderPoints(battle, command);
    case 'end':
      return accept([{ type: 'battle', set: { ended: command.ending }, reason: 'END-1' }]);
    case 'resume':
      return battle.ended
        ? accept([{ type: 'battle', set: { ended: null }, reason: 'END-1' }])
        : refuse(invalid('The battle has not ended.'));
  }
}

function nextPhase(battle: Battle): readonly Effect[] {
  const next = PHASES[PHASES.indexOf(battle.phase) + 1];
  const clear: Effect[] =
    battle.duel?.stage === 'over' ? [{ type: 'battle', set: { duel: null }, reason: 'TURN' }] : [];
  if (!next)
    return [...clear, { type: 'turn', turn: battle.turn + 1, phase: 'initiative', reason: 'TURN' }];
  const moved: Effect = { type: 'battle', set: { phase: next, shocks: [] }, reason: 'TURN' };
  return [...clear, moved];
}

function decidePass(battle: Battle, command: TurnCommand & { type: 'pass' }): Verdict {
  const { side } = command;
  const { passed, phase } = battle;
  const bar = duringPhase(battle, 'missiles', 'combat');
  if (holds(bar, command)) return refuse(bar);
  const rule = phase === 'combat' ? 'CHG-1' : 'MISS-4';
  return passed.includes(side)
    ? refuse(invalid(`${battle.sides[side].name} has said so.`, rule))
    : accept([{ type: 'battle', set: { passed: [...passed, side] }, reason: rule }]);
}

/** A dice-off on the table: every throw of each side, ties among them. */
const throwsOf = (
  roll: RollName,
  rolls: readonly { red: number; black: number }[],
  meaning: string,
): Effect => ({
  type: 'dice',
  roll,
  throws: [
    { by: 'red', die: 'D6', faces: rolls.map((each) => each.red) },
    { by: 'black', die: 'D6', faces: rolls.map((each) => each.black) },
  ],
  meaning,
});

function decideInitiative(
  battle: Battle,
  command: TurnCommand & { type: 'rollInitiative' },
): Verdict {
  const bar =
    battle.phase === 'initiative' && battle.first === null
      ? null
      : forbidden('TURN-1', 'Initiative is settled once, as a turn begins.');
  if (holds(bar, command)) return refuse(bar);
  const result = initiative(commanderPoints(battle), command.rolls);
  if (!result.ok) return result;
  const { higher } = result.value;
  if (!higher) return refuse(invalid('The dice are equal: throw again.', 'TURN-1'));
  const choice = command.first === higher ? 'to go first' : 'the enemy to go first';
  return accept([
    throwsOf('initiative', command.rolls, `initiative to ${battle.sides[higher].name}, ${choice}`),
    { type: 'battle', set: { first: command.first }, reason: 'TURN-1' },
  ]);
}

const isBeforeBattle = (battle: Battle): boolean =>
  battle.turn === 1 && battle.phase === 'initiative';

function decideDeployment(
  battle: Battle,
  command: TurnCommand & { type: 'rollDeployment' },
): Verdict {
  const bar = isBeforeBattle(battle)
    ? null
    : forbidden('SET-1', 'Armies are put down before the first turn.');
  if (holds(bar, command)) return refuse(bar);
  const result = deployment(commanderPoints(battle), command.rolls);
  if (!result.ok) return result;
  const { higher } = result.value;
  if (!higher) return refuse(invalid('The dice are equal: throw again.', 'SET-1'));
  const lower = battle.sides[otherSide(higher)].name;
  return accept([throwsOf('deployment', command.rolls, `a contingent of ${lower} goes down`)]);
}

function decideLeaderPoints(
  battle: Battle,
  command: TurnCommand & { type: 'rollLeaderPoints' },
): Verdict {
  const contingent = contingentOf(battle, command.contingent);
  if (!contingent.ok) return contingent;
  const bar = isBeforeBattle(battle)
    ? null
    : forbidden('ORG-6', 'LPs are rolled before the first turn.');
  if (holds(bar, command)) return refuse(bar);
  const lp = leaderPoints(command.face);
  if (!lp.ok) return lp;
  return accept([
    {
      type: 'dice',
      roll: 'leaderPoints',
      throws: [{ by: contingent.value.id, die: 'AvD', faces: [command.face] }],
      meaning: `${contingent.value.leader.name} has ${lp.value} LPs`,
    },
    { type: 'leader', contingent: contingent.value.id, set: { lp: lp.value }, reason: 'ORG-6' },
  ]);
}
