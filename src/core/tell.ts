import type { PreviewLine } from './kernel';
import type { Terms } from './refusal';

/** The title of a journal entry, with what the players did about the rules. */
export function titleWithTerms(title: string, { anyway, declined }: Terms): string {
  const terms = [
    ...(anyway ? ['against the rules, by hand'] : []),
    ...(declined?.length ? [`${declined.length} declined`] : []),
  ];
  return terms.length > 0 ? `${title} (${terms.join(', ')})` : title;
}

/** How a game puts its events in words. */
export interface Telling<State, Event> {
  evolve(state: State, event: Event): State;
  /** What the event did to the state before it; nothing for what a player does not see. */
  linesOf(state: State, event: Event): readonly string[];
}

/** For a game that tells each event in one line, or not at all. */
export const lineTeller =
  <State, Event>(
    lineOf: (state: State, event: Event) => string | null,
  ): Telling<State, Event>['linesOf'] =>
  (state, event) => {
    const line = lineOf(state, event);
    return line ? [line] : [];
  };

/** What an event's reason is called: a rule by its id. */
export const because = (reason: string): string => (reason === 'byHand' ? 'by hand' : reason);

/** The lines of all events, each told from the state that the events before it left. */
export function tellEvents<State, Event>(
  before: State,
  events: readonly Event[],
  { evolve, linesOf }: Telling<State, Event>,
): readonly string[] {
  let state = before;
  return events.flatMap((event) => {
    const lines = linesOf(state, event);
    state = evolve(state, event);
    return lines;
  });
}

/** How a game puts effects in words that have not happened yet. */
interface Foretelling<State, Event, Effect> extends Telling<State, Event> {
  settle(state: State, effect: Effect): readonly Event[];
  /** Whom alone the events befall, where that is one. */
  about?(state: State, events: readonly Event[]): Pick<PreviewLine, 'about' | 'extras'>;
}

/** Effects in words before they happen; those that a player does not see are left out. */
export function tellEffects<State, Event, Effect>(
  before: State,
  effects: readonly Effect[],
  declined: readonly number[],
  telling: Foretelling<State, Event, Effect>,
): readonly PreviewLine[] {
  let state = before;
  return effects.flatMap((effect, place) => {
    const events = telling.settle(state, effect);
    const lines = tellEvents(state, events, telling);
    const about = telling.about?.(state, events);
    if (!declined.includes(place)) state = events.reduce(telling.evolve, state);
    return lines.length > 0 ? [{ place, text: lines.join('; '), ...about }] : [];
  });
}
