import type { Question, Reading } from '#/core/sheet';
import { DEFAULT_OPTIONS, type Options } from '../rules/options';
import type { RuleId } from '../rules/rule';

type Answers = {
  readonly [Key in keyof Options]: {
    readonly rule: RuleId;
    readonly question: string;
    /** What this project reads first, then the other reading. */
    readonly answers: readonly (readonly [Options[Key], string])[];
  };
};

const ANSWERS: Answers = {
  chain: {
    rule: 'OPT-CHAIN',
    question: 'An exchange taken through a star: may horse change it again?',
    answers: [
      [false, 'no, it stays an exchange'],
      [true, 'yes, by the usual choices of horse'],
    ],
  },
  suppressedFire: {
    rule: 'OPT-SUPPRESSED-FIRE',
    question: 'May a suppressed unit fire?',
    answers: [
      [true, 'yes: fire is no attack'],
      [false, 'no'],
    ],
  },
  lastTwo: {
    rule: 'OPT-LAST-TWO',
    question: 'A wing’s last one or two foot, with no veteran and no horse?',
    answers: [
      ['eliminated', 'are eliminated, as nobody can pass'],
      ['spared', 'stay in the battle'],
    ],
  },
  bonusLimit: {
    rule: 'OPT-BONUS-LIMIT',
    question: 'Does a Bonus take one of the wing’s places for markers?',
    answers: [
      [true, 'yes'],
      [false, 'no, it comes on top'],
    ],
  },
  reverse: {
    rule: 'OPT-REVERSE',
    question: 'Are reduced values and crowns seen before a unit is flipped?',
    answers: [
      ['hidden', 'no, not even one’s own'],
      ['shown', 'yes, they lie open'],
    ],
  },
  lightHorseHigh: {
    rule: 'OPT-LIGHT-HORSE-HIGH',
    question: 'What does light horse gain by firing from high ground?',
    answers: [
      ['neither', 'nothing'],
      ['both', 'range and roll, as foot does'],
    ],
  },
};

export const OPTION_KEYS = Object.keys(ANSWERS) as (keyof Options)[];

export const optionRule = (option: keyof Options): RuleId => ANSWERS[option].rule;

/** An option as a question, with the answer that is in use. */
export function questionOf(option: keyof Options, options: Options): Question {
  const { rule, question, answers } = ANSWERS[option];
  return {
    option,
    rule,
    text: question,
    readings: answers.map(
      ([value, text]): Reading => ({
        value,
        text,
        source: value === DEFAULT_OPTIONS[option] ? 'our reading' : 'the other reading',
        sign: value === DEFAULT_OPTIONS[option] ? 'R' : 'O',
        inUse: value === options[option],
      }),
    ),
  };
}

/** The answer in use, in words. */
export const inUse = (option: keyof Options, options: Options): string =>
  questionOf(option, options).readings.find((reading) => reading.inUse)?.text ?? '';
