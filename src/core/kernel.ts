import type { Refusal, Terms } from './refusal';
import type { Result } from './result';
import type { Rules } from './rules';
import type { Side } from './sides';

/** The types of one game's kernel, as one parameter. */
export interface KernelTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly command: Terms;
  readonly event: unknown;
  /** What a command would do, before anything is applied. */
  readonly outcome: unknown;
}

/** An entry of the journal in plain words. */
export interface EntryText {
  readonly title: string;
  /** Dice and effects, one line each. */
  readonly lines: readonly string[];
}

/** One line of a preview: what it would do to the battle as the lines before it left it. */
export interface PreviewLine {
  /** The effect's place in the preview, by which it is declined. */
  readonly place: number;
  readonly text: string;
  /** Whom alone it befalls, by the game's own id: the lines of one are shown as one. */
  readonly about?: string;
  /** What of it a drawing cannot show: "falls back (AFTER-1)". */
  readonly extras?: string;
}

/** What a phase asks of the players. Nothing here stops them from going on. */
export interface TaskList<Task> {
  readonly due: readonly Task[];
  /** What may be done and is easily forgotten. */
  readonly open: readonly Task[];
}

export type RulesOf<G extends KernelTypes> = Rules<
  G['setup'],
  G['state'],
  G['command'],
  G['event'],
  Refusal
>;

/** What the screens of a battle need of a game's kernel. */
export interface BattleKernel<G extends KernelTypes> {
  readonly rules: RulesOf<G>;
  tell(before: G['state'], command: G['command'], events: readonly G['event'][]): EntryText;
  /** When in the battle it is, as the journal's headings say it: ["Turn 3", "Combat"]. */
  when(state: G['state']): readonly string[];
}

/** What the calculators need of a game's kernel. */
export interface RollKernel<G extends KernelTypes> {
  readonly rules: RulesOf<G>;
  tell(before: G['state'], command: G['command'], events: readonly G['event'][]): EntryText;
  preview(state: G['state'], command: G['command']): Result<G['outcome'], Refusal>;
  foretell(
    state: G['state'],
    outcome: G['outcome'],
    declined: readonly number[],
  ): readonly PreviewLine[];
}

/** What a list of battles says of one. */
export interface Glance {
  /** "Turn 3 · Combat", or how it ended. */
  readonly when: string;
  readonly names: Readonly<Record<Side, string>>;
  /** What it has cost each side: "Stands lost". */
  readonly standing:
    | {
        readonly label: string;
        readonly cells: Readonly<Record<Side, { readonly figure: string }>>;
      }
    | undefined;
}
