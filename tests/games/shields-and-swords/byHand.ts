import {
  type Card,
  type Command,
  DEFAULT_OPTIONS,
  type Setup,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';

/** The practice card with one unit of the red side that comes later. */
const { red } = PRACTICE.sides;
const wings = red.wings.map((wing, place) =>
  place > 0 ? wing : { ...wing, units: wing.units.map(late) },
);
const CARD: Card = { ...PRACTICE, sides: { ...PRACTICE.sides, red: { ...red, wings } } };

function late<Unit>(unit: Unit, place: number): Unit {
  return place === 4 ? { ...unit, arrives: 3 } : unit;
}

const SETUP: Setup = { card: CARD, options: DEFAULT_OPTIONS };

/** What random play never does. Each must change something, or it leaves no line in the journal. */
const COMMANDS: readonly Command[] = [
  { type: 'arrive', unit: 'red-0-4', anyway: true },
  {
    type: 'setUnit',
    unit: 'red-0-1',
    set: { steps: 1, suppressed: true, inShieldWall: true, class: 'C', fireFactor: 6, fired: true },
  },
  {
    type: 'setUnit',
    unit: 'red-0-2',
    set: { attacked: true, wasAttacked: true, fireFactor: null },
  },
  { type: 'setAwarded', side: 'black', points: -2 },
  { type: 'setInitiative', side: 'black' },
  { type: 'setInitiative', side: null },
  { type: 'setUsedUp', side: 'red', marker: 2, usedUp: true },
  { type: 'setUsedUp', side: 'red', marker: 2, usedUp: false },
  { type: 'setOptions', options: { ...DEFAULT_OPTIONS, chain: !DEFAULT_OPTIONS.chain } },
  { type: 'setPhase', side: 'red', turn: 2, phase: 'combat' },
  { type: 'attack', target: 'black-0-0', attackers: ['red-0-0'], face: 8, anyway: true },
  { type: 'dropAttack' },
  { type: 'end', ending: { how: 'agreed', winner: null } },
  { type: 'resume' },
];

export const BY_HAND = { setup: SETUP, commands: COMMANDS };
