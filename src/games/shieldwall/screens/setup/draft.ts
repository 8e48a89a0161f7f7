import {
  type Army,
  type Options,
  QUICK_SHEET,
  type Setup,
  SIDES,
  type Side,
  type Start,
} from '#/games/shieldwall/rules';
import type { Scenario } from '#/games/shieldwall/scenarios';
import { toldApart, withNames } from '../armies/muster';
import { READY_ARMIES, titleOf } from '../armies/ready';

/** An army that can take a side: one of the player's own, or a ready-made one. */
export interface Candidate {
  readonly id: string;
  readonly army: Army;
  /** Where a ready-made one comes from. */
  readonly from: { readonly scenario: Scenario; readonly side: Side } | null;
}

/** A battle that is being set up. */
export interface Draft {
  /** Ids of candidates; the same one may stand on both sides. */
  readonly armies: Readonly<Record<Side, string>>;
  readonly options: Options;
  /** Ready-made armies start as their scenario says, or as SET-3 does; null until it is chosen. */
  readonly asScenario: boolean | null;
  /** Null until it is typed: the armies give one. */
  readonly name: string | null;
  /** A note on the table: its size, its terrain. */
  readonly table: string;
}

export const READY: readonly Candidate[] = READY_ARMIES.map(({ id, army, scenario, side }) => ({
  id,
  army,
  from: { scenario, side },
}));

/** The first ready-made battle; or the given army on the side of its colour, against one of that battle's. */
export function newDraft(given: Candidate | undefined, options: Options = QUICK_SHEET): Draft {
  const [red, black] = READY.map(({ id }) => id) as [string, string];
  const armies = { red, black };
  const side = given?.army.colour ?? 'red';
  return {
    armies: given ? { ...armies, [side]: given.id } : armies,
    options,
    asScenario: null,
    name: null,
    table: '',
  };
}

export const ofScenario = (draft: Draft, scenario: Scenario): Draft => ({
  ...draft,
  armies: { red: `${scenario.id}-red`, black: `${scenario.id}-black` },
  asScenario: null,
  name: null,
});

export const swapped = (draft: Draft): Draft => ({
  ...draft,
  armies: { red: draft.armies.black, black: draft.armies.red },
});

/** The candidates that were chosen; null when one is no longer there. */
export type Chosen = Readonly<Record<Side, Candidate>>;

export function chosen({ armies }: Draft, candidates: readonly Candidate[]): Chosen | null {
  const find = (side: Side) => candidates.find(({ id }) => id === armies[side]);
  const red = find('red');
  const black = find('black');
  return red && black ? { red, black } : null;
}

/** The scenario whose two armies meet, whichever side they stand on. */
export function scenarioOf({ red, black }: Chosen): Scenario | null {
  const meets = red.from?.scenario === black.from?.scenario && red.from?.side !== black.from?.side;
  return meets ? (red.from?.scenario ?? null) : null;
}

/** What the armies' scenarios change of SET-3, turned to the sides they stand on. */
export const scenarioStarts = (armies: Chosen): readonly Start[] =>
  SIDES.flatMap((side) => {
    const { from } = armies[side];
    const starts = from?.scenario.starts.filter((start) => start.side === from.side) ?? [];
    return starts.map((start) => ({ ...start, side }));
  });

/** Unless it is chosen otherwise, a scenario is played as it is written. */
export const startsAsScenario = (draft: Draft, armies: Chosen): boolean =>
  draft.asScenario ?? scenarioOf(armies) !== null;

/** "Maldon 991", or "Men of Essex against Great army". */
export function nameOf(draft: Draft, armies: Chosen): string {
  const typed = draft.name?.trim();
  if (typed) return typed;
  const scenario = scenarioOf(armies);
  if (scenario) return titleOf(scenario);
  return SIDES.map((side) => shortened(armies[side].army.name.trim() || 'Untitled')).join(
    ' against ',
  );
}

const shortened = (name: string): string =>
  name.length > 60 ? `${[...name].slice(0, 59).join('')}…` : name;

/** The battle as the kernel begins it. */
export function setupOf(draft: Draft, armies: Chosen, seed: string): Setup {
  const starts = startsAsScenario(draft, armies) ? scenarioStarts(armies) : [];
  const table = draft.table.trim();
  const notes = [...(scenarioOf(armies)?.notes ?? []), ...(table ? [`Table: ${table}`] : [])];
  const red = withNames(armies.red.army);
  return {
    armies: { red, black: toldApart(withNames(armies.black.army), red, 'black') },
    options: draft.options,
    seed,
    ...(starts.length > 0 && { starts }),
    ...(notes.length > 0 && { notes }),
  };
}
