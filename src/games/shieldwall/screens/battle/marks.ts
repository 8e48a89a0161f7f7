import type { Course, Fate, Loss, Supernumerary, Unit } from '#/games/shieldwall/rules';
import type { ChipTone } from '#/ui/Chip';
import type { IconName } from '#/ui/icons/drawings';

export interface Mark {
  readonly word: string;
  readonly icon: IconName;
  readonly tone: ChipTone;
  /** Beside another mark the sign is enough. */
  readonly quiet?: boolean;
}

export const COURSE_MARKS: Record<Exclude<Course, 'steady'>, Mark> = {
  retiring: { word: 'Retiring', icon: 'retire', tone: 'gold' },
  pursuing: { word: 'Pursuing', icon: 'pursue', tone: 'gold' },
  broken: { word: 'Broken', icon: 'brokenShield', tone: 'red' },
};

/** CTRL-3: what the control test told a unit that has not moved yet. */
const CONTROL_MARKS: Record<NonNullable<Unit['thisTurn']['control']>, Mark> = {
  halt: { word: 'Must halt', icon: 'horn', tone: 'red' },
  free: { word: 'In control', icon: 'check', tone: 'plain' },
  run: { word: 'Must run', icon: 'horn', tone: 'red' },
};

export const LOSS_WORDS: Record<Loss, string> = {
  destroyed: 'Destroyed',
  routed: 'Routed',
  surrendered: 'Surrendered',
  leftTable: 'Left the table',
};

export const FATE_WORDS: Record<Exclude<Fate, 'leading'>, string> = {
  killed: 'killed',
  captured: 'captured',
};

export const SUPERNUMERARY_ICONS: Record<Supernumerary, IconName> = {
  campFollowers: 'tent',
  holyPerson: 'cross',
  heroicChampion: 'axe',
  battleStandard: 'standard',
  specialWeapon: 'sword',
};

/** What is out of the ordinary about a unit, the worst first. */
export function marksOf(unit: Unit): readonly Mark[] {
  if (unit.lost) return [{ word: LOSS_WORDS[unit.lost], icon: 'skull', tone: 'plain' }];
  const marks: Mark[] = [];
  if (unit.course !== 'steady') marks.push(COURSE_MARKS[unit.course]);
  if (unit.inCombat) marks.push({ word: 'In combat', icon: 'swords', tone: 'plain', quiet: true });
  if (unit.thisTurn.charge === 'charges')
    marks.push({ word: 'Charged', icon: 'charge', tone: 'plain' });
  if (unit.followingUp) marks.push({ word: 'Follows up', icon: 'follow', tone: 'gold' });
  if (unit.fightsToDeath) marks.push({ word: 'To the death', icon: 'skull', tone: 'red' });
  const { firstMove, moved, rested, fought, control } = unit.thisTurn;
  if (firstMove && moved === null && !rested && !fought)
    marks.push({ word: `First ${firstMove}″`, icon: 'charge', tone: 'gold' });
  if (control && moved === null) marks.push(CONTROL_MARKS[control]);
  if (moved) marks.push({ word: `Moved ${moved}″`, icon: 'charge', tone: 'plain' });
  if (rested) marks.push({ word: 'Rested', icon: 'check', tone: 'plain' });
  if (!unit.formed) marks.push({ word: 'Unformed', icon: 'scattered', tone: 'plain' });
  return marks;
}
