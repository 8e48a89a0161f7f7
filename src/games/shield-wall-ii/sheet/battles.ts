import { FIGURES as F } from '../rules/figures';
import type { RuleId } from '../rules/rule';
import type { EntryFor, Row } from './entry';

export const victory: EntryFor = ({ pointsToWin, turns, playOn }) => ({
  id: 'victory',
  title: 'Points and victory',
  short: 'Victory',
  phases: ['attacks'],
  tables: [
    {
      title: 'Points when routed',
      rows: [
        { key: `${F.points.warband}`, text: 'warband', rules: ['ARMY-4'] },
        {
          key: `${F.points.lord}`,
          text: 'the lord’s warband; nothing else follows',
          rules: ['ARMY-4', 'ARMY-5'],
        },
        { key: `${F.points.camp}`, text: 'camp', rules: ['ARMY-4'] },
      ],
    },
    {
      title: 'Wins, at once',
      rows: [
        {
          key: `${pointsToWin.superior}`,
          text: 'points lost by the inferior army: the superior wins',
          rules: ['WIN-1', 'OPT-POINTS'],
          rulings: ['A win counts the moment that it happens.'],
          option: 'pointsToWin',
        },
        {
          key: `${pointsToWin.inferior}`,
          text: `points lost by the superior army: the inferior wins (${F.pointsToWin.inferiorAtAshdown} at Ashdown)`,
          rules: ['WIN-1', 'OPT-POINTS'],
          option: 'pointsToWin',
        },
        {
          key: `turn ${turns}`,
          text: 'over and not beaten: the inferior wins',
          rules: ['WIN-2', 'OPT-TURNS'],
          option: 'turns',
        },
        {
          key: 'first',
          text: 'of these decides; there is no draw',
          rules: ['WIN-3'],
          rulings: ['Whatever happens first.'],
        },
        {
          key: 'after',
          text: playOn
            ? `a win of the inferior army the battle goes on to ${F.fieldPoints} points lost`
            : 'a win the battle is over',
          rules: ['OPT-PLAY-ON'],
          option: 'playOn',
        },
      ],
    },
  ],
});

export const armies: EntryFor = () => ({
  id: 'armies',
  title: 'Armies',
  short: 'Armies',
  phases: [],
  tables: [
    {
      rows: [
        {
          key: `${F.warbands} + 1`,
          text: 'warbands, one of them the lord’s, and a camp; one army is inferior',
          rules: ['ARMY-1'],
        },
        {
          key: 'lord',
          text: 'a mark on his warband: no rally, no risk',
          rules: ['ARMY-5'],
        },
      ],
    },
  ],
});

export const terrain: EntryFor = () => ({
  id: 'terrain',
  title: 'Board and terrain',
  short: 'Terrain',
  phases: [],
  tables: [
    {
      rows: [
        {
          key: '79 hexes',
          text: 'rows of 7 to 11 and back to 7',
          rules: ['MAP-1'],
          rulings: ['Rebuilt from the figures that the captions give.'],
        },
        {
          key: 'camps',
          text: 'in the middle of each home edge; the army listed first lies south',
          rules: ['MAP-2'],
          rulings: ['Any seat will do: the corners go by army.'],
        },
        {
          key: 'LR RR RF',
          text: 'left rear, right rear, right flank, as the army sees it',
          rules: ['MAP-3'],
        },
        {
          key: 'wood, marsh',
          text: 'the corner and its three neighbours; closed',
          rules: ['MAP-4', 'MAP-6'],
        },
        {
          key: 'hill',
          text: 'these four are hilltop, the five around them slope; costs nothing',
          rules: ['MAP-4', 'MAP-6'],
        },
        {
          key: 'river',
          text: 'five edge hexes clockwise, from the one past its corner to the one past the next; closed',
          rules: ['MAP-5', 'MAP-6'],
        },
      ],
    },
  ],
});

const battle = (rule: RuleId, key: string, text: string): Row => ({ key, text, rules: [rule] });

export const battles: EntryFor = () => ({
  id: 'battles',
  title: 'The six battles',
  short: 'Battles',
  phases: [],
  tables: [
    {
      title: 'First army with its terrain; second army with its own',
      rows: [
        {
          key: '(i)',
          text: 'the inferior army; whoever is named first moves first',
          rules: ['BAT-1'],
          rulings: ['The historical loser; the print no longer shows it for three of the six.'],
        },
        battle('BAT-ASHDOWN', 'Ashdown 871', 'Danes (i), hills LR and RR; Saxons'),
        battle(
          'BAT-BRUNANBURH',
          'Brunanburh 937',
          'Vikings and Celts (i), river LR, wood RF; Saxons, hill LR',
        ),
        battle('BAT-MALDON', 'Maldon 991', 'Saxons (i), wood RR; Vikings, marsh LR, river RF'),
        battle(
          'BAT-CLONTARF',
          'Clontarf 1014',
          'Leinstermen and Vikings (i), river LR, marsh RR; Irish, wood LR',
        ),
        battle('BAT-FULFORD', 'Fulford 1066', 'Norsemen, river LR, marsh RF; English (i)'),
        battle('BAT-STAMFORD', 'Stamford Bridge 1066', 'English, river RF; Norsemen (i)'),
      ],
    },
  ],
});

export const options: EntryFor = () => {
  const { commandsShort, pointsToWin, turns } = F.range;
  return {
    id: 'options',
    title: 'Options',
    short: 'Options',
    phases: [],
    tables: [
      {
        title: 'For players of unequal skill',
        rows: [
          {
            key: 'commands',
            text: `${commandsShort.least} to ${commandsShort.most} short, for each army`,
            rules: ['OPT-COMMANDS'],
            option: 'commandsShort',
          },
          {
            key: 'points',
            text: `${pointsToWin.least} to ${pointsToWin.most} to win, for each army`,
            rules: ['OPT-POINTS'],
            option: 'pointsToWin',
          },
          {
            key: 'turns',
            text: `${turns.least} to ${turns.most}`,
            rules: ['OPT-TURNS'],
            rulings: ['A threshold like the others.'],
            option: 'turns',
          },
          {
            key: 'play on',
            text: `after a win of the inferior army, to ${F.fieldPoints} points; the first win stays on record`,
            rules: ['OPT-PLAY-ON'],
            option: 'playOn',
          },
        ],
      },
    ],
  };
};
