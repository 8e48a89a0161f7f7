import { describe, expect, it } from 'vitest';
import { SIDES } from '#/core/sides';
import {
  attackFaces,
  attackOdds,
  type Battle,
  begin,
  type Card,
  type Command,
  DEFAULT_OPTIONS,
  decide,
  evolve,
  foretell,
  fullSteps,
  guide,
  type Options,
  preview,
  type Setup,
  seenUnit,
  type UnitId,
  WELL,
  whatHelps,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import { newPlan, reckoned } from '#/games/shields-and-swords/screens/attack/plan';
import { KERNEL } from '#/games/shields-and-swords/screens/battle/kernel';
import { nextOf } from '#/games/shields-and-swords/screens/battle/next';
import { summaryOf } from '#/games/shields-and-swords/screens/battle/summary';
import { unitWords } from '#/games/shields-and-swords/screens/counter/words';
import type { GameTypes } from '#/games/shields-and-swords/screens/game';
import { summaryInWords } from '#/play/battle/EndCard';
import { journalInWords } from '#/play/battle/journal';
import type { EntryOf } from '#/play/battle/session';
import { playBattle, type Table } from '../play/player';

/** The same card with another back and crown on the counters that `changed` names. */
const otherBacks = (changed: (id: UnitId) => { back: boolean; crown: boolean }): Card => {
  const sides = Object.fromEntries(
    SIDES.map((side) => {
      const given = PRACTICE.sides[side];
      const wings = given.wings.map((wing, place) => ({
        ...wing,
        units: wing.units.map((unit, index) => {
          if (!unit.reduced) return unit;
          const { back, crown } = changed(`${side}-${place}-${index}`);
          return {
            ...unit,
            ...(back && { reduced: { class: 'AA' as const, fireFactor: 3 } }),
            ...(crown && { crown: !unit.crown }),
          };
        }),
      }));
      return [side, { ...given, wings }];
    }),
  ) as unknown as Card['sides'];
  return { ...PRACTICE, sides };
};

interface Played {
  readonly card: Card;
  readonly options: Options;
  readonly commands: readonly Command[];
  readonly next?: Command | undefined;
}

interface Told {
  /** What "Share as text" of the journal sends, and "Share the result". */
  readonly journal: string;
  readonly result: string;
  /** What every screen said on the way, before every command. */
  readonly screens: readonly unknown[];
  readonly battle: Battle;
}

/** What every screen says before a command, and of it. */
function said(battle: Battle, command: Command) {
  const effects = preview(battle, command);
  const plan =
    command.type === 'attack' &&
    reckoned(battle, {
      ...newPlan(command.target, command.attackers),
      downhill: command.downhill === true,
      trench: command.trench === true,
    });
  return {
    guide: guide(battle),
    next: nextOf(battle),
    counters: Object.values(battle.units).map((unit) => [
      unitWords(battle, unit),
      seenUnit(battle, unit),
    ]),
    lines: effects.ok && foretell(battle, effects.value),
    attack: plan && [attackFaces(plan), attackOdds(plan, WELL), whatHelps(plan, WELL)],
  };
}

/** All that the app says while the commands are given, and before `next`, which is not given any more. */
function told({ card, options, commands, next }: Played): Told {
  let battle = begin({ card, options: { ...options, reverse: 'hidden' } });
  const entries: EntryOf<GameTypes>[] = [];
  const screens: unknown[] = [];
  for (const command of commands) {
    screens.push(said(battle, command));
    const decided = decide(battle, command);
    if (!decided.ok) throw new Error(decided.error.why);
    const before = battle;
    battle = decided.value.reduce((now, event) => evolve(now, event), battle);
    const entry = entries.length + 1;
    entries.push({ type: 'did', at: entry, entry, command, events: decided.value, before });
  }
  if (next) screens.push(said(battle, next));
  for (const unit of Object.keys(battle.units))
    for (const n of [1, 'all'] as const)
      screens.push(foretell(battle, [{ type: 'steps', unit, n, reason: 'RES-1' }]));
  return {
    journal: journalInWords(KERNEL, card.name, entries),
    result: summaryInWords(card.name, summaryOf(battle)),
    screens,
    battle,
  };
}

/** Who has shown his back, if only for a moment, by the end of these entries. */
function flipped(setup: Setup, done: Table['done']): ReadonlySet<UnitId> {
  const seen = new Set<UnitId>();
  let battle = begin(setup);
  for (const event of done.flatMap(({ events }) => events)) {
    battle = evolve(battle, event);
    for (const unit of Object.values(battle.units))
      if (unit.steps > 0 && unit.steps < fullSteps(unit)) seen.add(unit.id);
  }
  return seen;
}

/** In the second half, just before somebody loses his first step. */
const beforeFlip = ({ setup, done }: Table): number => {
  for (let cut = Math.floor(done.length / 2); cut < done.length; cut++) {
    if (flipped(setup, done.slice(0, cut + 1)).size > flipped(setup, done.slice(0, cut)).size)
      return cut;
  }
  throw new Error('nobody loses a step in the second half');
};

describe('UNIT-6, OPT-REVERSE: what is shared in play does not depend on backs that nobody has seen', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('battle %s', (seed) => {
    const table = playBattle(seed);
    const cut = beforeFlip(table);
    const up = flipped(table.setup, table.done.slice(0, cut));
    const next = table.done[cut]?.command;
    const played: Played = {
      ...table.setup,
      commands: table.done.slice(0, cut).map(({ command }) => command),
      next,
    };
    const end = told(played);
    const gone = (id: UnitId) => end.battle.units[id]?.steps === 0;
    // VP-3: the points of a unit that is gone tell its crown.
    const card = otherBacks((id) => ({ back: !up.has(id), crown: !up.has(id) && !gone(id) }));
    const other = told({ ...played, card });
    expect(other.journal).toBe(end.journal);
    expect(other.result).toBe(end.result);
    expect(other.screens).toEqual(end.screens);
  });

  it('a back that lies up is told', () => {
    const commands: Command[] = [{ type: 'setUnit', unit: 'red-0-0', set: { steps: 1 } }];
    const options = DEFAULT_OPTIONS;
    const card = otherBacks(() => ({ back: true, crown: true }));
    const { journal } = told({ card: PRACTICE, options, commands });
    expect(journal).toContain('Hearth: loses a step, now B');
    expect(told({ card, options, commands }).journal).toContain('Hearth: loses a step, now AA');
  });
});
