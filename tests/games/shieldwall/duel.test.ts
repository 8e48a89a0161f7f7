import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/games/shieldwall/rules/battle';
import {
  mayAccept,
  mayChallenge,
  mayRefuse,
  maySend,
} from '../../../src/games/shieldwall/rules/challenge';
import type { DuelWish, Terms } from '../../../src/games/shieldwall/rules/command';
import { decideDuel } from '../../../src/games/shieldwall/rules/decide/duel';
import type { DuelFighterKind } from '../../../src/games/shieldwall/rules/duel';
import { fightersOf } from '../../../src/games/shieldwall/rules/retainers';
import { applied, contingentNamed, effectsOf, hosts, kindAndRule, refusalOf } from './hosts';

type Patch = NonNullable<Parameters<typeof hosts>[0]>;

const leadership = ({ battle, ...rest }: Patch = {}): Battle =>
  hosts({ ...rest, battle: { phase: 'leadership', ...battle } });

const challenge = (
  battle: Battle,
  contingent = 'red-1',
  target = 'black-0',
  fighter: DuelFighterKind = 'leader',
  terms: Terms = {},
) => decideDuel(battle, { type: 'challenge', contingent, target, fighter, ...terms });

/** Sven (red-1) has challenged Alfred (black-0). */
const challenged = (patch: Patch = {}): Battle => {
  const battle = leadership(patch);
  return applied(battle, challenge(battle));
};

const wish = (battle: Battle, asked: DuelWish & Terms) => decideDuel(battle, asked);
const spent = (contingent: string, n: number, reason: string) => ({
  type: 'leader',
  contingent,
  set: { spent: n },
  reason,
});

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

describe('accepting (LEAD-5)', () => {
  const acceptAs = (battle: Battle, fighter: DuelFighterKind, terms: Terms = {}) =>
    wish(battle, { type: 'acceptChallenge', fighter, ...terms });

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
    wish(battle, { type: 'refuseChallenge', face });
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
    wish(challenged(), { type: 'acceptChallenge', fighter: 'leader' }),
  );

  it('is dealt, discarded, diced for and fought, step by step (DUEL-3, DUEL-5, DUEL-6)', () => {
    const dealt = applied(accepted, wish(accepted, { type: 'dealDuel', seed: 'deal' }));
    expect(dealt.duel?.fighters.red.hand).toHaveLength(7);
    expect(dealt.duel?.fighters.black.hand).toHaveLength(8);
    const give = (battle: Battle, side: 'red' | 'black', n: number) =>
      wish(battle, {
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
    const effects = effectsOf(wish(two, { type: 'rollAdvantage', rolls }));
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
    expect(effectsOf(wish(accepted, { type: 'dealDuel', seed: null }))).toEqual([
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
    const [played, ...more] = effectsOf(wish(ready, { type: 'exchange', cards, jokerAs }));
    expect(played).toMatchObject({ type: 'battle', reason: 'DUEL-6' });
    expect(more).toEqual([]);
  });

  it('passes a joker’s word on (DUEL-4)', () => {
    const { duel } = accepted;
    if (!duel) throw new Error('no duel');
    const battle: Battle = { ...accepted, duel: { ...duel, stage: 'exchange', advantage: 'red' } };
    const cards = { red: '9s', black: 'joker1' } as const;
    const verdict = wish(battle, { type: 'exchange', cards, jokerAs: { black: 'parry' } });
    expect(applied(battle, verdict).duel?.exchanges[0]?.blows.black).toBe('parry');
    expect(kindAndRule(refusalOf(wish(battle, { type: 'exchange', cards })))).toEqual([
      'invalid',
      'DUEL-4',
    ]);
  });

  it.each<DuelWish>([
    { type: 'dealDuel', seed: 'x' },
    { type: 'discard', side: 'red', cards: [] },
    { type: 'rollAdvantage', rolls: [{ red: 2, black: 1 }] },
    { type: 'exchange', cards: { red: '2h', black: '3s' } },
    { type: 'leaveDuel' },
  ])('refuses $type when there is no duel', (asked) => {
    const refusal = refusalOf(wish(leadership(), { ...asked, anyway: true }));
    expect(kindAndRule(refusal)).toEqual(['invalid', null]);
    expect(refusal.why).toContain('no duel');
  });

  it('keeps the core’s refusals', () => {
    const verdict = wish(accepted, { type: 'rollAdvantage', rolls: [{ red: 2, black: 1 }] });
    expect(kindAndRule(refusalOf(verdict))).toEqual(['invalid', 'DUEL-5']);
  });

  it('can be left by hand at any stage', () => {
    for (const battle of [challenged(), accepted]) {
      expect(effectsOf(wish(battle, { type: 'leaveDuel' }))).toEqual([
        { type: 'battle', set: { duel: null }, reason: 'byHand' },
      ]);
    }
  });
});
