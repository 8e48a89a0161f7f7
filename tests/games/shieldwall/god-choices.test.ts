import { describe, expect, it } from 'vitest';
import type { Card } from '#/games/shieldwall/rules/cards';
import type { GodChoice } from '#/games/shieldwall/rules/command';
import { maySettle } from '#/games/shieldwall/rules/decide/gods';
import { choicesOf } from '#/games/shieldwall/rules/god-choices';
import { levels, lost, sent, settle, showing } from './god-card';
import { applied, effectsOf, hosts, kindAndRule, type Patch, RED_UNITS, refusalOf } from './hosts';

describe('cards that ask for a choice', () => {
  it('a three: any unit of that side still on the table, a level down (GOD-3)', () => {
    const battle = showing('3s', { units: { 'black-0-1': lost } });
    expect(choicesOf(battle, '3s')).toEqual([
      { unit: 'black-0-0' },
      { unit: 'black-1-0' },
      { unit: 'black-1-1' },
    ]);
    expect(sent(battle, { unit: 'black-1-1' })).toEqual(levels(['black-1-1'], -1, 'GOD-3'));
  });

  it('a queen: a retinue of that side, a level up (GOD-Q)', () => {
    const battle = showing('Qd');
    expect(choicesOf(battle, 'Qd')).toEqual([{ unit: 'red-0-0' }, { unit: 'red-1-0' }]);
    expect(sent(battle, { unit: 'red-1-0' })).toEqual(levels(['red-1-0'], 1, 'GOD-Q'));
  });

  it('an ace: a leader of that side who leads, one LP more, even past five (GOD-A)', () => {
    const battle = showing('Ah');
    expect(choicesOf(battle, 'Ah')).toEqual([{ contingent: 'red-0' }, { contingent: 'red-1' }]);
    expect(sent(battle, { contingent: 'red-0' })).toEqual([
      { type: 'leader', contingent: 'red-0', set: { lp: 6 }, reason: 'GOD-A' },
    ]);
    const fallen = showing('Ah', { leaders: { 'red-0': { fate: 'killed' } } });
    expect(choicesOf(fallen, 'Ah')).toEqual([{ contingent: 'red-1' }]);
  });

  it('a king: a contingent of that side and an enemy leader out of combat (GOD-K, DUEL-10, LEAD-9)', () => {
    const pair = (contingent: string, challenges: string) => ({ contingent, challenges });
    expect(choicesOf(showing('Kh'), 'Kh')).toEqual([
      pair('red-0', 'black-0'),
      pair('red-0', 'black-1'),
      pair('red-1', 'black-0'),
      pair('red-1', 'black-1'),
    ]);
    const inCombat = { inCombat: true };
    const busy = showing('Kc', {
      units: { 'black-0-0': inCombat, 'red-1-0': inCombat, 'red-0-1': inCombat },
    });
    expect(choicesOf(busy, 'Kc')).toEqual([pair('black-1', 'red-0')]);
    const gone = showing('Kc', {
      units: { 'black-1-0': lost },
      leaders: { 'red-0': { fate: 'captured' }, 'black-0': { fate: 'killed' } },
    });
    expect(choicesOf(gone, 'Kc')).toEqual([pair('black-0', 'red-1')]);
  });

  it('a king’s hero joins his contingent and challenges at once, without LPs (GOD-K, DUEL-10)', () => {
    const battle = showing('Kh');
    const effects = sent(battle, { contingent: 'red-0', challenges: 'black-0' });
    expect(effects).toEqual([
      {
        type: 'unit',
        unit: 'red-0-0',
        set: { supernumeraries: ['holyPerson', 'heroicChampion'] },
        reason: 'DUEL-10',
      },
      { type: 'battle', set: { duel: expect.anything() }, reason: 'DUEL-10' },
    ]);
    const { duel } = applied(
      battle,
      settle(battle, { contingent: 'red-0', challenges: 'black-0' }),
    );
    expect(duel).toMatchObject({
      stage: 'challenged',
      challenge: { by: 'red', contingents: { red: 'red-0', black: 'black-0' }, byKing: true },
      fighters: {
        red: { kind: 'heroicChampion', specialWeapon: false },
        black: { kind: 'leader', specialWeapon: true },
      },
    });
  });

  it('the card is done with first, under its rule', () => {
    const [done] = effectsOf(settle(showing('3h'), { unit: 'red-0-0' }));
    expect(done).toEqual({
      type: 'battle',
      set: { godCard: { card: '3h', status: 'done' } },
      reason: 'GOD-3',
    });
  });

  it.each<[Card, string, Patch]>([
    ['3h', 'GOD-3', { units: Object.fromEntries(RED_UNITS.map((id) => [id, lost])) }],
    ['Qs', 'GOD-Q', { units: { 'black-0-0': lost, 'black-1-0': lost } }],
    [
      'As',
      'GOD-A',
      { leaders: { 'black-0': { fate: 'killed' }, 'black-1': { fate: 'captured' } } },
    ],
    [
      'Kh',
      'GOD-K',
      { units: { 'black-0-0': { inCombat: true }, 'black-1-0': { inCombat: true } } },
    ],
  ])('%s passes when there is nothing to pick (%s)', (card, reason, patch) => {
    const battle = showing(card, patch);
    expect(choicesOf(battle, card)).toEqual([]);
    expect(effectsOf(settle(battle))).toEqual([
      { type: 'battle', set: { godCard: { card, status: 'done' } }, reason },
    ]);
  });
});

describe('choices that are refused', () => {
  it('a choice that the card does not ask for is let be (GOD-5)', () => {
    expect(sent(showing('5h'), { unit: 'red-0-0' })).toEqual(sent(showing('5h')));
  });

  const dead = {
    units: { 'red-0-2': lost, 'red-1-0': lost },
    leaders: { 'red-1': { fate: 'killed' }, 'black-1': { fate: 'killed' } },
  } as const;

  it.each<[Card, GodChoice | undefined, 'invalid' | 'forbidden', string | null]>([
    ['3h', undefined, 'invalid', 'GOD-3'],
    ['3h', { contingent: 'red-0' }, 'invalid', 'GOD-3'],
    ['3h', { unit: 'nobody' }, 'invalid', null],
    ['3h', { unit: 'red-0-2' }, 'invalid', 'GOD-3'],
    ['3h', { unit: 'black-0-0' }, 'forbidden', 'GOD-3'],
    ['Qh', undefined, 'invalid', 'GOD-Q'],
    ['Qh', { contingent: 'red-0' }, 'invalid', 'GOD-Q'],
    ['Qh', { unit: 'red-0-1' }, 'forbidden', 'GOD-Q'],
    ['Qh', { unit: 'black-0-0' }, 'forbidden', 'GOD-Q'],
    ['Ah', undefined, 'invalid', 'GOD-A'],
    ['Ah', { unit: 'red-0-0' }, 'invalid', 'GOD-A'],
    ['Ah', { contingent: 'nobody' }, 'invalid', null],
    ['Ah', { contingent: 'red-1' }, 'invalid', 'GOD-A'],
    ['Ah', { contingent: 'black-0' }, 'forbidden', 'GOD-A'],
    ['Kh', undefined, 'invalid', 'GOD-K'],
    ['Kh', { contingent: 'red-0' }, 'invalid', 'GOD-K'],
    ['Kh', { contingent: 'nobody', challenges: 'black-0' }, 'invalid', null],
    ['Kh', { contingent: 'red-0', challenges: 'nobody' }, 'invalid', null],
    ['Kh', { contingent: 'red-0', challenges: 'red-1' }, 'invalid', 'DUEL-10'],
    ['Kh', { contingent: 'red-0', challenges: 'black-1' }, 'invalid', 'DUEL-10'],
    ['Kh', { contingent: 'red-1', challenges: 'black-0' }, 'invalid', 'DUEL-10'],
    ['Kh', { contingent: 'black-0', challenges: 'red-0' }, 'forbidden', 'DUEL-10'],
  ])('%s for %j: %s, %s', (card, choice, kind, rule) => {
    const verdict = settle(showing(card, dead), choice);
    expect(kindAndRule(refusalOf(verdict))).toEqual([kind, rule]);
  });

  it('what a rule forbids can be done anyway, nonsense cannot', () => {
    const battle = showing('Qh');
    expect(effectsOf(settle(battle, { unit: 'red-0-1' }, true))[1]).toEqual({
      type: 'level',
      unit: 'red-0-1',
      by: 1,
      reason: 'GOD-Q',
    });
    expect(refusalOf(settle(battle, { unit: 'nobody' }, true)).kind).toBe('invalid');
  });

  it('a king waits for the duel that is under way, not for one that is over (DUEL-10)', () => {
    const choice = { contingent: 'red-0', challenges: 'black-0' };
    const battle = showing('Kh');
    const { duel } = applied(battle, settle(battle, choice));
    if (!duel) throw new Error('no duel');
    expect(refusalOf(settle(showing('Kh', { battle: { duel } }), choice)).kind).toBe('invalid');
    const over = showing('Kh', { battle: { duel: { ...duel, stage: 'over' } } });
    expect(settle(over, choice).ok).toBe(true);
  });

  it('a card takes effect once, in the Gods phase (TURN)', () => {
    const none = hosts({ battle: { phase: 'gods' } });
    expect(kindAndRule(refusalOf(settle(none)))).toEqual(['invalid', null]);
    expect(kindAndRule(maySettle(none))).toEqual(['invalid', null]);
    const done = showing('5h', { battle: { godCard: { card: '5h', status: 'done' } } });
    expect(kindAndRule(refusalOf(settle(done, undefined, true)))).toEqual(['invalid', null]);
    expect(kindAndRule(maySettle(done))).toEqual(['invalid', null]);
    const late = showing('5h', { battle: { phase: 'movement' } });
    expect(kindAndRule(refusalOf(settle(late)))).toEqual(['forbidden', 'TURN']);
    expect(settle(late, undefined, true).ok).toBe(true);
    const lateThree = showing('3h', { battle: { phase: 'movement' } });
    expect(kindAndRule(refusalOf(settle(lateThree, { unit: 'red-0-0' })))).toEqual([
      'forbidden',
      'TURN',
    ]);
    expect(maySettle(showing('5h'))).toBeNull();
  });
});
