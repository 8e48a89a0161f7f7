import { describe, expect, it } from 'vitest';
import { breaches, DEFAULT_OPTIONS, mayBegin } from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import { asText, breachesAt, sizeOf } from '#/games/shields-and-swords/screens/cards/account';
import {
  moved,
  newCard,
  withNewUnit,
  withNewWing,
  withSide,
  withUnitCopied,
  withWing,
  withWingCopied,
} from '#/games/shields-and-swords/screens/cards/edit';
import { draftOf } from '#/games/shields-and-swords/screens/setup/draft';

const names = (card: ReturnType<typeof newCard>) =>
  card.sides.red.wings.map(({ name, units }) => [name, units.map((unit) => unit.name)]);

describe('CARD-1: a card is written step by step', () => {
  it('a new one can be fought with', () => {
    expect(mayBegin(newCard())).toBeNull();
  });

  it('a copied unit stands after its pattern, under a name of its own', () => {
    const card = withUnitCopied(PRACTICE, 'red', 0, 1);
    expect(names(card)[0]).toEqual([
      'Byrhtnoth’s wing',
      ['Hearth', 'Leofsunu', 'Leofsunu 2', 'Edward', 'Dunnere', 'Godric'],
    ]);
    const [, pattern, copy] = card.sides.red.wings[0]?.units ?? [];
    expect({ ...copy, name: 'Leofsunu' }).toEqual(pattern);
    expect(breaches(card)).toEqual([]);
  });

  it('a copied wing brings its units, no name twice on the side (UNIT-1)', () => {
    const card = withWingCopied(PRACTICE, 'red', 1);
    expect(names(card)[2]).toEqual([
      'Offa’s wing 2',
      ['Offa 2', 'Wistan 2', 'Levy 2', 'Archers 2', 'Maccus 2'],
    ]);
    expect(breaches(card)).toEqual([]);
    expect(card.sides.black).toBe(PRACTICE.sides.black);
  });

  it('a new wing brings a unit under a name of its own (UNIT-1)', () => {
    const card = withNewWing(withNewWing(newCard(), 'red'), 'red');
    expect(names(card)).toEqual([
      ['First wing', ['Unit 1']],
      ['Wing 2', ['Unit 2']],
      ['Wing 3', ['Unit 3']],
    ]);
    expect(breaches(card).map(({ rule }) => rule)).not.toContain('UNIT-1');
  });

  it('a name that was cleared is not blank in the battle', () => {
    const cleared = withWing(withNewWing(newCard(), 'red'), 'red', 1, { name: ' ' });
    const [unit] = newCard().sides.red.wings[0]?.units ?? [];
    if (!unit) throw new Error('A new card has no unit.');
    const units = ['', 'Fyrd', ' '].map((name) => ({ ...unit, name }));
    const card = withSide(withWing(cleared, 'red', 1, { units }), 'red', { name: '' });
    const { setup } = draftOf(card, DEFAULT_OPTIONS);
    expect(setup.card.sides.red.name).toBe('Red');
    // Unit 1 stands in the other wing.
    expect(names(setup.card)).toEqual([
      ['First wing', ['Unit 1']],
      ['Wing 2', ['Unit 2', 'Fyrd', 'Unit 3']],
    ]);
    expect(setup.card.sides.black).toEqual(card.sides.black);
  });

  it('a new unit is like the last of its wing, without its crown (UNIT-5)', () => {
    const crowned = withWing(newCard(), 'red', 0, {
      units: [
        {
          name: 'King',
          type: 'HH',
          class: 'AA',
          fireFactor: null,
          reduced: { class: 'A', fireFactor: null },
          crown: true,
        },
      ],
    });
    const unit = withNewUnit(crowned, 'red', 0).sides.red.wings[0]?.units[1];
    expect(unit).toMatchObject({ name: 'King 2', type: 'HH', class: 'AA', crown: false });
  });

  it('a new wing has a name that no other has', () => {
    const card = withNewWing(withNewWing(newCard(), 'red'), 'red');
    expect(names(card).map(([name]) => name)).toEqual(['First wing', 'Wing 2', 'Wing 3']);
  });

  it('what is not there is not changed', () => {
    expect(withUnitCopied(PRACTICE, 'red', 0, 99)).toBe(PRACTICE);
    expect(withWingCopied(PRACTICE, 'red', 9)).toBe(PRACTICE);
    expect(withNewUnit(PRACTICE, 'red', 9)).toBe(PRACTICE);
    expect(withWing(PRACTICE, 'red', 9, { name: 'x' })).toBe(PRACTICE);
  });

  it('moves along the list', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });

  it('says what is wrong at the place where it is wrong', () => {
    const card = withWing(PRACTICE, 'black', 1, { units: [] });
    const found = breaches(card);
    expect(breachesAt(found, 'black', 1).map(({ why }) => why)).toEqual([
      'Guthmund’s wing has no units.',
    ]);
    expect(breachesAt(found, 'black', 0)).toEqual([]);
    expect(mayBegin(card)?.rule).toBe('CARD-1');
  });

  it('can be read without the app', () => {
    const text = asText(PRACTICE);
    expect(text).toContain('Markers: Combat/Withdraw, Combat/Withdraw, Move/Fire');
    expect(text).toContain('- Hearth: V A / B, crown');
    expect(text).toContain('- Archers: L D fire 6');
    expect(sizeOf(PRACTICE)).toBe('Saxons against Raiders: 20 units');
  });
});
