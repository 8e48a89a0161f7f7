import { fail, ok, type Result } from '../../../../core/result';
import type { Battle, Contingent } from '../battle';
import type { AftermathWish, Command } from '../command';
import type { Effect } from '../effect';
import { FIGURES } from '../figures';
import { leaderLost } from '../leader-lost';
import { refuges } from '../leaders';
import { isHere, mayBeBlocked, mayBeCaught, mayCutDown, mayLeave } from '../may';
import { moraleEffects } from '../morale';
import { accept, contingentOf, holds, refuse, unitOf, type Verdict } from '../outcome';
import { freeHack } from '../rolls/free-hack';
import { lostRetinue } from '../rolls/lost-retinue';
import { risk } from '../rolls/risk';
import { forbidden, invalid, type Refusal } from '../rule';

type AftermathCommand = Command & AftermathWish;

/** RISK, AL-10, AFTER: what follows from hits, fights and flights. */
export function decideAftermath(battle: Battle, command: AftermathCommand): Verdict {
  switch (command.type) {
    case 'riskTest':
      return decideRisk(battle, command);
    case 'lostRetinue':
      return decideLostRetinue(battle, command);
    case 'morale':
      return moraleEffects(battle, command);
    default:
      return decideUnitFate(battle, command);
  }
}

/** RISK-1 from its faces: wounds, death and what death does to his men. */
export function riskTest(
  battle: Battle,
  contingent: Contingent,
  faces: readonly number[],
  cause: 'missiles' | 'combat',
): Result<{ readonly effects: readonly Effect[]; readonly killed: boolean }, Refusal> {
  const { leader, id } = contingent;
  const result = risk(leader.lp, faces);
  if (!result.ok) return result;
  const { outcome, lpLost } = result.value;
  if (outcome === 'rollAgain')
    return fail(invalid(`${leader.name} is at risk: throw again to see how badly.`, 'RISK-1'));
  const killed = outcome === 'killed';
  const words = {
    unhurt: 'is unhurt',
    light: 'is lightly wounded',
    severe: 'is badly wounded',
    killed: 'falls',
  };
  const effects: Effect[] = [
    {
      type: 'dice',
      roll: 'risk',
      throws: [{ by: id, die: 'D6', faces }],
      meaning: `${leader.name} ${words[outcome]}`,
    },
  ];
  if (killed) {
    effects.push(...leaderLost(battle, id, 'killed', 'RISK-1'));
    if (cause === 'combat') {
      effects.push({
        type: 'unit',
        unit: leader.unit,
        set: { fightsToDeath: true },
        reason: 'RISK-2',
      });
    }
  } else if (lpLost > 0 || leader.atRisk) {
    const lp = lpLost > 0 ? { lp: leader.lp - lpLost } : {};
    effects.push({
      type: 'leader',
      contingent: id,
      set: { ...lp, atRisk: null },
      reason: 'RISK-1',
    });
  }
  return ok({ effects, killed });
}

function decideRisk(battle: Battle, command: AftermathCommand & { type: 'riskTest' }): Verdict {
  const contingent = contingentOf(battle, command.contingent);
  if (!contingent.ok) return contingent;
  const { leader } = contingent.value;
  if (leader.fate !== 'leading')
    return refuse(invalid(`${leader.name} is ${leader.fate}.`, 'RISK-1'));
  const due = leader.atRisk === 'missiles' || leader.atRisk === 'combat';
  const bar = due ? null : forbidden('RISK-1', `${leader.name} is not at risk now.`);
  if (holds(bar, command)) return refuse(bar);
  const cause = leader.atRisk === 'combat' ? 'combat' : 'missiles';
  const test = riskTest(battle, contingent.value, command.faces, cause);
  return test.ok ? accept(test.value.effects) : test;
}

function decideLostRetinue(
  battle: Battle,
  command: AftermathCommand & { type: 'lostRetinue' },
): Verdict {
  const contingent = contingentOf(battle, command.contingent);
  if (!contingent.ok) return contingent;
  const { leader, side, id } = contingent.value;
  if (leader.fate !== 'leading')
    return refuse(invalid(`${leader.name} is ${leader.fate}.`, 'RISK-3'));
  const bar =
    leader.atRisk === 'lostRetinue'
      ? null
      : forbidden('RISK-3', `${leader.name} still has his men.`);
  if (holds(bar, command)) return refuse(bar);
  const open = refuges(battle, side);
  const result = lostRetinue(command.face, open.length > 0);
  if (!result.ok) return result;
  const words = { killed: 'is killed', captured: 'is captured', escapes: 'escapes' };
  const dice: Effect = {
    type: 'dice',
    roll: 'lostRetinue',
    throws: [{ by: id, die: 'D6', faces: [command.face] }],
    meaning: `${leader.name} ${words[result.value]}`,
  };
  if (result.value !== 'escapes')
    return accept([dice, ...leaderLost(battle, id, result.value, 'RISK-3')]);
  const refuge = open.find((unit) => unit.id === command.joins);
  if (!refuge) {
    return refuse(
      invalid(`${leader.name} escapes: say which friendly A or B unit is nearest.`, 'RISK-3'),
    );
  }
  const lost = battle.units[leader.unit];
  // ORG-5: what went with his retinue goes with him.
  const followers = lost?.supernumeraries ?? [];
  return accept([
    dice,
    { type: 'leader', contingent: id, set: { unit: refuge.id, atRisk: null }, reason: 'RISK-3' },
    ...(lost && followers.length > 0
      ? ([
          { type: 'unit', unit: lost.id, set: { supernumeraries: [] }, reason: 'ORG-5' },
          {
            type: 'unit',
            unit: refuge.id,
            set: { supernumeraries: [...refuge.supernumeraries, ...followers] },
            reason: 'ORG-5',
          },
        ] satisfies Effect[])
      : []),
  ]);
}

function decideUnitFate(
  battle: Battle,
  command: AftermathCommand & { type: 'blocked' | 'caught' | 'freeHack' | 'remove' },
): Verdict {
  const found = unitOf(battle, command.unit);
  if (!found.ok) return found;
  const unit = found.value;
  const gone = isHere(unit);
  if (gone) return refuse(gone);
  const running = unit.course === 'retiring' || unit.course === 'broken';
  switch (command.type) {
    case 'blocked': {
      const bar = mayBeBlocked(unit);
      if (holds(bar, command)) return refuse(bar);
      const reason = unit.course === 'retiring' ? 'AFTER-3' : 'AFTER-1';
      return accept([
        { type: 'dps', unit: unit.id, n: FIGURES.cannotMoveDps, cause: 'combat', reason },
        ...(running
          ? [{ type: 'unit', unit: unit.id, set: { course: 'steady' }, reason } as const]
          : []),
      ]);
    }
    case 'caught': {
      const bar = mayBeCaught(unit);
      if (holds(bar, command)) return refuse(bar);
      return accept([
        {
          type: 'unit',
          unit: unit.id,
          set: { course: 'broken', formed: false },
          reason: 'AFTER-3',
        },
      ]);
    }
    case 'remove': {
      const bar = mayLeave(unit, command.how);
      if (holds(bar, command)) return refuse(bar);
      return accept([
        {
          type: 'unit',
          unit: unit.id,
          set: { lost: command.how, inCombat: false },
          reason: command.how === 'leftTable' ? 'AFTER-5' : 'AFTER-4',
        },
      ]);
    }
    case 'freeHack': {
      const target = unitOf(battle, command.target);
      if (!target.ok) return target;
      const cut = target.value;
      const away = isHere(cut);
      if (away) return refuse(away);
      const bar = mayCutDown(unit, cut.side === unit.side ? [] : [cut]);
      if (holds(bar, command)) return refuse(bar);
      // A die for each engaged stand: the phone cannot see how many have met the fleeing.
      const engagedStands = command.faces.length;
      if (engagedStands > unit.stands)
        return refuse(invalid(`${unit.name} has no more than ${unit.stands} stands.`, 'AFTER-6'));
      const result = freeHack({ engagedStands, targetStands: cut.stands }, command.faces);
      if (!result.ok) return result;
      return accept([
        {
          type: 'dice',
          roll: 'freeHack',
          throws: [{ by: unit.id, die: 'D6', faces: command.faces }],
          meaning: `${result.value} ${result.value === 1 ? 'stand' : 'stands'} of ${cut.name} cut down`,
        },
        ...(result.value > 0
          ? [{ type: 'stands', unit: cut.id, n: result.value, reason: 'AFTER-6' } as const]
          : []),
      ]);
    }
  }
}
