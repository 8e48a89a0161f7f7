import {
  type Battle,
  type Command,
  type Event,
  evolve,
  guide,
  type Task,
  tell,
} from '#/games/shieldwall/rules';

/** So many are named; the rest are counted. */
const NAMED = 2;

/** What a tap did beyond what it says on the button; null for most taps. */
export function worthSaying(
  before: Battle,
  command: Command,
  events: readonly Event[],
): string | null {
  switch (command.type) {
    case 'nextPhase':
      return passedOver(before, events.reduce(evolve, before));
    case 'giveDp': {
      // DP-2: a DP too many costs a level, a stand or the unit.
      const unit = before.units[command.unit];
      const after = events.reduce(evolve, before).units[command.unit];
      if (unit?.level === after?.level && unit?.stands === after?.stands) return null;
      return `No room for a fifth DP (DP-2). ${tell(before, command, events).lines.join('; ')}`;
    }
    default:
      return null;
  }
}

/** What was due in the phase that is left and will not be asked for again. */
function passedOver(before: Battle, after: Battle): string | null {
  const still = new Set(guide(after).due.map(keyOf));
  const missed = guide(before).due.filter((task) => !still.has(keyOf(task)));
  if (missed.length === 0) return null;
  const named = missed.slice(0, NAMED).map(({ text }) => text);
  const more = missed.length - named.length;
  const all = `${named.join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `Passed over: ${all}${all.endsWith('?') ? '' : '.'}`;
}

const keyOf = (task: Task): string =>
  `${task.rule} ${task.unit ?? ''} ${task.contingent ?? ''} ${task.text}`;
