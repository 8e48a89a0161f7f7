import * as v from 'valibot';
import { importReader } from '#/store/import/importReader';
import { SCHEMAS } from '../schemas';
import { RULES } from './game';
import { GAME } from './name';
import { TURN_BOARD_KEY } from './turnBoard';

/** This game as imports see it. It keeps no armies apart from its battles. */
export const IMPORT_READER = importReader(GAME, RULES, {
  ...SCHEMAS,
  army: v.never(),
  settings: { [TURN_BOARD_KEY]: v.boolean() },
});
