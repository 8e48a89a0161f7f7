import type { FigureName } from './figures';
import type { RuleId } from './rule';

/** Each figure in words, for the card that changes it and the sheet that shows it. */
export const FIGURE_LABELS: Readonly<
  Record<FigureName, { readonly label: string; readonly rule: RuleId }>
> = {
  move: { label: 'Hexes of a move', rule: 'MOVE-1' },
  horse: { label: 'Hexes in the Horse phase', rule: 'HORSE-1' },
  suppressedMove: { label: 'Hexes of a suppressed unit', rule: 'FIRE-4' },
  withdraw: { label: 'Hexes of a withdrawal', rule: 'WDR-1' },
  withdrawBonus: { label: 'Hexes of a withdrawal with Bonus', rule: 'CMD-5' },
  forming: { label: 'Hexes while forming a shield wall', rule: 'SW-2' },
  leaderReach: { label: 'Hexes to a veteran or horse', rule: 'WING-1' },
  comradeReach: { label: 'Hexes to comrades', rule: 'WING-1' },
  comrades: { label: 'Comrades that foot alone needs', rule: 'WING-1' },
  range: { label: 'Range of fire', rule: 'FIRE-2' },
  rangeFromHigh: { label: 'Range more from high ground', rule: 'FIRE-2' },
  fireAtWall: { label: 'Fire at a shield wall', rule: 'FIRE-3' },
  fireFromHigh: { label: 'Fire from high ground', rule: 'FIRE-3' },
  fireAtHorse: { label: 'Fire at horse', rule: 'FIRE-3' },
  fireBonus: { label: 'Fire with Bonus', rule: 'CMD-5' },
  targetSuppressed: { label: 'Classes up on a suppressed target', rule: 'CC-1' },
  pitched: { label: 'Classes up in pitched combat', rule: 'CC-1' },
  downhill: { label: 'Classes up downhill', rule: 'TERR-1' },
  chargeHeavy: { label: 'Classes up, heavy horse charging with Bonus', rule: 'HORSE-3' },
  chargeLight: { label: 'Classes up, light horse charging with Bonus', rule: 'HORSE-3' },
  targetInWall: { label: 'Classes on a shield wall', rule: 'SW-4' },
  attackerInWall: { label: 'Classes from a shield wall', rule: 'SW-4' },
  trench: { label: 'Classes across a trench', rule: 'TERR-3' },
  equalClass: { label: 'Roll for a participant of equal class', rule: 'DRM-2' },
  lowerClass: { label: 'Roll for participants of lower class', rule: 'DRM-3' },
  lowerTogether: { label: 'How many of lower class count together', rule: 'DRM-3' },
  crown: { label: 'Points for a crown', rule: 'VP-3' },
};
