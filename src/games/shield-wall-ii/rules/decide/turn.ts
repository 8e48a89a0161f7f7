import { holds } from '#/core/refusal';
import { type Battle, commandsOf, unitsOf } from '../battle';
import type { Command, TurnBody } from '../command';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { FIGURES } from '../figures';
import { noOpenAttack } from '../may';
import { accept, refuse, type Verdict } from '../outcome';
import { forbidden, invalid } from '../rule';
import { otherSide } from '../words';

type TurnCommand = Command & TurnBody;

/** TURN, DEP-2, WIN-2: the frame that everything else happens in. */
export function decideTurn(battle: Battle, command: TurnCommand): Verdict {
  switch (command.type) {
    case 'beginAttacks': {
      const bar =
        noOpenAttack(battle) ??
        (battle.phase === 'orders'
          ? null
          : forbidden<'TURN-2'>('TURN-2', 'The attacks have begun already.'));
      return holds(bar, command)
        ? refuse(bar)
        : accept([{ type: 'battle', set: { phase: 'attacks' }, reason: 'TURN-2' }]);
    }
    case 'endTurn': {
      const bar = noOpenAttack(battle);
      return holds(bar, command) ? refuse(bar) : accept(endOfTurn(battle));
    }
    case 'end':
      return accept([{ type: 'battle', set: { ended: command.ending }, reason: 'byHand' }]);
    case 'resume':
      return battle.ended
        ? accept([{ type: 'battle', set: { ended: null }, reason: 'byHand' }])
        : refuse(invalid('The battle has not ended.'));
  }
}

function endOfTurn(battle: Battle): readonly Event[] {
  const late = battle.turn >= FIGURES.deploymentTurns ? lateWarbands(battle) : [];
  const lasted =
    battle.side === 'black' && battle.turn >= battle.options.turns && battle.victory === null;
  if (lasted) {
    const victory = { side: battle.inferior, how: 'turns', turn: battle.turn } as const;
    const last: Event = { type: 'battle', set: { victory, attack: null }, reason: 'WIN-2' };
    return battle.options.playOn ? [...late, last, nextTurn(battle, late)] : [...late, last];
  }
  return [...late, nextTurn(battle, late)];
}

/** DEP-2: who is still waiting after the third player turn has routed. */
const lateWarbands = (battle: Battle): readonly Event[] =>
  unitsOf(battle, battle.side)
    .filter(({ state }) => state === 'waiting')
    .map(({ id }) => ({ type: 'unit', unit: id, set: { state: 'routed' }, reason: 'DEP-2' }));

/** TURN-1, CMD-1 */
function nextTurn(battle: Battle, before: readonly Event[]): Event {
  const side = otherSide(battle.side);
  return {
    type: 'playerTurn',
    turn: side === 'red' ? battle.turn + 1 : battle.turn,
    side,
    commands: commandsOf(before.reduce(evolve, battle), side),
    reason: 'TURN-1',
  };
}
