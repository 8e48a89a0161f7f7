import { describe, expect, it } from 'vitest';
import {
  attackChoices,
  begin,
  commandsOf,
  pointsLost,
  pointsToGo,
  setupFaults,
  targetsOf,
} from '#/games/shield-wall-ii/rules';
import { LAST_STANDS, setupOf } from '#/games/shield-wall-ii/scenarios';

const [maldon, stamford] = LAST_STANDS.map((each) => begin(setupOf(each)));

describe('last stands', () => {
  it.each(LAST_STANDS)('$name can be played and says what is asked', (scenario) => {
    expect(setupFaults(setupOf(scenario))).toEqual([]);
    expect(scenario.task).toMatch(/\w{4}/);
  });

  it('Maldon: three points lost of four, one to go, five commands (CMD-1, WIN-1)', () => {
    if (!maldon) throw new Error('no battle');
    expect(pointsLost(maldon, 'red')).toBe(3);
    expect(pointsToGo(maldon, 'red')).toBe(1);
    expect(pointsToGo(maldon, 'black')).toBe(1);
    expect(commandsOf(maldon, 'red')).toBe(5);
  });

  it('Maldon: a spent Viking can be attacked at once, but only his lord can save him (HIT-2)', () => {
    if (!maldon) throw new Error('no battle');
    const thorkel = targetsOf(maldon).find(({ unit }) => unit.id === 'black-1');
    if (!thorkel) throw new Error('nobody attacks him');
    expect(thorkel.unit.state).toBe('spent');
    expect(Math.max(...attackChoices(maldon, thorkel).map(({ ways }) => ways))).toBeGreaterThan(2);
  });

  it('Stamford Bridge: the English need one point, the Norsemen last for two turns (WIN-2)', () => {
    if (!stamford) throw new Error('no battle');
    expect(pointsToGo(stamford, 'red')).toBe(1);
    expect(stamford.options.turns - stamford.turn).toBe(1);
    expect(targetsOf(stamford).length).toBeGreaterThan(0);
  });
});
