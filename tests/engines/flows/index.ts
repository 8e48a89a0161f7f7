import type { Flow } from '../flow.ts';
import * as battle from './battle.ts';
import * as look from './look.ts';
import * as sharing from './sharing.ts';
import * as sheet from './sheet.ts';
import * as storage from './storage.ts';
import * as visit from './visit.ts';

/** In the order of an evening. */
export const FLOWS: Readonly<Record<string, Flow>> = {
  'first visit': visit.firstVisit,
  battle: battle.battle,
  'DP and level': battle.dpAndLevel,
  'undo across a restart': battle.undoAfterRestart,
  'offline start': visit.offlineStart,
  'combat, app dice': battle.combatWithAppDice,
  'combat, real dice': battle.combatWithRealDice,
  'sheet search': sheet.sheetSearch,
  print: sheet.print,
  'army by link': sharing.armyByLink,
  'backup and restore': sharing.backup,
  'update notice': visit.update,
  'two tabs': battle.twoTabs,
  '200 % text': look.largeText,
  dark: look.dark,
  'second copy': storage.secondCopy,
  'private window': storage.privateWindow,
};
