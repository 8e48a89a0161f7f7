import type { SheetBook } from '#/play/sheet/book';
import { PRINTED } from '../../rules/options';
import { sheet } from '../../sheet/sheet';
import { SYNONYMS } from '../../sheet/synonyms';
import { GAME } from '../name';
import { TerrainDrawing } from './TerrainDrawing';

export const BOOK: SheetBook = {
  name: 'Shield Wall II',
  path: `/${GAME}/sheet`,
  pinsKey: `${GAME}.sheet`,
  entries: sheet(PRINTED),
  synonyms: SYNONYMS,
  tries: ['pinned', 'save'],
  phaseNames: { orders: 'Orders', attacks: 'Attacks' },
  verbs: { attack: 'Attack' },
  drawings: { terrain: TerrainDrawing },
  print: { word: 'Print on one side', without: [], key: '' },
  pathOf: (calculator) => `/${GAME}/tools/${calculator}`,
};
