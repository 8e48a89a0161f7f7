import { begin, type Command, decide, evolve, PRESETS, type Setup } from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { SCHEMAS } from '#/games/shieldwall/schemas';
import { playBattle } from '../../games/shieldwall/play/player';

/** A battle as it can be played again: what it starts from, and what is done in it. */
export interface Script {
  readonly setup: Setup;
  readonly commands: readonly Command[];
}

const COMMANDS: readonly string[] = SCHEMAS.command.options.map(
  ({ entries }) => entries.type.literal,
);

/** As many as it takes for the rarest command: one battle in six has it. */
const MOST_BATTLES = 100;

/** Battles in which every command of the game occurs: as few and as short as random play gives. */
export function everyCommand(seed: string): readonly Script[] {
  const scripts = [byHand()];
  const seen = new Set(scripts.flatMap(({ commands }) => commands.map(({ type }) => type)));
  for (let count = 0; count < MOST_BATTLES && seen.size < COMMANDS.length; count++) {
    const { setup, done } = playBattle(`${seed}-${count}`);
    const commands = done.map(({ command }) => command);
    const last = commands.findLastIndex(
      ({ type }, index) =>
        !seen.has(type) && commands.findIndex((each) => each.type === type) === index,
    );
    if (last < 0) continue;
    scripts.push({ setup, commands: commands.slice(0, last + 1) });
    for (const { type } of commands) seen.add(type);
  }
  const missing = COMMANDS.filter((type) => !seen.has(type as Command['type']));
  if (missing.length > 0) throw new Error(`Never done: ${missing.join(', ')}. Add it to BY_HAND.`);
  return scripts;
}

const [{ armies, starts, notes }] = SCENARIOS;
const SETUP: Setup = { armies, starts, notes, options: PRESETS.quickSheet, seed: 'by hand' };

/** What random play never does. Each must change something, or it leaves no line in the journal. */
const BY_HAND: readonly Command[] = [
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

function byHand(): Script {
  let battle = begin(SETUP);
  for (const command of BY_HAND) {
    const events = decide(battle, command);
    if (!events.ok) throw new Error(`${command.type}: ${events.error.why}`);
    if (events.value.length === 0) throw new Error(`${command.type} changes nothing.`);
    battle = events.value.reduce(evolve, battle);
  }
  return { setup: SETUP, commands: BY_HAND };
}
