import { describe, expect, it } from 'vitest';
import type { Command } from '#/games/shields-and-swords/rules';
import {
  ARCHERS,
  BOWMEN,
  bonus,
  EIRIK,
  eventsOf,
  forbidden,
  HEARTH,
  HIRD,
  MACCUS,
  nonsense,
  OFFA,
  OFFAS,
  ORM,
  orders,
  type Patch,
  run,
  table,
  unitIn,
} from './table';

const field = (patch: Patch = {}) =>
  table({ phase: 'fire', laid: { [OFFAS]: orders(1, 'fire') }, ...patch });

const fire = (face: number, more: object = {}): Command => ({
  type: 'fire',
  unit: ARCHERS,
  target: ORM,
  face,
  ...more,
});

describe('fire in a battle (FIRE-1..4)', () => {
  it('FIRE-3: the fire factor or more suppresses', () => {
    const hit = run(field(), fire(6));
    expect(unitIn(hit, ORM).suppressed).toBe(true);
    expect(unitIn(hit, ARCHERS).thisPhase.fired).toBe(true);
    expect(unitIn(run(field(), fire(5)), ORM).suppressed).toBe(false);
    expect(eventsOf(field(), fire(5)).map(({ type }) => type)).toEqual(['dice', 'unit']);
  });

  it('UNIT-3, UNIT-7: the factor on the side that lies up', () => {
    const units = { [MACCUS]: { steps: 1 } };
    const by = { unit: MACCUS };
    expect(unitIn(run(field(), fire(7, by)), ORM).suppressed).toBe(true);
    expect(unitIn(run(field({ units }), fire(7, by)), ORM).suppressed).toBe(false);
    expect(unitIn(run(field({ units }), fire(8, by)), ORM).suppressed).toBe(true);
  });

  it.each<[string, object, Patch, number]>([
    ['FIRE-3: at horse', { target: EIRIK }, {}, 5],
    ['FIRE-3: from high ground', { high: true }, {}, 5],
    ['SW-4: at a shield wall', {}, { units: { [ORM]: { inShieldWall: true } } }, 7],
    ['CMD-5: with the Bonus', {}, { laid: { [OFFAS]: [...orders(1, 'fire'), bonus('fire')] } }, 5],
    [
      'CMD-5: not with a Bonus on another order',
      {},
      { laid: { [OFFAS]: [...orders(1, 'fire', 'combat'), bonus('combat')] } },
      6,
    ],
    [
      'CARD-1: with the card’s modifier',
      { modifiers: [1] },
      {
        card: {
          modifiers: [
            { name: 'Ford', to: 'roll', value: 5 },
            { name: 'Smoke', to: 'fire', value: -2 },
          ],
        },
      },
      8,
    ],
    [
      'CARD-1: with the card’s figure',
      { high: true },
      { card: { figures: { fireFromHigh: 3 } } },
      3,
    ],
  ])('%s', (_, more, patch, least) => {
    const target = 'target' in more ? String(more.target) : ORM;
    const hits = [1, 2, 3, 4, 5, 6, 7, 8].filter(
      (face) => unitIn(run(field(patch), fire(face, more)), target).suppressed,
    );
    expect(hits[0]).toBe(least);
  });

  it('OPT-LIGHT-HORSE-HIGH: light horse on high ground', () => {
    const wish = fire(6, { unit: MACCUS, high: true });
    expect(unitIn(run(field(), wish), ORM).suppressed).toBe(false);
    const both = field({ options: { lightHorseHigh: 'both' } });
    expect(unitIn(run(both, wish), ORM).suppressed).toBe(true);
  });

  it('FIRE-1: once a phase each; several may fire at one target', () => {
    const once = run(field(), fire(1));
    forbidden(once, fire(1), 'FIRE-1');
    forbidden(once, fire(1, { target: HIRD }), 'FIRE-1');
    expect(unitIn(run(once, fire(7, { unit: MACCUS })), ORM).suppressed).toBe(true);
  });

  it('FIRE-4: firing at a suppressed unit does nothing', () => {
    const down = field({ units: { [ORM]: { suppressed: true } } });
    const [dice, ...others] = eventsOf(down, fire(8));
    expect(dice).toMatchObject({ type: 'dice', roll: 'fire', by: ARCHERS, face: 8 });
    expect(others).toEqual([
      { type: 'unit', unit: ARCHERS, set: { thisPhase: { fired: true } }, reason: 'FIRE-1' },
    ]);
  });

  it('OPT-SUPPRESSED-FIRE: suppressed units may fire, or not', () => {
    const units = { [ARCHERS]: { suppressed: true } };
    expect(unitIn(run(field({ units }), fire(6)), ORM).suppressed).toBe(true);
    forbidden(field({ units, options: { suppressedFire: false } }), fire(6), 'OPT-SUPPRESSED-FIRE');
    expect(
      unitIn(run(field({ options: { suppressedFire: false } }), fire(6)), ORM).suppressed,
    ).toBe(true);
  });

  it('FIRE-1, CMD-3, TURN-1: in the Fire phase of a wing that has it', () => {
    forbidden(field({ phase: 'move' }), fire(6), 'TURN-1');
    forbidden(field({ laid: {} }), fire(6), 'CMD-3');
    forbidden(field(), fire(6, { unit: BOWMEN, target: OFFA }), 'TURN-1');
  });

  it('FIRE-1: nonsense', () => {
    nonsense(field(), fire(6, { unit: HEARTH }), 'FIRE-1');
    nonsense(field(), fire(6, { target: HEARTH }), 'FIRE-1');
    nonsense(field(), fire(6, { unit: 'nobody' }));
    nonsense(field(), fire(6, { target: 'nobody' }));
    nonsense(field(), fire(0), 'FIRE-3');
    nonsense(field(), fire(9), 'FIRE-3');
    nonsense(field(), fire(6, { modifiers: [0] }), 'DRM-4');
    nonsense(field({ units: { [ORM]: { steps: 0 } } }), fire(6));
    nonsense(field({ phase: 'move', units: { [ORM]: { steps: 0 } } }), {
      ...fire(6),
      anyway: true,
    });
    const card = { modifiers: [{ name: 'Smoke', to: 'fire' as const, value: -2 }] };
    nonsense(field({ card }), fire(6, { modifiers: [0, 0] }), 'DRM-4');
  });

  it('FIRE-3: a line for the suppression, and the players may decline it', () => {
    const declined = run(field(), { ...fire(8), declined: [2] });
    expect(unitIn(declined, ORM).suppressed).toBe(false);
    expect(unitIn(declined, ARCHERS).thisPhase.fired).toBe(true);
  });

  it('FIRE-3: the journal is told what the die meant', () => {
    const meaning = (face: number, patch: Patch = {}) => {
      const [dice] = eventsOf(field(patch), fire(face));
      return dice?.type === 'dice' ? dice.meaning : '';
    };
    expect(meaning(6)).toBe('6 against 6, Orm: suppressed');
    expect(meaning(5)).toBe('5 against 6, Orm: no effect');
    expect(meaning(7, { units: { [ORM]: { suppressed: true } } })).toBe(
      '7 against 6, Orm: suppressed already',
    );
  });
});
