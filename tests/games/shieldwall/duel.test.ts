import { describe, expect, it } from 'vitest';
import type { Battle } from '#/games/shieldwall/rules/battle';
import { mayAccept, mayRefuse } from '#/games/shieldwall/rules/challenge';
import type { DuelBody, Terms } from '#/games/shieldwall/rules/command';
import type { DuelFighterKind } from '#/games/shieldwall/rules/duel';
import { challenged, decided, leadership, spent } from './challenged';
import { applied, effectsOf, kindAndRule, refusalOf } from './hosts';

describe('accepting (LEAD-5)', () => {
  const acceptAs = (battle: Battle, fighter: DuelFighterKind, terms: Terms = {}) =>
    decided(battle, { type: 'acceptChallenge', fighter, ...terms });

  it('takes 3 LPs; then the cards are dealt', () => {
    const battle = challenged({ leaders: { 'black-0': { spent: 1 } } });
    expect(mayAccept(battle)).toBeNull();
    const effects = effectsOf(acceptAs(battle, 'champion'));
    expect(effects[0]).toEqual(spent('black-0', 4, 'LEAD-5'));
    expect(effects[1]).toMatchObject({ reason: 'LEAD-5' });
    expect(effects).toHaveLength(2);
    const { duel } = applied(battle, acceptAs(battle, 'champion'));
    expect(duel).toMatchObject({
      stage: 'deal',
      fighters: { red: { kind: 'leader' }, black: { kind: 'champion', specialWeapon: false } },
    });
  });

  it('the leader brings his special weapon (DUEL-3, ORG-5)', () => {
    const { duel } = applied(challenged(), acceptAs(challenged(), 'leader'));
    expect(duel?.fighters.black).toMatchObject({ kind: 'leader', specialWeapon: true });
  });

  it('without 3 LPs left he can only refuse (LEAD-9)', () => {
    const poor = challenged({ leaders: { 'black-0': { spent: 2 } } });
    expect(kindAndRule(mayAccept(poor))).toEqual(['forbidden', 'LEAD-9']);
    expect(kindAndRule(refusalOf(acceptAs(poor, 'leader')))).toEqual(['forbidden', 'LEAD-9']);
    expect(acceptAs(poor, 'leader', { anyway: true }).ok).toBe(true);
    expect(mayRefuse(poor)).toBeNull();
  });

  it('a king’s hero asks no LPs (DUEL-10)', () => {
    const battle = challenged({ leaders: { 'black-0': { spent: 4 } } });
    const { duel } = battle;
    if (!duel?.challenge) throw new Error('no duel');
    const king = { ...battle, duel: { ...duel, challenge: { ...duel.challenge, byKing: true } } };
    expect(mayAccept(king)).toBeNull();
    const effects = effectsOf(acceptAs(king, 'leader'));
    expect(effects).toHaveLength(1);
    expect(effects[0]).toMatchObject({ set: { duel: { stage: 'deal' } }, reason: 'DUEL-10' });
  });

  it('is refused without a challenge, after an answer, for a dead man, or with a hero he has not', () => {
    expect(kindAndRule(mayAccept(leadership()))).toEqual(['invalid', 'LEAD-5']);
    expect(kindAndRule(mayRefuse(leadership()))).toEqual(['invalid', 'LEAD-5']);
    expect(kindAndRule(refusalOf(acceptAs(leadership(), 'leader')))).toEqual(['invalid', 'LEAD-5']);
    const answered = applied(challenged(), acceptAs(challenged(), 'leader'));
    expect(kindAndRule(mayAccept(answered))).toEqual(['invalid', 'LEAD-5']);
    expect(kindAndRule(mayRefuse(answered))).toEqual(['invalid', 'LEAD-5']);
    expect(kindAndRule(mayAccept(challenged(), 'heroicChampion'))).toEqual(['forbidden', 'DUEL-2']);
    expect(mayAccept(challenged(), 'champion')).toBeNull();
    const { duel } = challenged();
    const dead = leadership({ battle: { duel }, leaders: { 'black-0': { fate: 'killed' } } });
    expect(kindAndRule(mayAccept(dead))).toEqual(['invalid', 'LEAD-5']);
  });

  it('a duel without a battle behind it has nobody to answer', () => {
    const { duel } = challenged();
    if (!duel) throw new Error('no duel');
    const alone = leadership({ battle: { duel: { ...duel, challenge: null } } });
    expect(kindAndRule(mayAccept(alone))).toEqual(['invalid', 'LEAD-5']);
    const strangers = { red: 'x', black: 'y' };
    const lost = leadership({
      battle: {
        duel: { ...duel, challenge: { by: 'red', contingents: strangers, byKing: false } },
      },
    });
    expect(kindAndRule(mayRefuse(lost))).toEqual(['invalid', null]);
  });
});

describe('refusing (DUEL-1)', () => {
  const refuseWith = (battle: Battle, face: number) =>
    decided(battle, { type: 'refuseChallenge', face });
  const dice = (face: number, meaning: string) => ({
    type: 'dice',
    roll: 'refusal',
    throws: [{ by: 'black-0', die: 'D6', faces: [face] }],
    meaning: expect.stringContaining(meaning),
  });
  const refused = (lostLp: boolean) => ({
    ...challenged().duel,
    stage: 'over',
    result: { how: 'refused', by: 'black', lostLp },
  });

  it.each([1, 2, 3])('on %i he loses 1 LP for good', (face) => {
    expect(effectsOf(refuseWith(challenged(), face))).toEqual([
      dice(face, 'respect'),
      { type: 'battle', set: { duel: refused(true) }, reason: 'DUEL-1' },
      { type: 'leader', contingent: 'black-0', set: { lp: 3 }, reason: 'DUEL-1' },
    ]);
  });

  it.each([4, 5])('on %i an ordinary champion accepts unasked, for no LPs', (face) => {
    const duel = {
      ...challenged().duel,
      stage: 'deal',
      fighters: {
        red: { kind: 'leader', specialWeapon: false, wounds: 0, hand: null },
        black: { kind: 'champion', specialWeapon: false, wounds: 0, hand: null },
      },
    };
    expect(effectsOf(refuseWith(challenged(), face))).toEqual([
      dice(face, 'unasked'),
      { type: 'battle', set: { duel }, reason: 'DUEL-1' },
    ]);
  });

  it('on 6 nothing comes of it', () => {
    expect(effectsOf(refuseWith(challenged(), 6))).toEqual([
      dice(6, 'nothing'),
      { type: 'battle', set: { duel: refused(false) }, reason: 'DUEL-1' },
    ]);
  });

  it('the last LP may go, and the leader lives on with none (RISK-1)', () => {
    const lp = (before: number) =>
      effectsOf(refuseWith(challenged({ leaders: { 'black-0': { lp: before } } }), 1))[2];
    expect(lp(1)).toMatchObject({ set: { lp: 0 } });
    expect(lp(0)).toMatchObject({ set: { lp: 0 } });
  });

  it('is refused with a face no D6 has, or when nobody asked', () => {
    expect(kindAndRule(refusalOf(refuseWith(challenged(), 7)))).toEqual(['invalid', 'DUEL-1']);
    expect(kindAndRule(refusalOf(refuseWith(leadership(), 1)))).toEqual(['invalid', 'LEAD-5']);
  });
});

describe('the duel as a part of the battle', () => {
  const accepted = applied(
    challenged(),
    decided(challenged(), { type: 'acceptChallenge', fighter: 'leader' }),
  );

  it('is dealt, discarded, diced for and fought, step by step (DUEL-3, DUEL-5, DUEL-6)', () => {
    const dealt = applied(accepted, decided(accepted, { type: 'dealDuel', seed: 'deal' }));
    expect(dealt.duel?.fighters.red.hand).toHaveLength(7);
    expect(dealt.duel?.fighters.black.hand).toHaveLength(8);
    const give = (battle: Battle, side: 'red' | 'black', n: number) =>
      decided(battle, {
        type: 'discard',
        side,
        cards: (battle.duel?.fighters[side].hand ?? []).slice(0, n),
      });
    const one = applied(dealt, give(dealt, 'black', 3));
    const two = applied(one, give(one, 'red', 2));
    expect(two.duel?.stage).toBe('advantage');
    const rolls = [
      { red: 2, black: 2 },
      { red: 1, black: 5 },
    ];
    const effects = effectsOf(decided(two, { type: 'rollAdvantage', rolls }));
    expect(effects[0]).toEqual({
      type: 'dice',
      roll: 'advantage',
      throws: [
        { by: 'red', die: 'D6', faces: [2, 1] },
        { by: 'black', die: 'D6', faces: [2, 5] },
      ],
      meaning: 'advantage to black',
    });
    expect(effects[1]).toMatchObject({
      set: { duel: { stage: 'exchange', advantage: 'black' } },
      reason: 'DUEL-5',
    });
    expect(effects).toHaveLength(2);
    expect(effectsOf(decided(accepted, { type: 'dealDuel', seed: null }))).toEqual([
      {
        type: 'battle',
        set: { duel: { ...accepted.duel, stage: 'advantage' } },
        reason: 'DUEL-3',
      },
    ]);
    expect(effectsOf(give(dealt, 'red', 2))[0]).toMatchObject({ reason: 'DUEL-3' });
    const { duel } = two;
    if (!duel) throw new Error('no duel');
    const ready: Battle = { ...two, duel: { ...duel, stage: 'exchange', advantage: 'black' } };
    const cards = {
      red: duel.fighters.red.hand?.[0] ?? '2h',
      black: duel.fighters.black.hand?.[0] ?? '2s',
    };
    const jokerAs = { red: 'strike', black: 'parry' } as const;
    const [played, ...more] = effectsOf(decided(ready, { type: 'exchange', cards, jokerAs }));
    expect(played).toMatchObject({ type: 'battle', reason: 'DUEL-6' });
    expect(more).toEqual([]);
  });

  it('passes a joker’s word on (DUEL-4)', () => {
    const { duel } = accepted;
    if (!duel) throw new Error('no duel');
    const battle: Battle = { ...accepted, duel: { ...duel, stage: 'exchange', advantage: 'red' } };
    const cards = { red: '9s', black: 'joker1' } as const;
    const verdict = decided(battle, { type: 'exchange', cards, jokerAs: { black: 'parry' } });
    expect(applied(battle, verdict).duel?.exchanges[0]?.blows.black).toBe('parry');
    expect(kindAndRule(refusalOf(decided(battle, { type: 'exchange', cards })))).toEqual([
      'invalid',
      'DUEL-4',
    ]);
  });

  it.each<DuelBody>([
    { type: 'dealDuel', seed: 'x' },
    { type: 'discard', side: 'red', cards: [] },
    { type: 'rollAdvantage', rolls: [{ red: 2, black: 1 }] },
    { type: 'exchange', cards: { red: '2h', black: '3s' } },
    { type: 'leaveDuel' },
  ])('refuses $type when there is no duel', (asked) => {
    const refusal = refusalOf(decided(leadership(), { ...asked, anyway: true }));
    expect(kindAndRule(refusal)).toEqual(['invalid', null]);
    expect(refusal.why).toContain('no duel');
  });

  it('keeps the core’s refusals', () => {
    const verdict = decided(accepted, { type: 'rollAdvantage', rolls: [{ red: 2, black: 1 }] });
    expect(kindAndRule(refusalOf(verdict))).toEqual(['invalid', 'DUEL-5']);
  });

  it('can be left by hand at any stage', () => {
    for (const battle of [challenged(), accepted]) {
      expect(effectsOf(decided(battle, { type: 'leaveDuel' }))).toEqual([
        { type: 'battle', set: { duel: null }, reason: 'byHand' },
      ]);
    }
  });
});
