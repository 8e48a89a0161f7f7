import * as v from 'valibot';
import { importReader } from '#/store/import/importReader';
import { adding } from '../adding';

/** The adding game as imports see it. */
export const ADDING_READER = importReader('adding', adding, {
  setup: v.object({ start: v.number() }),
  command: v.number(),
  event: v.number(),
  army: v.object({ men: v.number(), name: v.string() }),
  settings: { 'adding.most': v.pipe(v.number(), v.maxValue(9)) },
});
