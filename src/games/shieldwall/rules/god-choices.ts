import { fail, ok, type Result } from '#/core/result';
import type { Battle, Contingent, Unit } from './battle';
import { type Card, colourOf, rankOf } from './cards';
import { canBeChallenged, duelUnderWay, issue } from './challenge';
import type { GodChoice } from './command';
import type { Effect } from './effect';
import { FIGURES } from './figures';
import { armyOf, type GodRule, retinuesOf } from './gods';
import { contingentOf, unitOf } from './outcome';
import { inCombat, isLeading, leadersUnit } from './retainers';
import { forbidden, invalid, type Refusal, type RuleId } from './rule';
import { otherSide, type Side } from './words';

/** What can be picked for a three, a queen, a king or an ace: exactly what the rules allow. */
export function choicesOf(battle: Battle, card: Card): readonly GodChoice[] {
  const side = colourOf(card);
  if (side === null) return [];
  switch (rankOf(card)) {
    case '3':
      return armyOf(battle, side).map(({ id }) => ({ unit: id }));
    case 'Q':
      return retinuesOf(battle, side).map(({ id }) => ({ unit: id }));
    case 'A':
      return contingentsOf(battle, side)
        .filter(isLeading)
        .map(({ id }) => ({ contingent: id }));
    case 'K':
      return heroChoices(battle, side);
    default:
      return [];
  }
}

const contingentsOf = (battle: Battle, side: Side): readonly Contingent[] =>
  battle.sides[side].contingents.flatMap((id) => battle.contingents[id] ?? []);

/** DUEL-10: a hero comes out of a retinue that is not fighting, against a leader who is not (LEAD-9). */
function heroChoices(battle: Battle, side: Side): readonly GodChoice[] {
  const targets = contingentsOf(battle, otherSide(side)).filter((each) =>
    canBeChallenged(battle, each),
  );
  return contingentsOf(battle, side)
    .filter((each) => leadersUnit(battle, each) !== null && !inCombat(battle, each))
    .flatMap(({ id }) => targets.map((target) => ({ contingent: id, challenges: target.id })));
}

interface Picked {
  readonly effects: readonly Effect[];
  /** Null when it is one of `choicesOf`. */
  readonly bar: Refusal | null;
}

/** What a choice would do. Refused outright only if it makes no sense. */
export function pickedEffects(
  battle: Battle,
  card: Card,
  choice: GodChoice,
): Result<Picked, Refusal> {
  switch (rankOf(card)) {
    case '3':
      return level(battle, card, choice, FIGURES.gods.omenLevels, 'GOD-3');
    case 'Q':
      return level(battle, card, choice, FIGURES.gods.queenLevels, 'GOD-Q');
    case 'A':
      return favour(battle, card, choice);
    default:
      return hero(battle, card, choice);
  }
}

function level(
  battle: Battle,
  card: Card,
  choice: GodChoice,
  by: number,
  rule: GodRule,
): Result<Picked, Refusal> {
  if (!('unit' in choice)) return fail(invalid('This card asks for a unit.', rule));
  const unit = unitOf(battle, choice.unit);
  if (!unit.ok) return unit;
  if (unit.value.lost !== null) return fail(invalid('That unit is off the table.', rule));
  return ok({
    effects: [{ type: 'level', unit: choice.unit, by, reason: rule }],
    bar: outside(battle, card, choice, rule),
  });
}

function favour(battle: Battle, card: Card, choice: GodChoice): Result<Picked, Refusal> {
  if (!('contingent' in choice)) return fail(invalid('This card asks for a leader.', 'GOD-A'));
  const found = contingentOf(battle, choice.contingent);
  if (!found.ok) return found;
  const { id, leader } = found.value;
  if (!isLeading(found.value)) return fail(invalid(`${leader.name} leads no more.`, 'GOD-A'));
  const lp = leader.lp + FIGURES.gods.aceLp;
  return ok({
    effects: [{ type: 'leader', contingent: id, set: { lp }, reason: 'GOD-A' }],
    bar: outside(battle, card, { contingent: id }, 'GOD-A'),
  });
}

/** DUEL-10: the hero joins his contingent at once, so that he stays whatever the answer. */
function hero(battle: Battle, card: Card, choice: GodChoice): Result<Picked, Refusal> {
  if (!('challenges' in choice)) {
    return fail(invalid("This card asks for a hero's contingent and an enemy leader.", 'GOD-K'));
  }
  const home = contingentOf(battle, choice.contingent);
  if (!home.ok) return home;
  const target = contingentOf(battle, choice.challenges);
  if (!target.ok) return target;
  const unit = leadersUnit(battle, home.value);
  const bar = nonsense(battle, home.value, target.value);
  if (bar) return fail(bar);
  if (unit === null) return fail(invalid('That contingent has no retinue left.', 'DUEL-10'));
  const duel = issue(battle, home.value, target.value, 'heroicChampion', true);
  return ok({
    effects: [welcome(unit), { type: 'battle', set: { duel }, reason: 'DUEL-10' }],
    bar: outside(battle, card, choice, 'DUEL-10'),
  });
}

function nonsense(battle: Battle, home: Contingent, target: Contingent): Refusal | null {
  if (home.side === target.side) return invalid('A hero challenges an enemy leader.', 'DUEL-10');
  if (!isLeading(target)) return invalid(`${target.leader.name} leads no more.`, 'DUEL-10');
  return duelUnderWay(battle);
}

const welcome = ({ id, supernumeraries }: Unit): Effect => ({
  type: 'unit',
  unit: id,
  set: { supernumeraries: [...supernumeraries, 'heroicChampion'] },
  reason: 'DUEL-10',
});

function outside(battle: Battle, card: Card, choice: GodChoice, rule: RuleId): Refusal | null {
  const wanted = keyOf(choice);
  return choicesOf(battle, card).some((each) => keyOf(each) === wanted)
    ? null
    : forbidden(rule, 'This card does not reach that far: pick one of those it names.');
}

interface AnyChoice {
  readonly unit?: string;
  readonly contingent?: string;
  readonly challenges?: string;
}

const keyOf = ({ unit, contingent, challenges }: AnyChoice): string =>
  [unit, contingent, challenges].join();
