import type { Question as SheetQuestion } from '#/core/sheet';
import { FIGURES } from '../rules/figures';
import { type Options, QUICK_SHEET, RULEBOOK } from '../rules/options';
import type { RuleId } from '../rules/rule';
import { inches } from './numbers';

/** One way to read a rule, and who reads it so. */
export interface Reading<K extends keyof Options = keyof Options> {
  readonly value: Options[K];
  readonly text: string;
  readonly source: 'both' | 'quick sheet' | 'rulebook' | 'house rule';
}

/** A question that the rulebook and the quick sheet answer differently. */
export interface Difference<K extends keyof Options = keyof Options> {
  readonly option: K;
  readonly rule: RuleId;
  readonly question: string;
  readonly readings: readonly Reading<K>[];
}

type Question<K extends keyof Options> = {
  rule: RuleId;
  question: string;
  answers: readonly (readonly [Options[K], string])[];
};
type Questions = { [K in keyof Options]: Question<K> };

const questions = (): Questions => ({
  restD: {
    rule: 'OPT-REST-D',
    question: 'How far off must the enemy be before D Grade can rest?',
    answers: [
      ['near', `more than ${inches(FIGURES.restD.near)}, as for C Grade`],
      ['far', `more than ${inches(FIGURES.restD.far)}`],
    ],
  },
  rain: {
    rule: 'OPT-RAIN',
    question: 'How long does the first joker’s rain last?',
    answers: [
      ['twoTurns', 'two turns: the one it is drawn in and one more'],
      ['restOfGame', 'until the battle is over'],
    ],
  },
  minDie: {
    rule: 'OPT-MIN-DIE',
    question: 'How few combat dice can a unit be left with?',
    answers: [
      [1, 'one die is always thrown'],
      [0, 'none at all, if the sum says so'],
    ],
  },
  missileLevels: {
    rule: 'OPT-MISSILE-AL',
    question: 'Several missile hits on a unit above Present: what do they cost?',
    answers: [
      ['eachHit', 'a level a hit down to Present, then a DP for every hit left'],
      ['once', 'a single level, no matter how many hits'],
    ],
  },
  nearbyLosses: {
    rule: 'OPT-ONE-LEVEL',
    question: 'Several units break, die or retire nearby at once: how many levels?',
    answers: [
      ['oneLevel', 'one down at most and one up at most'],
      ['each', 'one for every such unit'],
    ],
  },
  commanderKilled: {
    rule: 'OPT-CINC',
    question: 'The commander in chief dies: who loses heart?',
    answers: [
      ['contingent', 'his own contingent only'],
      ['army', 'the whole army'],
    ],
  },
  campFollowers: {
    rule: 'OPT-CAMP',
    question: 'Whom may camp followers tend?',
    answers: [
      ['contingent', `one unit of their contingent, ${inches(FIGURES.reach)} away or nearer`],
      ['attached', 'only the unit they march with'],
    ],
  },
  dpCap: {
    rule: 'OPT-DP-CAP',
    question: `What becomes of DPs past the ${FIGURES.dpLimit}th?`,
    answers: [
      ['stops', `the pile stays at ${FIGURES.dpLimit}`],
      ['goesOn', 'they pile up, and levels are lost all the same'],
    ],
  },
  duelOrder: {
    rule: 'OPT-DUEL-ORDER',
    question: 'Leadership phase: which comes first?',
    answers: [
      ['duelsFirst', 'duels, then the first moves of a signal'],
      ['movesFirst', 'the first moves of a signal, then duels'],
    ],
  },
  terrainStop: {
    rule: 'OPT-TERRAIN-STOP',
    question: 'May a unit halt at the edge of difficult terrain?',
    answers: [
      [true, 'yes, it need not go in'],
      [false, 'no, the full distance is walked'],
    ],
  },
  halt: {
    rule: 'OPT-HALT',
    question: `Which enemies does a move halt ${inches(FIGURES.reach)} from?`,
    answers: [
      ['front', 'those to its front'],
      ['visible', 'any that it can see'],
    ],
  },
});

function sourceOf(option: keyof Options, value: unknown): Reading['source'] {
  const quick = QUICK_SHEET[option] === value;
  const book = RULEBOOK[option] === value;
  if (quick && book) return 'both';
  if (quick) return 'quick sheet';
  return book ? 'rulebook' : 'house rule';
}

export function difference<K extends keyof Options>(option: K): Difference<K> {
  const { rule, question, answers } = questions()[option];
  const readings = answers.map(([value, text]) => ({
    value,
    text,
    source: sourceOf(option, value),
  }));
  return { option, rule, question, readings };
}

export const OPTION_KEYS = Object.keys(QUICK_SHEET) as (keyof Options)[];

/** The answer that a battle with these options goes by. */
export function readingInUse<K extends keyof Options>(option: K, options: Options): Reading<K> {
  const found = difference(option).readings.find(({ value }) => value === options[option]);
  if (!found) throw new Error(`No reading of ${option} says ${String(options[option])}`);
  return found;
}

const SOURCES: Record<Reading['source'], { readonly word: string; readonly sign: string }> = {
  both: { word: 'Both sources', sign: 'S B' },
  'quick sheet': { word: 'Quick sheet', sign: 'S' },
  rulebook: { word: 'Rulebook', sign: 'B' },
  'house rule': { word: 'House rule', sign: 'H' },
};

/** The same as the sheet shows it, with the reading in use marked. */
export function questionOf(option: keyof Options, options: Options): SheetQuestion {
  const { rule, question, readings } = difference(option);
  return {
    option,
    rule,
    text: question,
    readings: readings.map(({ value, text, source }) => ({
      value,
      text,
      source: SOURCES[source].word,
      sign: SOURCES[source].sign,
      inUse: options[option] === value,
    })),
  };
}
