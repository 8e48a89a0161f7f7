import type { EntryFor } from '../entry';
import { hexes, shift } from '../numbers';

export const movement: EntryFor = (_, figures) => ({
  id: 'movement',
  title: 'Movement and zones of control',
  short: 'Move',
  phases: ['move', 'secondMove'],
  tables: [
    {
      title: 'Move',
      rows: [
        {
          key: hexes(figures.move),
          text: 'each unit of the wing; who starts in EZOC stays, entering EZOC ends the move',
          rules: ['MOVE-1'],
        },
        {
          key: hexes(figures.suppressedMove),
          text: 'when suppressed',
          rules: ['MOVE-4', 'FIRE-4'],
          when: { suppressed: true },
        },
        {
          key: 'none',
          text: 'in shield wall',
          rules: ['MOVE-4', 'SW-4'],
          when: { inShieldWall: true },
        },
        {
          key: 'friends',
          text: 'may be passed, unless their hex is in EZOC; never end with one, never enter enemies',
          rules: ['MOVE-2', 'UNIT-7'],
        },
        {
          key: 'map',
          text: 'nobody leaves it in any phase; reinforcements count the entry hex as the first',
          rules: ['MOVE-3', 'MOVE-5'],
        },
        {
          key: 'second',
          text: 'a phase of its own, when the first is over for all wings; who is in EZOC now stays',
          rules: ['MOVE-6'],
        },
      ],
    },
    {
      title: 'Zones of control',
      rows: [
        {
          key: 'ZOC',
          text: 'the six hexes around a unit, not across a closed river hexside',
          rules: ['ZOC-1', 'TERR-2'],
          rulings: ['Reduced and suppressed units have one too.'],
        },
        { key: 'EZOC', text: 'in the zone of some enemy', rules: ['ZOC-1'] },
      ],
    },
  ],
});

export const withdraw: EntryFor = (_, figures) => ({
  id: 'withdraw',
  title: 'Withdraw',
  short: 'Withdraw',
  phases: ['withdraw'],
  tables: [
    {
      rows: [
        {
          key: hexes(figures.withdraw),
          text: `units that begin in EZOC; with a Bonus ${hexes(figures.withdrawBonus)}, suppressed ${hexes(figures.suppressedMove)}`,
          rules: ['WDR-1', 'CMD-5'],
        },
        {
          key: 'how',
          text: 'every step leaves EZOC and enters none; the end is in none',
          rules: ['WDR-1'],
          rulings: ['Friends and the map’s edge count as in a move.'],
        },
      ],
    },
  ],
});

export const shieldWall: EntryFor = (_, figures) => ({
  id: 'shield-wall',
  title: 'Shield wall',
  short: 'Shield Wall',
  phases: ['shieldWall'],
  tables: [
    {
      rows: [
        {
          key: 'who',
          text: 'all foot of the wing without a fire factor, until its player’s next turn begins',
          rules: ['SW-1'],
          rulings: ['Suppressed units form as well (SW-3).'],
          when: { type: ['V', 'L', 'I'], fires: false },
        },
        {
          key: hexes(figures.forming),
          text: 'as they form, if not in EZOC at the start; with a Bonus out of EZOC too',
          rules: ['SW-2', 'SW-3', 'CMD-5'],
          rulings: ['They may go into EZOC.', 'With the Bonus they leave it as in a withdrawal.'],
          when: { type: ['V', 'L', 'I'], fires: false },
        },
        {
          key: shift(figures.targetInWall),
          text: 'attacks on it',
          rules: ['SW-4', 'CC-1'],
          calculator: 'attack',
          when: { inShieldWall: true },
        },
        {
          key: shift(figures.attackerInWall),
          text: 'attacks by it',
          rules: ['SW-4', 'CC-1'],
          calculator: 'attack',
          when: { inShieldWall: true },
        },
        {
          key: `fire −${-figures.fireAtWall}`,
          text: 'at it',
          rules: ['SW-4', 'FIRE-3'],
          calculator: 'fire',
          when: { inShieldWall: true },
        },
        {
          key: 'ignores',
          text: 'retreats; does not advance; has no Move phase',
          rules: ['SW-4', 'RET-2', 'ADV-2', 'MOVE-4'],
          when: { inShieldWall: true },
        },
        {
          key: 'stars',
          text: 'hurt it: the attacker may make DR* and NE* an exchange',
          rules: ['SW-4', 'RES-5'],
          when: { inShieldWall: true },
        },
      ],
    },
  ],
});

export const horse: EntryFor = (_, figures) => ({
  id: 'horse',
  title: 'Horse and charge',
  short: 'Horse',
  phases: ['horse'],
  calculator: 'attack',
  tables: [
    {
      rows: [
        {
          key: hexes(figures.horse),
          text: `each horse of the wing, suppressed ${hexes(figures.suppressedMove)}; EZOC at the start does not hold it, entering EZOC stops it`,
          rules: ['HORSE-1'],
          rulings: ['Friends and the map’s edge count as in a move.'],
          when: { type: ['HH', 'LH'] },
        },
        {
          key: 'held',
          text: 'in the zone of enemy heavy horse: no move; light horse holds nobody',
          rules: ['HORSE-1'],
          when: { type: ['HH', 'LH'] },
        },
        {
          key: 'charge',
          text: 'when all have moved: an attack by horse in EZOC, moved or not; each unit once, each target once',
          rules: ['HORSE-2'],
          when: { type: ['HH', 'LH'] },
        },
        {
          key: 'Bonus',
          text: `heavy horse ${shift(figures.chargeHeavy)}, light horse ${shift(figures.chargeLight)}`,
          rules: ['HORSE-3', 'CMD-5'],
          rulings: ['The type of the Primary decides.'],
          when: { type: ['HH', 'LH'] },
        },
        {
          key: 'later',
          text: 'the same units may withdraw, move and attack this turn',
          rules: ['HORSE-4'],
          when: { type: ['HH', 'LH'] },
        },
      ],
    },
  ],
});

export const terrain: EntryFor = (_, figures) => ({
  id: 'terrain',
  title: 'Terrain',
  short: 'Terrain',
  phases: [],
  tables: [
    {
      rows: [
        {
          key: 'high ground',
          text: `attacks to a lower hex ${shift(figures.downhill)}; fire farther and better; no advance uphill into EZOC; nothing else`,
          rules: ['TERR-1', 'CC-1', 'FIRE-2', 'FIRE-3', 'ADV-2'],
        },
        {
          key: 'river',
          text: 'crossed at bridges and fords only; no zone and no attack over a closed hexside',
          rules: ['TERR-2', 'ZOC-1'],
          rulings: ['Over a bridge or ford as usual.'],
        },
        {
          key: 'trench',
          text: `attacks across it ${shift(figures.trench)}`,
          rules: ['TERR-3', 'CC-1'],
        },
        { key: 'all else', text: 'the card says', rules: ['TERR-4', 'CARD-1'] },
      ],
    },
  ],
});
