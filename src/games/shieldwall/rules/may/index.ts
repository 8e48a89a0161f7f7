/** What the rules allow, by phase. */
export * from './aftermath';
export { duringPhase, isHere } from './bar';
export * from './combat';
export * from './leadership';
export * from './missiles';
export * from './movement';
