import { QUICK_SHEET } from '#/games/shieldwall/rules/options';
import { PHASE_NAMES } from '#/games/shieldwall/rules/words';
import { sheet } from '#/games/shieldwall/sheet/sheet';
import { SYNONYMS } from '#/games/shieldwall/sheet/synonyms';
import type { SheetBook } from '#/play/sheet/book';
import { toolPath } from '../tools/address';

export const BOOK: SheetBook = {
  name: 'Shieldwall',
  path: '/sheet',
  pinsKey: 'shieldwall.sheet',
  entries: sheet(QUICK_SHEET),
  synonyms: SYNONYMS,
  tries: ['retire', 'pebbles'],
  phaseNames: PHASE_NAMES,
  verbs: { rest: 'Rest', gods: 'Draw', duel: 'Duel' },
  print: {
    word: 'Print on two sides',
    // Every row on paper says which option is in use; the list of all would say it twice.
    without: ['differences'],
    key: 'Whose reading is in use: [S] the quick sheet’s, [B] the rulebook’s, [H] the house’s.',
  },
  pathOf: (calculator, battle, unit) => toolPath(calculator, battle, unit ? { unit } : {}),
};
