import { checkCount } from '#/core/checks';
import { firstRefusal } from '#/core/refusal';
import { FIGURES } from './figures';
import type { Refusal } from './rule';
import type { Role } from './words';

/** What two players of unequal skill may shift, and whether they play on after a win. */
export interface Options {
  /** OPT-COMMANDS: commands short of the number of warbands */
  readonly commandsShort: Readonly<Record<Role, number>>;
  /** OPT-POINTS: points that the enemy must lose for this army to win */
  readonly pointsToWin: Readonly<Record<Role, number>>;
  /** OPT-TURNS: turns that the inferior army must last */
  readonly turns: number;
  /** OPT-PLAY-ON: the battle goes on after a win of the inferior army */
  readonly playOn: boolean;
}

/** As printed, for every battle but Ashdown. */
export const PRINTED: Options = {
  commandsShort: FIGURES.commandsShort,
  pointsToWin: {
    superior: FIGURES.pointsToWin.superior,
    inferior: FIGURES.pointsToWin.inferior,
  },
  turns: FIGURES.turns,
  playOn: false,
};

/** The first figure that is out of range. */
export function checkOptions(options: Options): Refusal | null {
  const { commandsShort, pointsToWin, turns } = FIGURES.range;
  const short = (role: Role) =>
    checkCount(
      options.commandsShort[role],
      commandsShort.least,
      commandsShort.most,
      `Commands short, ${role} army`,
      'OPT-COMMANDS',
    );
  const points = (role: Role) =>
    checkCount(
      options.pointsToWin[role],
      pointsToWin.least,
      pointsToWin.most,
      `Points to win, ${role} army`,
      'OPT-POINTS',
    );
  return firstRefusal<Refusal['rule'] & string>([
    short('superior'),
    short('inferior'),
    points('superior'),
    points('inferior'),
    checkCount(options.turns, turns.least, turns.most, 'Turns', 'OPT-TURNS'),
  ]);
}
