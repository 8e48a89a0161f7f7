import { MALDON, STAMFORD_BRIDGE } from './battles';
import { routed, type Scenario, stands } from './scenario';

/** Byrhtnoth and Sibyrht are gone: one more warband and all is lost, one Viking and it is won. */
const MALDON_LAST_STAND: Scenario = {
  ...MALDON,
  id: 'maldon-last-stand',
  name: 'Maldon: round the fallen lord',
  task: 'Saxons: rout one more warband in this player turn. Whatever happens, do not lose another.',
  start: {
    turn: 9,
    side: 'red',
    units: [
      routed('red-0'),
      routed('red-8'),
      stands('red-1', 'E5', 0),
      stands('red-2', 'E4', 0, 'spent'),
      stands('red-3', 'E6', 0),
      stands('red-4', 'D3', 0),
      stands('red-5', 'D6', 0, 'spent'),
      stands('red-6', 'E7', 0),
      stands('red-7', 'D4', 1),
      stands('red-9', 'E3', 1, 'spent'),
      routed('black-9'),
      stands('black-0', 'F5', 3, 'fresh'),
      stands('black-1', 'F4', 3, 'spent'),
      stands('black-2', 'F6', 3, 'spent'),
      stands('black-3', 'G4', 3, 'spent'),
      stands('black-4', 'F8', 4),
      stands('black-5', 'G6', 3),
      stands('black-6', 'F2', 2, 'spent'),
      stands('black-7', 'G2', 3),
      stands('black-8', 'H5', 3),
    ],
  },
};

/** Two turns of daylight are left. The English need one point, the Norsemen need to stand. */
const STAMFORD_LAST_STAND: Scenario = {
  ...STAMFORD_BRIDGE,
  id: 'stamford-last-stand',
  name: 'Stamford Bridge: until dark',
  task: 'Norsemen: be still there when turn 18 ends. The English move first and need one point.',
  start: {
    turn: 17,
    side: 'red',
    units: [
      routed('red-9'),
      stands('red-0', 'E6', 0),
      stands('red-1', 'E5', 0, 'spent'),
      stands('red-2', 'E7', 0),
      stands('red-3', 'E4', 0),
      stands('red-4', 'E8', 5),
      stands('red-5', 'D5', 0, 'spent'),
      stands('red-6', 'D6', 0),
      stands('red-7', 'F3', 1),
      stands('red-8', 'D8', 5),
      routed('black-0'),
      routed('black-9'),
      stands('black-1', 'F5', 3),
      stands('black-2', 'F6', 3, 'spent'),
      stands('black-3', 'F4', 4),
      stands('black-4', 'F7', 2, 'spent'),
      stands('black-5', 'G5', 3),
      stands('black-6', 'G4', 3),
      stands('black-7', 'G6', 3),
      stands('black-8', 'H4', 3),
    ],
  },
};

/** Battles under way, of our own making: the last stand of an inferior army. */
export const LAST_STANDS: readonly Scenario[] = [MALDON_LAST_STAND, STAMFORD_LAST_STAND];
