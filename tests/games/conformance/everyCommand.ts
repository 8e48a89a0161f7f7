import type { Conformance, Played } from './suite';

/** What is done by hand in a battle: what random play never does is among it. */
export interface Script {
  readonly setup: unknown;
  readonly commands: readonly unknown[];
}

/** As many as it takes for the rarest command: one battle in six has it. */
const MOST_BATTLES = 100;

/** Battles in which every command of a game occurs: as few and as short as random play gives. */
export function everyCommand(one: Conformance, seed: string): readonly Played[] {
  const types = typesOf(one.schemas.command);
  const battles = [playByHand(one)];
  const seen = new Set(battles.flatMap(({ done }) => done.map(typeOf)));
  for (let count = 0; count < MOST_BATTLES && seen.size < types.length; count++) {
    const { setup, done } = one.play(`${seed}-${count}`);
    const all = done.map(typeOf);
    const last = all.findLastIndex((type, at) => !seen.has(type) && all.indexOf(type) === at);
    if (last < 0) continue;
    battles.push({ setup, done: done.slice(0, last + 1) });
    for (const type of all) seen.add(type);
  }
  const missing = types.filter((type) => !seen.has(type));
  if (missing.length > 0) throw new Error(`Never done: ${missing.join(', ')}. Do it by hand.`);
  return battles;
}

/** The kinds that a schema of commands or events lets through. */
export const typesOf = (schema: Conformance['schemas']['command']): readonly string[] =>
  schema.options.map(({ entries }) => entries.type.literal);

const typeOf = ({ command }: Played['done'][number]) => (command as { type: string }).type;

function playByHand({ rules, byHand: { setup, commands } }: Conformance): Played {
  let state = rules.begin(setup);
  const done = commands.map((command) => {
    const events = rules.decide(state, command);
    if (!events.ok) throw new Error(`${JSON.stringify(command)}: ${events.error.why}`);
    // It would leave no line in the journal.
    if (events.value.length === 0) throw new Error(`${JSON.stringify(command)} changes nothing.`);
    state = events.value.reduce(rules.evolve, state);
    return { command, events: events.value };
  });
  return { setup, done };
}
