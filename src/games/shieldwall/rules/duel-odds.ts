import type { Fighter } from './duel';

type Kind = 'leader' | 'specialWeapon' | 'heroicChampion' | 'champion';

/**
 * How often the one kills the other in 40,000 duels played out by the tests (playedDuels.ts): hands are
 * hidden, so what a duel comes to hangs on how it is played. Both give up their lowest cards, lead
 * with their highest and answer with the card that does most.
 */
const KILLS: Readonly<Record<Kind, Readonly<Record<Kind, number>>>> = {
  leader: { leader: 0.26, specialWeapon: 0.22, heroicChampion: 0.24, champion: 0.3 },
  specialWeapon: { leader: 0.3, specialWeapon: 0.26, heroicChampion: 0.28, champion: 0.34 },
  heroicChampion: { leader: 0.27, specialWeapon: 0.24, heroicChampion: 0.26, champion: 0.32 },
  champion: { leader: 0.21, specialWeapon: 0.17, heroicChampion: 0.19, champion: 0.25 },
};

/** About how a duel ends for one of the two, as shares of one; otherwise he lives and has not won. */
export interface DuelOdds {
  readonly kills: number;
  readonly falls: number;
}

/** Who would fight, and with what. */
export type Duellist = Pick<Fighter, 'kind' | 'specialWeapon'>;

const kindOf = ({ kind, specialWeapon }: Duellist): Kind =>
  kind === 'leader' && specialWeapon ? 'specialWeapon' : kind;

/** DUEL-3 to DUEL-7 */
export const duelOdds = (one: Duellist, other: Duellist): DuelOdds => ({
  kills: KILLS[kindOf(one)][kindOf(other)],
  falls: KILLS[kindOf(other)][kindOf(one)],
});
