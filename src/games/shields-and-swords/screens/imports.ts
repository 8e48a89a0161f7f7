import { importReader } from '#/store/import/importReader';
import { SCHEMAS } from '../schemas';
import { RULES } from './game';
import { GAME } from './name';

/** This game as imports see it. Its cards are kept where other games keep armies. */
export const IMPORT_READER = importReader(GAME, RULES, SCHEMAS);
