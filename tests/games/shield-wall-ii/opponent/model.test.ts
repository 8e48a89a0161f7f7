import { describe, expect, it } from 'vitest';
import { candidates, commandOf } from '#/games/shield-wall-ii/opponent/candidates';
import {
  idOf,
  numberOf,
  type Position,
  place,
  positionOf,
  restore,
  stand,
  unitsOfSide,
} from '#/games/shield-wall-ii/opponent/position';
import {
  bareStrength,
  friendInFront,
  hitFaces,
  mayStrike,
  stepsOf,
  targetsOf as targetsInFront,
} from '#/games/shield-wall-ii/opponent/strike';
import {
  type Battle,
  begin,
  decide,
  evolve,
  hitWays,
  isDeployed,
  isWarband,
  moveHexes,
  SIDES,
  targetsOf,
} from '#/games/shield-wall-ii/rules';
import { attackOf } from '#/games/shield-wall-ii/rules/targets';
import { playBattle } from '../play/player';

/** Positions from the middle of random battles, where everything that the rules know occurs. */
function positions(seed: string): readonly Battle[] {
  const seen: Battle[] = [];
  playBattle(seed, ({ battle }) => seen.push(battle));
  return seen.filter((_, i) => i % 7 === 0);
}

/** Every state of a random battle in which an attacker may pursue. */
function pursuits(seed: string): readonly Battle[] {
  const { setup, done } = playBattle(seed);
  let battle = begin(setup);
  return done.flatMap(({ events }) => {
    battle = events.reduce(evolve, battle);
    return battle.attack?.due === 'pursuit' ? [battle] : [];
  });
}

const BATTLES = Array.from({ length: 12 }, (_, i) => positions(`model-${i}`)).flat();
/** A copy that can be compared. */
const plain = (position: Position): string =>
  JSON.stringify({ ...position, at: [...position.at], hex: [...position.hex] });

describe('the search sees a battle as the rules do', () => {
  it('MOVE-2..4: the same steps', () => {
    let compared = 0;
    for (const battle of BATTLES.filter(({ phase, attack }) => phase === 'orders' && !attack)) {
      const position = positionOf(battle);
      for (const unit of Object.values(battle.units)) {
        const mine = unit.side === battle.side && isWarband(unit) && isDeployed(unit);
        if (!mine || unit.moved || battle.commands.left === 0) continue;
        expect(stepsOf(position, numberOf(unit.id))).toEqual(moveHexes(battle, unit));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('ATT-1, ATT-4, ATT-6: the same targets, each with the same faces that hit', () => {
    let compared = 0;
    for (const battle of BATTLES) {
      const position = positionOf(battle);
      for (const { unit: target, attackers } of targetsOf(battle)) {
        const aim = numberOf(target.id);
        const numbers = attackers.map(({ id }) => numberOf(id));
        for (const unit of numbers) expect(targetsInFront(position, unit)).toContain(aim);
        const all = SIDES.flatMap(unitsOfSide).filter(
          (unit) =>
            position.sideOf[unit] === battle.side &&
            position.kind[unit] !== 'camp' &&
            mayStrike(position, unit) &&
            targetsInFront(position, unit).includes(aim),
        );
        expect(all).toEqual([...numbers].sort((a, b) => a - b));
        const total = numbers.reduce((sum, unit) => {
          const friend = friendInFront(position, unit, target.hex ?? -1);
          return sum + bareStrength(position, unit, position.hex[unit] ?? -1, aim, friend);
        }, 0);
        const lord = attackers.some(({ kind }) => kind === 'lord');
        expect(hitFaces(position, aim, total, attackers.length, lord)).toBe(
          hitWays(attackOf(battle, target, attackers)),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('every order that it considers is allowed', () => {
    for (const battle of BATTLES.filter(({ phase, attack }) => phase === 'orders' && !attack)) {
      for (const candidate of candidates(positionOf(battle), battle.side)) {
        expect(decide(battle, commandOf(candidate)).ok).toBe(true);
      }
    }
  });

  it('a unit is found by the id that names it, and no other', () => {
    for (const unit of SIDES.flatMap(unitsOfSide)) expect(numberOf(idOf(unit))).toBe(unit);
    expect(() => numberOf('red-10')).toThrow('red-10');
  });

  it('PURS-1: a pursuit that is tried out and taken back leaves no trace', () => {
    let tried = 0;
    for (const battle of pursuits('model-pursuit')) {
      const position = positionOf(battle);
      const before = plain(position);
      const { attackers = [], hex } = battle.attack ?? {};
      for (const unit of attackers.map(numberOf)) {
        const from = position.hex[unit] ?? -1;
        stand(position, unit, hex ?? -1);
        expect([position.at[hex ?? -1], position.at[from]]).toEqual([unit, -1]);
        stand(position, unit, from);
        expect(plain(position)).toBe(before);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  it('an order that is tried out and taken back leaves no trace', () => {
    for (const battle of BATTLES.filter(({ phase, attack }) => phase === 'orders' && !attack)) {
      const position = positionOf(battle);
      const before = plain(position);
      for (const { unit, to, facing } of candidates(position, battle.side)) {
        restore(position, place(position, unit, to, facing));
      }
      expect(plain(position)).toBe(before);
    }
  });
});
