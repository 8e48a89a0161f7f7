import type { Level } from '../rules';
import data from './balance.json';

/** A change of the inferior army's options (OPT-COMMANDS, OPT-POINTS) against what is printed. */
export interface Shift {
  readonly commands: number;
  readonly points: number;
}

/** How often the inferior army won when the phone played both sides: `npm run balance`. */
export interface Figures {
  readonly games: number;
  readonly wins: Readonly<Record<Level, number>>;
  /** The same at medium strength under shifted options. */
  readonly shifts: readonly (Shift & { readonly wins: number })[];
}

export const BALANCE: Readonly<Record<string, Figures>> = data;

/** 95 %: Wilson's interval, which holds for small counts and shares near 0 and 1. */
const Z = 1.96;

export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

export function shareOf(wins: number, games: number): Share {
  const share = wins / games;
  const square = Z * Z;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const half =
    (Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games))) /
    (1 + square / games);
  return { share, least: middle - half, most: middle + half };
}

/** The shift under which the two armies came nearest to half and half. */
export function mostEven({ shifts, games }: Figures): (Shift & { readonly wins: number }) | null {
  const offHalf = (wins: number): number => Math.abs(wins / games - 0.5);
  return shifts.reduce<Figures['shifts'][number] | null>(
    (best, each) => (!best || offHalf(each.wins) < offHalf(best.wins) ? each : best),
    null,
  );
}
