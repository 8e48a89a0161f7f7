import type { Battle, Ending } from './battle';
import type { Command } from './command';
import type { Event } from './event';
import { FACE_NAMES, otherSide, PHASE_NAMES, type Side } from './words';

/** The headline of an entry in the journal: what somebody did. */
export function title(battle: Battle, command: Command, events: readonly Event[]): string {
  const unit = (id: string): string => battle.units[id]?.name ?? 'Somebody';
  const wing = (id: string): string => battle.wings[id]?.name ?? 'A wing';
  const side = (id: Side): string => battle.card.sides[id].name;
  const all = (ids: readonly string[]): string => ids.map(unit).join(', ');
  switch (command.type) {
    case 'nextPhase':
      return whatBegins(battle, events);
    case 'declareInitiative':
      return `${side(battle.active)} declare initiative`;
    case 'end':
      return command.ending.how === 'gaveUp' && command.ending.winner
        ? `${side(otherSide(command.ending.winner))} give up the field`
        : 'The players end the battle';
    case 'resume':
      return 'The battle goes on';
    case 'lay':
      return `${wing(command.wing)}: ${FACE_NAMES[command.face]}`;
    case 'takeBack':
      return 'A marker is taken back';
    case 'repeatOrders':
      return 'Last turn’s orders again';
    case 'choosePitched':
      return `${wing(command.wing)}: ${command.pitched ? 'a pitched combat' : 'a second combat'}`;
    case 'integrity':
      return command.out.length > 0 ? `Out of reach: ${all(command.out)}` : 'All foot is in reach';
    case 'hold':
      return `${unit(command.unit)} ${command.held ? 'began in EZOC' : 'did not begin in EZOC'}`;
    case 'arrive':
      return `${unit(command.unit)} arrives`;
    case 'fire':
      return `${unit(command.unit)} fires at ${unit(command.target)}`;
    case 'attack': {
      const verb = battle.phase === 'horse' ? 'charge' : 'attack';
      const verbs = command.attackers.length === 1 ? `${verb}s` : verb;
      return `${all(command.attackers)} ${verbs} ${unit(command.target)}`;
    }
    case 'changeResult':
      return command.take ? 'The result is changed' : 'The result is left as it is';
    case 'resolve':
      return `The attack on ${unit(battle.attack?.target ?? '')}: ${battle.attack?.result ?? ''}`;
    case 'advance':
      return command.unit === null ? 'Nobody advances' : `${unit(command.unit)} advances`;
    case 'setUnit':
      return `${unit(command.unit)}: by hand`;
    case 'setAwarded':
      return `Points of ${side(command.side)}: by hand`;
    case 'setInitiative':
      return 'Initiative marker: by hand';
    case 'setPhase':
      return `${side(command.side)}, turn ${command.turn}, ${PHASE_NAMES[command.phase]}: by hand`;
    case 'setUsedUp':
      return `A marker of ${side(command.side)}: ${command.usedUp ? 'used up' : 'back in the pool'}`;
    case 'setOptions':
      return 'Options: by hand';
    case 'dropAttack':
      return 'The attack is ended by hand';
  }
}

function whatBegins(battle: Battle, events: readonly Event[]): string {
  for (const event of events) {
    if (event.type === 'phase') return `${PHASE_NAMES[event.phase]} phase`;
    if (event.type === 'turn') return `Turn of ${battle.card.sides[event.side].name}`;
    if (event.type === 'battle' && event.set.charging) return 'All horse have moved';
  }
  return 'The turn is over';
}

/** How a battle ended, in one sentence. */
export function endingWords(battle: Battle, { how, winner }: Ending): string {
  const reason = {
    points: 'by points',
    turns: 'when time is up',
    sideGone: 'the field is empty',
    gaveUp: 'the enemy gives up',
    agreed: 'as the players agree',
  }[how];
  return winner ? `${battle.card.sides[winner].name} win, ${reason}` : `A draw, ${reason}`;
}
