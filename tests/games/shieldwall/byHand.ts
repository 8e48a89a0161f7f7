import { begin, type Command, PRESETS, type Setup } from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';

const [{ armies, starts, notes }] = SCENARIOS;
const SETUP: Setup = { armies, starts, notes, options: PRESETS.quickSheet, seed: 'by hand' };

/** What random play never does. Each must change something, or it leaves no line in the journal. */
const COMMANDS: readonly Command[] = [
  { type: 'setLine', side: 'red', units: [...begin(SETUP).sides.red.line].reverse() },
  { type: 'restAll', units: ['red-0-0'], anyway: true },
  { type: 'stand', units: ['red-0-1'], anyway: true },
  {
    type: 'rollDeployment',
    rolls: [
      { red: 3, black: 3 },
      { red: 5, black: 2 },
    ],
  },
  { type: 'rollLeaderPoints', contingent: 'red-0', face: 4 },
  { type: 'giveDp', unit: 'red-0-0' },
  { type: 'giveDp', unit: 'red-0-1' },
  { type: 'takeDp', unit: 'red-0-0' },
  {
    type: 'setUnit',
    unit: 'red-0-1',
    set: {
      dps: 2,
      level: 'bloodLust',
      stands: 1,
      formed: false,
      course: 'pursuing',
      followingUp: true,
      fightsToDeath: true,
      charged: true,
      supernumeraries: ['holyPerson', 'campFollowers'],
    },
  },
  { type: 'setUnit', unit: 'black-0-1', set: { inCombat: true } },
  { type: 'setUnit', unit: 'black-1-1', set: { lost: 'routed' } },
  { type: 'dismissShocks' },
  { type: 'setLeader', contingent: 'black-0', set: { lp: 5, spent: 2, fate: 'captured' } },
  { type: 'setSignalled', contingent: 'red-0', signalled: true },
  { type: 'setRetained', side: 'black', cards: ['7h', '5s'] },
  { type: 'setPhase', turn: 3, phase: 'leadership' },
  { type: 'setFirst', side: 'black' },
  { type: 'setRain', until: 4 },
  { type: 'setOptions', options: PRESETS.rulebook },
  { type: 'challenge', contingent: 'red-1', target: 'black-1', fighter: 'leader', anyway: true },
  { type: 'leaveDuel' },
  { type: 'end', ending: { how: 'gaveUp', side: 'red' } },
  { type: 'resume' },
];

export const BY_HAND = { setup: SETUP, commands: COMMANDS };
