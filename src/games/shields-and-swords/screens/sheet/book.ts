import type { SheetBook } from '#/play/sheet/book';
import { GridTable } from '#/play/sheet/GridTable';
import { DEFAULT_OPTIONS } from '../../rules/options';
import { PHASE_NAMES } from '../../rules/words';
import { sheet } from '../../sheet/sheet';
import { SYNONYMS } from '../../sheet/synonyms';
import { GAME } from '../name';

export const BOOK: SheetBook = {
  name: 'Shields & Swords II',
  path: `/${GAME}/sheet`,
  pinsKey: `${GAME}.sheet`,
  entries: sheet(DEFAULT_OPTIONS),
  synonyms: SYNONYMS,
  tries: ['bonus', 'EX'],
  phaseNames: PHASE_NAMES,
  verbs: { attack: 'Attack', fire: 'Fire', integrity: 'Judge', victory: 'Check' },
  print: {
    word: 'Print on one side',
    without: ['rulings', 'card'],
    close: true,
    key: 'R our reading, O the other reading',
  },
  pathOf: (calculator) => `/${GAME}/tools/${calculator}`,
  Grid: GridTable,
};
