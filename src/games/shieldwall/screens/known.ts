import { knownGame } from '../../../store/known';
import { SHAPES } from '../shapes';
import { GAME, RULES } from './game';

/** This game as imports see it. */
export const KNOWN = knownGame(GAME, RULES, SHAPES);
