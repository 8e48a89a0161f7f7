import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  choicesOf,
  decide,
  mayCallHolyPerson,
  mayChallenge,
} from '#/games/shieldwall/rules';
import { hosts } from './hosts';
import { run } from './kernel/table';

const HARALD = 'red-0';
const SVEN = 'red-1';
const ALFRED = 'black-0';
const UHTRED = 'black-1';

/** His retinue is destroyed, and he escapes to the other retinue of his side. */
const escaped = (battle: Battle, contingent: string, joins: string): Battle =>
  run(
    battle,
    { type: 'remove', unit: `${contingent}-0`, how: 'destroyed', anyway: true },
    { type: 'lostRetinue', contingent, face: 5, joins },
  );

const armedAs = (battle: Battle, contingent: string): boolean => {
  const challenge: Command = { type: 'challenge', contingent, target: SVEN, fighter: 'leader' };
  return run(battle, challenge).duel?.fighters.black.specialWeapon ?? false;
};

describe('what is a leader’s own (DUEL-11)', () => {
  const field = hosts({
    battle: { phase: 'leadership' },
    leaders: { [UHTRED]: { lp: 5 } },
  });

  it('DUEL-11: the special weapon goes with him, not with whoever leads the unit he escaped to', () => {
    const moved = escaped(field, ALFRED, 'black-1-0');
    expect(moved.units['black-1-0']?.supernumeraries).toContain('specialWeapon');
    expect([armedAs(moved, ALFRED), armedAs(moved, UHTRED)]).toEqual([true, false]);
  });

  it('DUEL-11: his host does not carry it off when that unit is lost too', () => {
    const again = run(
      escaped(field, ALFRED, 'black-1-0'),
      { type: 'setUnit', unit: 'black-0-0', set: { stands: 1, lost: null } },
      { type: 'remove', unit: 'black-1-0', how: 'destroyed', anyway: true },
      { type: 'lostRetinue', contingent: UHTRED, face: 6, joins: 'black-0-0' },
      { type: 'lostRetinue', contingent: ALFRED, face: 6, joins: 'black-0-0' },
    );
    expect([armedAs(again, ALFRED), armedAs(again, UHTRED)]).toEqual([true, false]);
  });

  it('DUEL-11: so does the holy person', () => {
    const drawn = hosts({
      battle: { phase: 'gods', godCard: { card: '3h', status: 'drawn' } },
    });
    const moved = escaped(drawn, HARALD, 'red-1-0');
    expect(mayCallHolyPerson(moved, HARALD)).toBeNull();
    expect(mayCallHolyPerson(moved, SVEN)?.rule).toBe('LEAD-6');
  });

  it('DUEL-11: what is given to a retinue by hand is its own leader’s', () => {
    const given = run(field, {
      type: 'setUnit',
      unit: 'black-1-0',
      set: { supernumeraries: ['specialWeapon'] },
    });
    expect(armedAs(given, UHTRED)).toBe(true);
  });
});

describe('a leader off the table (DUEL-11)', () => {
  const gone = hosts({
    battle: { phase: 'leadership' },
    units: { 'black-0-0': { lost: 'leftTable' } },
  });

  it('DUEL-11: neither challenges nor is challenged', () => {
    expect(mayChallenge(gone, ALFRED)).not.toBeNull();
    expect(mayChallenge(gone, HARALD, ALFRED)).toMatchObject({
      kind: 'forbidden',
      rule: 'DUEL-11',
    });
    expect(mayChallenge(gone, HARALD, UHTRED)).toBeNull();
    const wish = {
      type: 'challenge',
      contingent: HARALD,
      target: ALFRED,
      fighter: 'leader',
    } as const;
    expect(decide(gone, wish)).toMatchObject({ ok: false, error: { rule: 'DUEL-11' } });
  });

  it('DUEL-10, DUEL-11: a king’s hero finds only those who are there', () => {
    const targets = choicesOf({ ...gone, phase: 'gods' }, 'Kh').map((choice) =>
      'challenges' in choice ? choice.challenges : null,
    );
    expect(new Set(targets)).toEqual(new Set([UHTRED]));
  });
});
