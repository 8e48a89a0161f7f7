import { waysOf } from '../rules/attack';
import { FIGURES as F } from '../rules/figures';
import type { EntryFor } from './entry';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export const attack: EntryFor = () => ({
  id: 'attack',
  title: 'Attack',
  short: 'Attack',
  phases: ['attacks'],
  calculator: 'attack',
  tables: [
    {
      title: 'Strength',
      rows: [
        { key: `${F.strength.lord}`, text: 'the lord’s warband', rules: ['ARMY-2'] },
        { key: `${F.strength.warband}`, text: 'any other warband', rules: ['ARMY-2'] },
        { key: `${F.strength.camp}`, text: 'a camp', rules: ['ARMY-2'] },
      ],
    },
    {
      title: 'Each attacker',
      rows: [
        {
          key: signed(F.modifier.lord),
          text: 'the lord’s warband; not when others join it against the enemy lord',
          rules: ['ATT-4'],
        },
        {
          key: signed(F.modifier.downhill),
          text: 'from a higher hex; not against a camp',
          rules: ['ATT-4', 'MAP-4'],
        },
        { key: signed(F.modifier.alone), text: 'it attacks that hex alone', rules: ['ATT-4'] },
        {
          key: signed(F.modifier.friendInFront),
          text: 'a friend in its other front hex, attacking or not',
          rules: ['ATT-4'],
          rulings: [
            'A friendly camp counts too. The minus is lost in the print; the sums prove it.',
          ],
        },
      ],
    },
    {
      title: 'How',
      rows: [
        {
          key: 'who',
          text: 'a warband, on an enemy in its front, once in a player turn',
          rules: ['ATT-1'],
        },
        {
          key: 'together',
          text: 'all who attack a hex do it at once: a hex is attacked once',
          rules: ['ATT-2'],
          rulings: ['Attackers are named and paid before the die.'],
        },
        {
          key: 'die',
          text: 'the defender’s D6 and strength: above the total nothing, else a hit',
          rules: ['ATT-3'],
          rulings: ['The source names no sides; a six fits all of its sums.'],
          calculator: 'attack',
        },
        {
          key: 'target',
          text: 'its state, facing and ground change nothing',
          rules: ['ATT-5'],
        },
      ],
    },
  ],
});

export const chances: EntryFor = () => ({
  id: 'chances',
  title: 'Chance of a hit',
  short: 'Chance',
  phases: ['attacks'],
  calculator: 'attack',
  tables: [
    {
      title: 'Total less the target’s strength',
      rows: [0, 1, 2, 3, 4, 5, 6].map((difference) => ({
        key: difference === 0 ? '0 or less' : difference === 6 ? '6 or more' : `${difference}`,
        text:
          difference === 0 ? 'never' : difference === 6 ? 'always' : `${waysOf(difference)} of 6`,
        rules: difference % 6 === 0 ? (['ATT-6', 'ATT-7'] as const) : (['ATT-6'] as const),
        ...(difference % 6 === 0 && {
          rulings: ['No die is needed; attack and command still count.'],
        }),
      })),
    },
  ],
});

export const hit: EntryFor = () => ({
  id: 'hit',
  title: 'Hit and saving',
  short: 'Hit',
  phases: ['attacks'],
  tables: [
    {
      rows: [
        { key: 'fresh', text: 'becomes spent, and stays so', rules: ['HIT', 'ARMY-3'] },
        { key: 'spent', text: 'routs', rules: ['HIT'] },
        { key: 'camp', text: 'routs; it is never spent', rules: ['HIT'] },
        {
          key: `save: ${F.savers.warband}`,
          text: 'fresh warband beside it becomes spent instead',
          rules: ['HIT', 'HIT-1'],
          rulings: ['Only from a rout: a fresh warband cannot pass its hit on.'],
        },
        { key: `lord: ${F.savers.lord}`, text: 'fresh warbands beside him', rules: ['HIT'] },
        {
          key: 'who saves',
          text: 'any fresh warband of the army beside it, the lord’s too; never a camp',
          rules: ['HIT-2'],
          rulings: ['Never one that waits.'],
        },
        {
          key: 'choice',
          text: 'is the defender’s: he may let it rout',
          rules: ['HIT-1'],
        },
        { key: 'spent', text: 'moves, fights and counts as before', rules: ['ARMY-3'] },
      ],
    },
  ],
});

export const pursuit: EntryFor = () => ({
  id: 'pursuit',
  title: 'Pursuit',
  short: 'Pursuit',
  phases: ['attacks'],
  tables: [
    {
      rows: [
        {
          key: 'one',
          text: 'attacker goes into the hex at once, same facing, no command',
          rules: ['PURS-1'],
          rulings: ['Into a camp’s hex too.'],
        },
        { key: 'inferior', text: 'must, if any attacker can', rules: ['PURS-2'] },
        { key: 'superior', text: 'may', rules: ['PURS-2'] },
        {
          key: 'held',
          text: 'cannot; the unit that routed no longer counts',
          rules: ['PURS-2', 'MOVE-4'],
        },
        {
          key: 'after',
          text: 'it attacks no more; the others reckon with the new position',
          rules: ['PURS-3'],
          rulings: ['The source is silent on the others.'],
        },
      ],
    },
  ],
});
