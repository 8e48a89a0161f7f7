import { describe, expect, it } from 'vitest';
import { mayChallenge, maySend } from '#/games/shieldwall/rules/challenge';
import { fightersOf } from '#/games/shieldwall/rules/retainers';
import { challenge, challenged, leadership, spent } from './challenged';
import { applied, contingentNamed, effectsOf, kindAndRule, type Patch, refusalOf } from './hosts';

describe('a challenge (LEAD-4)', () => {
  it('takes 3 LPs and waits for its answer', () => {
    const battle = leadership();
    expect(effectsOf(challenge(battle))).toEqual([
      spent('red-1', 3, 'LEAD-4'),
      { type: 'battle', set: { duel: applied(battle, challenge(battle)).duel }, reason: 'LEAD-4' },
    ]);
    expect(challenged().duel).toEqual({
      stage: 'challenged',
      challenge: { by: 'red', contingents: { red: 'red-1', black: 'black-0' }, byKing: false },
      fighters: {
        red: { kind: 'leader', specialWeapon: false, wounds: 0, hand: null },
        black: { kind: 'leader', specialWeapon: true, wounds: 0, hand: null },
      },
      advantage: null,
      exchanges: [],
      result: null,
    });
  });

  it('can come from either side', () => {
    const { duel } = applied(leadership(), challenge(leadership(), 'black-0', 'red-1', 'champion'));
    expect(duel).toMatchObject({
      challenge: { by: 'black', contingents: { red: 'red-1', black: 'black-0' } },
      fighters: { red: { kind: 'leader' }, black: { kind: 'champion', specialWeapon: false } },
    });
  });

  it.each<[string, string, string | undefined, Patch, string, string | null]>([
    ['nobody issues it', 'nobody', undefined, {}, 'invalid', null],
    ['nobody is meant', 'red-1', 'nobody', {}, 'invalid', null],
    ['it goes to a friend', 'red-1', 'red-0', {}, 'invalid', 'LEAD-4'],
    [
      'he is dead',
      'red-1',
      undefined,
      { leaders: { 'red-1': { fate: 'killed' } } },
      'forbidden',
      'LEAD-8',
    ],
    [
      'the other is dead',
      'red-1',
      'black-0',
      { leaders: { 'black-0': { fate: 'killed' } } },
      'invalid',
      'LEAD-4',
    ],
    [
      'the other is in combat',
      'red-1',
      'black-0',
      { units: { 'black-0-0': { inCombat: true } } },
      'forbidden',
      'LEAD-9',
    ],
    [
      'he is in combat',
      'red-1',
      undefined,
      { units: { 'red-1-0': { inCombat: true } } },
      'forbidden',
      'LEAD-8',
    ],
    [
      'he has 2 LPs left',
      'red-1',
      undefined,
      { leaders: { 'red-1': { spent: 1 } } },
      'forbidden',
      'LEAD-8',
    ],
    [
      'it is another phase',
      'red-1',
      undefined,
      { battle: { phase: 'movement' } },
      'forbidden',
      'TURN',
    ],
    [
      'another duel goes on',
      'red-0',
      'black-1',
      { battle: { duel: challenged().duel } },
      'invalid',
      null,
    ],
    [
      'nonsense lurks behind a rule',
      'red-1',
      'red-0',
      { battle: { phase: 'movement' } },
      'invalid',
      'LEAD-4',
    ],
  ])('is refused when %s', (_, contingent, target, patch, kind, rule) => {
    const battle = leadership(patch);
    expect(kindAndRule(mayChallenge(battle, contingent, target))).toEqual([kind, rule]);
    const verdict = challenge(battle, contingent, target ?? 'black-1');
    expect(kindAndRule(refusalOf(verdict))).toEqual([kind, rule]);
    const anyway = challenge(battle, contingent, target ?? 'black-1', 'leader', { anyway: true });
    expect(anyway.ok).toBe(kind === 'forbidden');
  });

  it('is allowed when a band fights but the retinue does not', () => {
    const battle = leadership({
      units: { 'red-1-1': { inCombat: true }, 'black-0-1': { inCombat: true } },
    });
    expect(mayChallenge(battle, 'red-1', 'black-0')).toBeNull();
    expect(mayChallenge(battle, 'red-1')).toBeNull();
  });

  it('may follow a duel that is over', () => {
    const { duel } = challenged();
    if (!duel) throw new Error('no duel');
    const battle = leadership({ battle: { duel: { ...duel, stage: 'over' } } });
    expect(mayChallenge(battle, 'red-0', 'black-1')).toBeNull();
  });
});

describe('champions (DUEL-2)', () => {
  it('are heroic only where a hero is attached to the contingent', () => {
    const battle = leadership();
    const fighters = (id: string) => fightersOf(battle, contingentNamed(battle, id));
    expect(fighters('red-1')).toEqual(['leader', 'heroicChampion', 'champion']);
    expect(fighters('red-0')).toEqual(['leader', 'champion']);
    expect(maySend(battle, contingentNamed(battle, 'red-1'), 'heroicChampion')).toBeNull();
    expect(
      kindAndRule(maySend(battle, contingentNamed(battle, 'red-0'), 'heroicChampion')),
    ).toEqual(['forbidden', 'DUEL-2']);
  });

  it('a hero follows the leader, or stands with any unit of the contingent', () => {
    const hero = { supernumeraries: ['heroicChampion'] } as const;
    const withBand = leadership({ units: { 'red-0-2': hero } });
    expect(fightersOf(withBand, contingentNamed(withBand, 'red-0'))).toHaveLength(3);
    const refuge = leadership({
      units: { 'red-0-1': hero },
      leaders: { 'red-1': { unit: 'red-0-1' } },
    });
    expect(fightersOf(refuge, contingentNamed(refuge, 'red-1'))).toHaveLength(3);
    const lost = leadership({ units: { 'red-1-0': { lost: 'destroyed' } } });
    expect(fightersOf(lost, contingentNamed(lost, 'red-1'))).toHaveLength(2);
  });

  it('the challenger may send one too', () => {
    const sent = applied(
      leadership(),
      challenge(leadership(), 'red-1', 'black-0', 'heroicChampion'),
    );
    expect(sent.duel?.fighters.red.kind).toBe('heroicChampion');
    const without = challenge(leadership(), 'red-0', 'black-0', 'heroicChampion');
    expect(kindAndRule(refusalOf(without))).toEqual(['forbidden', 'DUEL-2']);
    expect(challenge(leadership(), 'red-0', 'black-0', 'heroicChampion', { anyway: true }).ok).toBe(
      true,
    );
  });
});
