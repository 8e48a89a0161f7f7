import type { Command } from '#/games/shieldwall/rules';
import { CREWS, HARALD, type Patch, table, type UnitPatch } from './table';

/** The movement phase, Harald's contingent signalled. */
export const movement = (patch: Patch = {}) =>
  table({
    phase: 'movement',
    contingents: { [HARALD]: { signalled: true } },
    ...patch,
  });
export const withCrews = (crews: UnitPatch, patch: Patch = {}) =>
  movement({ units: { [CREWS]: crews }, ...patch });

export type Move = Extract<Command, { type: 'move' }>;
export const move = (faces: number[], rest: Partial<Move> = {}): Move => ({
  type: 'move',
  units: [CREWS],
  purpose: 'move',
  advance: true,
  faces,
  ...rest,
});
export const aside = (faces: number[], rest: Partial<Move> = {}) =>
  move(faces, { advance: false, ...rest });
export const control = (face: number, adjust?: 1 | -1, unit = CREWS): Command => ({
  type: 'controlTest',
  unit,
  face,
  ...(adjust && { adjust }),
});
export const manoeuvre = (
  how: Extract<Command, { type: 'manoeuvre' }>['how'],
  unit = CREWS,
): Command => ({
  type: 'manoeuvre',
  unit,
  how,
});
export const rest = (unit = CREWS): Command => ({ type: 'rest', unit });
