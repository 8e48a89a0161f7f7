import { knownGame } from '../../../store/known';
import { SHAPES } from '../shapes';
import { RULES } from './game';
import { GAME } from './name';

/** This game as imports see it. */
export const KNOWN = knownGame(GAME, RULES, SHAPES);
