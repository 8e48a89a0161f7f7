import type { EntryFor } from '../entry';
import { hexes, shift, signed } from '../numbers';
import { inUse } from '../readings';

export const fire: EntryFor = (options, figures) => ({
  id: 'fire',
  title: 'Fire',
  short: 'Fire',
  phases: ['fire'],
  calculator: 'fire',
  tables: [
    {
      rows: [
        {
          key: 'once',
          text: 'each unit with a fire factor; several may pick one target; declared and thrown one by one',
          rules: ['FIRE-1', 'UNIT-3'],
          when: { fires: true },
        },
        {
          key: 'not',
          text: 'with an enemy adjacent; only terrain that the card names blocks sight',
          rules: ['FIRE-2'],
          rulings: ['Across a river is adjacent too.', 'Units do not block sight.'],
          when: { fires: true },
        },
        {
          key: hexes(figures.range),
          text: `counting the target’s and not one’s own; ${hexes(figures.range + figures.rangeFromHigh)} from high ground at a target that is not on it`,
          rules: ['FIRE-2', 'TERR-1'],
          when: { fires: true },
        },
        {
          key: 'light horse',
          text: `from high ground: ${inUse('lightHorseHigh', options)}`,
          rules: ['FIRE-2', 'FIRE-3', 'OPT-LIGHT-HORSE-HIGH'],
          option: 'lightHorseHigh',
          rulings: ['Heavy horse with a fire factor gets the range and not the roll.'],
          when: { fires: true, type: ['LH'] },
        },
        {
          key: 'suppressed',
          text: `May it fire? ${inUse('suppressedFire', options)}`,
          rules: ['FIRE-1', 'OPT-SUPPRESSED-FIRE'],
          option: 'suppressedFire',
          when: { fires: true, suppressed: true },
        },
      ],
    },
    {
      title: 'D8, the fire factor or more suppresses',
      rows: [
        { key: signed(figures.fireAtWall), text: 'target in shield wall', rules: ['FIRE-3'] },
        {
          key: signed(figures.fireFromHigh),
          text: 'foot on high ground, target not on it',
          rules: ['FIRE-3', 'TERR-1'],
        },
        { key: signed(figures.fireAtHorse), text: 'target is horse', rules: ['FIRE-3'] },
        { key: signed(figures.fireBonus), text: 'Bonus on Fire', rules: ['FIRE-3', 'CMD-5'] },
      ],
    },
  ],
});

export const suppression: EntryFor = (_, figures) => ({
  id: 'suppression',
  title: 'Suppression',
  short: 'Suppressed',
  phases: ['fire'],
  tables: [
    {
      rows: [
        {
          key: shift(figures.targetSuppressed),
          text: 'attacks on it',
          rules: ['FIRE-4', 'CC-1'],
          calculator: 'attack',
          when: { suppressed: true },
        },
        {
          key: hexes(figures.suppressedMove),
          text: 'at most in any phase; no attack, no part in one',
          rules: ['FIRE-4', 'COMB-3'],
          when: { suppressed: true },
        },
        {
          key: 'until',
          text: 'its owner’s turn ends, so through both turns of an enemy with initiative; more fire adds nothing',
          rules: ['FIRE-4', 'TURN-3'],
          when: { suppressed: true },
        },
      ],
    },
  ],
});
