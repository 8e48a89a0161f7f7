import { describe, expect, it } from 'vitest';
import {
  areNeighbours,
  begin,
  CAMPS,
  commandsOf,
  HEXES,
  heightOf,
  isClosed,
  neighboursOf,
  PRINTED,
  roleOf,
  SIDES,
  superiorOf,
  terrainFaults,
  unitsOf,
} from '#/games/shield-wall-ii/rules';
import { SCENARIOS, setupOf } from '#/games/shield-wall-ii/scenarios';

const scenarioOf = (id: string) => {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`no battle ${id}`);
  return scenario;
};
const battleOf = (id: string) => begin(setupOf(scenarioOf(id)));

describe('the six battles (BAT-1)', () => {
  it.each([
    ['BAT-ASHDOWN', 'ashdown', 'Danes', 'Saxons', 'red', ['red hill LR', 'red hill RR']],
    [
      'BAT-BRUNANBURH',
      'brunanburh',
      'Vikings and Celts',
      'Saxons',
      'red',
      ['red river LR', 'red wood RF', 'black hill LR'],
    ],
    [
      'BAT-MALDON',
      'maldon',
      'Saxons',
      'Vikings',
      'red',
      ['red wood RR', 'black marsh LR', 'black river RF'],
    ],
    [
      'BAT-CLONTARF',
      'clontarf',
      'Leinstermen and Vikings',
      'Irish',
      'red',
      ['red river LR', 'red marsh RR', 'black wood LR'],
    ],
    ['BAT-FULFORD', 'fulford', 'Norsemen', 'English', 'black', ['red river LR', 'red marsh RF']],
    ['BAT-STAMFORD', 'stamford-bridge', 'English', 'Norsemen', 'black', ['red river RF']],
  ])(
    'BAT-1: %s (%s): %s first, then %s; inferior: %s',
    (rule, id, first, second, inferior, modules) => {
      const scenario = scenarioOf(id);
      const battle = begin(setupOf(scenario));
      expect(scenario.rule).toBe(rule);
      expect([battle.armies.red.name, battle.armies.black.name]).toEqual([first, second]);
      expect(battle.inferior).toBe(inferior);
      expect(scenario.terrain.map(({ side, kind, corner }) => `${side} ${kind} ${corner}`)).toEqual(
        modules,
      );
      expect(terrainFaults(scenario.terrain)).toEqual([]);
      expect([battle.turn, battle.side, battle.phase]).toEqual([1, 'red', 'orders']);
    },
  );

  it.each([
    ['ashdown', 79],
    ['brunanburh', 70],
    ['maldon', 66],
    ['clontarf', 66],
    ['fulford', 70],
    ['stamford-bridge', 74],
  ])('MAP-6: at %s %i hexes can be entered, the camps and all beside them', (id, expected) => {
    const { ground } = battleOf(id);
    expect(ground.filter((each) => !isClosed(each))).toHaveLength(expected);
    for (const camp of Object.values(CAMPS)) {
      for (const hex of [camp, ...neighboursOf(camp)])
        expect(isClosed(ground[hex] ?? 'wood')).toBe(false);
    }
  });

  it.each([
    ['ashdown', 8, 10, 36],
    ['brunanburh', 4, 5, 17],
    ['maldon', 0, 0, 0],
  ])(
    'MAP-4: %s has %i hilltops, %i slopes, %i ordered pairs downhill',
    (id, tops, slopes, pairs) => {
      const { ground } = battleOf(id);
      const count = (kind: string) => ground.filter((each) => each === kind).length;
      const open = HEXES.filter((hex) => !isClosed(ground[hex] ?? 'wood'));
      const downhill = open.flatMap((from) =>
        open.filter(
          (to) =>
            areNeighbours(from, to) &&
            heightOf(ground[from] ?? 'open') > heightOf(ground[to] ?? 'open'),
        ),
      );
      expect([count('hilltop'), count('slope'), downhill.length]).toEqual([tops, slopes, pairs]);
    },
  );

  it('BAT-ASHDOWN, WIN-1: only there the inferior army needs 4 points', () => {
    for (const { id, options } of SCENARIOS) {
      expect(options).toEqual({
        ...PRINTED,
        pointsToWin: { superior: 4, inferior: id === 'ashdown' ? 4 : 2 },
      });
    }
    expect(PRINTED).toEqual({
      commandsShort: { superior: 1, inferior: 3 },
      pointsToWin: { superior: 4, inferior: 2 },
      turns: 18,
      playOn: false,
    });
  });
});

describe('the armies (ARMY-1, ARMY-3)', () => {
  it.each(SCENARIOS.map(({ id }) => id))(
    'ARMY-1, ARMY-3: %s: a camp and ten waiting warbands a side, one of them the lord’s',
    (id) => {
      const battle = battleOf(id);
      const { armies } = scenarioOf(id);
      for (const side of SIDES) {
        const units = unitsOf(battle, side);
        expect(units.map(({ kind }) => kind)).toEqual([
          'lord',
          ...Array.from({ length: 9 }, () => 'warband'),
          'camp',
        ]);
        expect(units.map(({ state }) => state)).toEqual([
          ...Array.from({ length: 10 }, () => 'waiting'),
          'fresh',
        ]);
        expect(units.map(({ hex }) => hex)).toEqual([
          ...Array.from({ length: 10 }, () => null),
          CAMPS[side],
        ]);
        expect(units[0]?.name).toBe(armies[side].leaders[0]);
        expect(armies[side].warbands).toHaveLength(10);
        const letters = units.slice(1, 10).map(({ name }) => name[0]);
        expect(new Set(letters).size).toBe(9);
      }
    },
  );

  it('ARMY-1, CMD-1: one army is superior, the other inferior: 9 and 7 commands', () => {
    const maldon = battleOf('maldon');
    expect([roleOf(maldon, 'red'), roleOf(maldon, 'black')]).toEqual(['inferior', 'superior']);
    expect(superiorOf(maldon)).toBe('black');
    expect([commandsOf(maldon, 'red'), commandsOf(maldon, 'black')]).toEqual([7, 9]);
    expect(maldon.commands).toEqual({ total: 7, left: 7 });
    expect(battleOf('fulford').commands).toEqual({ total: 9, left: 9 });
  });

  it('a name that a setup lacks is the army’s with a number', () => {
    const { armies, ...rest } = setupOf(scenarioOf('maldon'));
    const short = { ...rest, armies: { ...armies, red: { ...armies.red, warbands: ['A'] } } };
    expect(unitsOf(begin(short), 'red').map(({ name }) => name)[1]).toBe('Saxons 2');
  });

  it('a battle is plain data, and in tally mode knows no hex', () => {
    const board = battleOf('clontarf');
    expect(JSON.parse(JSON.stringify(board))).toEqual(board);
    const tally = begin(setupOf(scenarioOf('clontarf'), 'tally'));
    expect(Object.values(tally.units).every(({ hex }) => hex === null)).toBe(true);
  });
});
