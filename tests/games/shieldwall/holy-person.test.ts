import { describe, expect, it } from 'vitest';
import type { Battle } from '#/games/shieldwall/rules/battle';
import type { Card } from '#/games/shieldwall/rules/cards';
import { decideGods, mayCallHolyPerson, mayDraw } from '#/games/shieldwall/rules/decide/gods';
import type { Pack } from '#/games/shieldwall/rules/pack';
import { applied, effectsOf, hosts, kindAndRule, refusalOf } from './hosts';

const pack: Pack = { seed: 's', shuffles: 1, order: ['joker1', '5h', 'joker2', '9c'], jokers: 0 };

const gods = (
  battle: Partial<Battle> = {},
  rest: Omit<Parameters<typeof hosts>[0], 'battle'> = {},
) => hosts({ ...rest, battle: { phase: 'gods', pack, ...battle } });

const drawCard = (battle: Battle, card?: Card, anyway?: true) =>
  decideGods(battle, { type: 'drawCard', ...(card && { card }), ...(anyway && { anyway }) });

const call = (battle: Battle, callers: string[], redraw = false, card?: Card, anyway?: true) =>
  decideGods(battle, {
    type: 'callHolyPerson',
    callers,
    redraw,
    ...(card && { card }),
    ...(anyway && { anyway }),
  });

const spent = (contingent: string, n: number) => ({
  type: 'leader',
  contingent,
  set: { spent: n },
  reason: 'LEAD-6',
});

describe('drawing the turn’s card (GOD, TURN)', () => {
  it('takes the next card of the pack and lays it open', () => {
    expect(effectsOf(drawCard(gods()))).toEqual([
      {
        type: 'battle',
        set: {
          pack: { ...pack, order: ['5h', 'joker2', '9c'], jokers: 1 },
          godCard: { card: 'joker1', status: 'drawn' },
        },
        reason: 'GOD-R',
      },
    ]);
  });

  it('takes a real pack’s card instead and keeps the app’s pack in step', () => {
    const battle = applied(gods(), drawCard(gods(), '9c'));
    expect(battle.godCard).toEqual({ card: '9c', status: 'drawn' });
    expect(battle.pack.order).toEqual(['joker1', '5h', 'joker2']);
  });

  it('refuses a card that no pack has', () => {
    const verdict = drawCard(gods(), '1x' as Card, true);
    expect(kindAndRule(refusalOf(verdict))).toEqual(['invalid', null]);
  });

  it('is done once a turn, in the Gods phase', () => {
    expect(mayDraw(gods())).toBeNull();
    const drawn = applied(gods(), drawCard(gods()));
    expect(kindAndRule(mayDraw(drawn))).toEqual(['forbidden', 'TURN']);
    expect(kindAndRule(refusalOf(drawCard(drawn)))).toEqual(['forbidden', 'TURN']);
    expect(drawCard(drawn, undefined, true).ok).toBe(true);
    const late = gods({ phase: 'leadership' });
    expect(kindAndRule(mayDraw(late))).toEqual(['forbidden', 'TURN']);
    expect(refusalOf(drawCard(late)).why).toContain('Gods');
  });
});

describe('calling on a holy person (LEAD-6)', () => {
  const drawn = applied(gods(), drawCard(gods()));

  it('cancels the card for 1 LP (GOD-C)', () => {
    const effects = effectsOf(call(drawn, ['red-0']));
    expect(effects).toEqual([
      spent('red-0', 1),
      {
        type: 'battle',
        set: {
          godCard: { card: 'joker1', status: 'done', called: { by: 'red', first: 'joker1' } },
        },
        reason: 'GOD-C',
      },
    ]);
  });

  it('adds to what the leader has spent (ORG-7)', () => {
    const battle = {
      ...drawn,
      contingents: gods({}, { leaders: { 'red-0': { spent: 2 } } }).contingents,
    };
    expect(effectsOf(call(battle, ['red-0']))[0]).toEqual(spent('red-0', 3));
  });

  it('draws another if wished, which then stands', () => {
    const battle = applied(drawn, call(drawn, ['black-1'], true));
    expect(battle.godCard).toEqual({
      card: '5h',
      status: 'drawn',
      stands: true,
      called: { by: 'black', first: 'joker1' },
    });
    expect(battle.pack.order).toEqual(['joker2', '9c']);
    expect(battle.contingents['black-1']?.leader.spent).toBe(1);
    expect(effectsOf(call(drawn, ['black-1'], true))[1]).toMatchObject({ reason: 'LEAD-6' });
    expect(kindAndRule(mayCallHolyPerson(battle, 'black-1'))).toEqual(['forbidden', 'LEAD-6']);
    expect(kindAndRule(refusalOf(call(battle, ['black-1'])))).toEqual(['forbidden', 'LEAD-6']);
  });

  it('LEAD-9: the other side may call after a second card was drawn: both LPs are gone, the first card stands', () => {
    const redrawn = applied(drawn, call(drawn, ['black-1'], true));
    expect(mayCallHolyPerson(redrawn, 'red-0')).toBeNull();
    const both = applied(redrawn, call(redrawn, ['red-0']));
    expect(both.godCard).toEqual({ card: 'joker1', status: 'drawn', stands: true });
    const spentLp = ['red-0', 'black-1'].map((id) => both.contingents[id]?.leader.spent);
    expect(spentLp).toEqual([1, 1]);
    // RULING-20: the five goes under the pack, and the joker is still the first.
    expect(both.pack).toEqual({ ...pack, order: ['joker2', '9c', '5h'], jokers: 1 });
    for (const id of ['red-0', 'black-1']) {
      expect(kindAndRule(mayCallHolyPerson(both, id))).toEqual(['forbidden', 'LEAD-6']);
    }
    expect(kindAndRule(refusalOf(call(redrawn, ['red-0'], true)))).toEqual(['invalid', 'LEAD-9']);
  });

  it('LEAD-9, GOD-R: a joker that was drawn for nothing is not counted', () => {
    const redrawn = applied(drawn, call(drawn, ['black-1'], true, 'joker2'));
    expect(redrawn.pack.jokers).toBe(2);
    const both = applied(redrawn, call(redrawn, ['red-0']));
    expect(both.pack.jokers).toBe(1);
    expect(effectsOf(decideGods(both, { type: 'settleCard' }))[0]).toMatchObject({
      reason: 'GOD-R',
    });
  });

  it('LEAD-9: nor does a cancelled card bar the other side', () => {
    const cancelled = applied(drawn, call(drawn, ['red-0']));
    expect(kindAndRule(mayCallHolyPerson(cancelled, 'red-0'))).toEqual(['forbidden', 'LEAD-6']);
    const both = applied(cancelled, call(cancelled, ['black-1']));
    expect(both.godCard).toEqual({ card: 'joker1', status: 'drawn', stands: true });
    expect(both.pack).toEqual(drawn.pack);
  });

  it('LEAD-9: once the second card has had its effect, nobody calls any more', () => {
    const redrawn = applied(drawn, call(drawn, ['black-1'], true));
    const done = applied(redrawn, decideGods(redrawn, { type: 'settleCard' }));
    expect(done.godCard).toEqual({ card: '5h', status: 'done', stands: true });
    expect(kindAndRule(mayCallHolyPerson(done, 'red-0'))).toEqual(['invalid', null]);
  });

  it('takes the second card from a real pack too', () => {
    const battle = applied(drawn, call(drawn, ['red-0'], true, '9c'));
    expect(battle.godCard?.card).toBe('9c');
    expect(battle.pack.order).toEqual(['5h', 'joker2']);
    expect(refusalOf(call(drawn, ['red-0'], true, 'zz' as Card)).kind).toBe('invalid');
  });

  it('a cancelled joker was the first all the same: the next one is the second (GOD-C, GOD-T)', () => {
    const battle = applied(drawn, call(drawn, ['red-0'], true, 'joker2'));
    expect(battle.pack.jokers).toBe(2);
    const effects = effectsOf(decideGods(battle, { type: 'settleCard' }));
    expect(effects[0]).toMatchObject({
      set: { godCard: { card: 'joker2', status: 'done', stands: true } },
      reason: 'GOD-T',
    });
    expect(effects).toHaveLength(10);
  });

  it('both sides at once: LPs are spent and the first card stands (LEAD-9)', () => {
    expect(effectsOf(call(drawn, ['red-0', 'black-1']))).toEqual([
      spent('red-0', 1),
      spent('black-1', 1),
      {
        type: 'battle',
        set: { godCard: { card: 'joker1', status: 'drawn', stands: true } },
        reason: 'LEAD-9',
      },
    ]);
    const battle = applied(drawn, call(drawn, ['red-0', 'black-1']));
    expect(kindAndRule(mayCallHolyPerson(battle, 'red-0'))).toEqual(['forbidden', 'LEAD-6']);
    const verdict = call(drawn, ['red-0', 'black-1'], true);
    expect(kindAndRule(refusalOf(verdict))).toEqual(['invalid', 'LEAD-9']);
  });

  it.each<[string, string[], string, string | null]>([
    ['nobody', [], 'invalid', 'LEAD-6'],
    ['one man twice', ['red-0', 'red-0'], 'invalid', 'LEAD-6'],
    ['two of one side', ['red-0', 'red-1'], 'invalid', 'LEAD-6'],
    ['a stranger', ['nobody'], 'invalid', null],
    ['a leader without a holy person', ['red-1'], 'forbidden', 'LEAD-6'],
  ])('is refused: %s', (_, callers, kind, rule) => {
    expect(kindAndRule(refusalOf(call(drawn, callers)))).toEqual([kind, rule]);
  });

  it.each<[string, Parameters<typeof hosts>[0], string, string | null]>([
    ['he has no LP left', { leaders: { 'red-0': { spent: 5 } } }, 'forbidden', 'LEAD-8'],
    ['he is in combat', { units: { 'red-0-0': { inCombat: true } } }, 'forbidden', 'LEAD-8'],
    ['his retinue is gone', { units: { 'red-0-0': { lost: 'routed' } } }, 'forbidden', 'LEAD-6'],
    ['he is dead', { leaders: { 'red-0': { fate: 'killed' } } }, 'forbidden', 'LEAD-8'],
    ['it is another phase', { battle: { phase: 'leadership' } }, 'forbidden', 'TURN'],
    ['no card is drawn', { battle: { godCard: null } }, 'invalid', null],
    [
      'the card is done with',
      { battle: { godCard: { card: '5h', status: 'done' } } },
      'invalid',
      null,
    ],
  ])('is refused when %s', (_, patch, kind, rule) => {
    const battle = hosts({
      ...patch,
      battle: {
        phase: 'gods',
        pack: drawn.pack,
        godCard: { card: '5h', status: 'drawn' },
        ...patch?.battle,
      },
    });
    expect(kindAndRule(mayCallHolyPerson(battle, 'red-0'))).toEqual([kind, rule]);
    expect(kindAndRule(refusalOf(call(battle, ['red-0'])))).toEqual([kind, rule]);
    expect(call(battle, ['red-0'], false, undefined, true).ok).toBe(kind === 'forbidden');
  });

  it('may be done with the last LP', () => {
    const last = gods(
      { godCard: { card: '5h', status: 'drawn' } },
      { leaders: { 'red-0': { spent: 4 } } },
    );
    expect(mayCallHolyPerson(last, 'red-0')).toBeNull();
  });
});
