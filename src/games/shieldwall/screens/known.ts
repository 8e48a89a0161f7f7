import { importReader } from '#/store/import/importReader';
import { SHAPES } from '../shapes';
import { RULES } from './game';
import { GAME } from './name';

/** This game as imports see it. */
export const KNOWN = importReader(GAME, RULES, SHAPES);
