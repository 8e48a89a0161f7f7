import type { Battle } from './battle';
import type { Command } from './command';
import { listed } from './guide';
import { FACING_NAMES, type Facing, type Hex, hexName } from './hexes';

const nameOf = (battle: Battle, id: string): string => battle.units[id]?.name ?? id;
const namesOf = (battle: Battle, ids: readonly string[]): string =>
  listed(ids.map((id) => nameOf(battle, id)));

const at = (hex: Hex | undefined): string => (hex === undefined ? '' : ` to ${hexName(hex)}`);
const facing = (way: Facing | undefined, word: string): string =>
  way === undefined ? '' : `${word} ${FACING_NAMES[way]}`;

/** A command in a few words, told from the battle as it stood before. */
export function title(battle: Battle, command: Command): string {
  const army = battle.armies[battle.side].name;
  switch (command.type) {
    case 'deploy':
      return `${nameOf(battle, command.unit)} deploys${at(command.to)}${facing(command.facing, ', facing')}`;
    case 'move':
      return `${nameOf(battle, command.unit)} moves${at(command.to)}${facing(command.facing, ', facing')}`;
    case 'turn':
      return `${nameOf(battle, command.unit)} turns${facing(command.facing, '')}`;
    case 'attack': {
      const verb = command.attackers.length === 1 ? 'attacks' : 'attack';
      const target = nameOf(battle, command.target);
      return `${namesOf(battle, command.attackers)} ${verb} ${target}`;
    }
    case 'save':
      return `${nameOf(battle, battle.attack?.target ?? '')} is saved by ${namesOf(battle, command.savers)}`;
    case 'letRout':
      return `Nobody saves ${nameOf(battle, battle.attack?.target ?? '')}`;
    case 'pursue':
      return `${nameOf(battle, command.unit)} pursues`;
    case 'stay':
      return 'No pursuit';
    case 'beginAttacks':
      return `${army}: attacks begin`;
    case 'endTurn':
      return `${army}: turn ${battle.turn} ends`;
    case 'end':
      return 'The battle ends';
    case 'resume':
      return 'The battle goes on';
    case 'setUnit':
      return `${nameOf(battle, command.unit)}, set by hand`;
    case 'setCommands':
      return 'Commands, set by hand';
    case 'setTurn':
      return 'Turn, set by hand';
    case 'setOptions':
      return 'Options';
    case 'setOpponent':
      return 'Opponent';
    case 'toTally':
      return 'To tally mode';
    case 'toBoard':
      return 'To board mode';
  }
}
