/** House readings of doubtful places; a battle says which it follows. */
export interface Options {
  /** OPT-CHAIN: an exchange chosen through a star may be changed again by horse */
  readonly chain: boolean;
  /** OPT-SUPPRESSED-FIRE: suppressed units may fire */
  readonly suppressedFire: boolean;
  /** OPT-LAST-TWO: what becomes of a wing's last one or two foot */
  readonly lastTwo: 'eliminated' | 'spared';
  /** OPT-BONUS-LIMIT: a Bonus counts against the wing's number of markers */
  readonly bonusLimit: boolean;
  /** OPT-REVERSE: reduced values and crowns before a unit is flipped */
  readonly reverse: 'hidden' | 'shown';
  /** OPT-LIGHT-HORSE-HIGH: what light horse gains by firing from high ground */
  readonly lightHorseHigh: 'neither' | 'both';
}

export const DEFAULT_OPTIONS: Options = {
  chain: false,
  suppressedFire: true,
  lastTwo: 'eliminated',
  bonusLimit: true,
  reverse: 'hidden',
  lightHorseHigh: 'neither',
};
