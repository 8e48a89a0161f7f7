import { holds } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import type { Battle, Contingent } from '../battle';
import type { AftermathBody, Command } from '../command';
import type { Effect } from '../effect';
import { leaderLost } from '../leader-lost';
import { hasLostRetinue, isOwnRetinue, refuges } from '../leaders';
import { accept, contingentOf, refuse, type Verdict } from '../outcome';
import { takenAlong } from '../retainers';
import { lostRetinue } from '../rolls/lost-retinue';
import { risk } from '../rolls/risk';
import { forbidden, invalid, type Refusal } from '../rule';

type RiskCommand = Command & Extract<AftermathBody, { type: 'riskTest' | 'lostRetinue' }>;

/** RISK: what becomes of a leader whose unit was hit, has fought or is gone. */
export function decideRisk(battle: Battle, command: RiskCommand): Verdict {
  return command.type === 'riskTest'
    ? decideRiskTest(battle, command)
    : decideLostRetinue(battle, command);
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
    if (cause === 'combat' && isOwnRetinue(battle, contingent)) {
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
      set: { ...lp, atRisk: hasLostRetinue(battle, contingent) ? 'lostRetinue' : null },
      reason: 'RISK-1',
    });
  }
  return ok({ effects, killed });
}

function decideRiskTest(battle: Battle, command: RiskCommand & { type: 'riskTest' }): Verdict {
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
  command: RiskCommand & { type: 'lostRetinue' },
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
  const words = { killed: 'falls', captured: 'is captured', escapes: 'escapes' };
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
  const followers = takenAlong(battle, contingent.value);
  return accept([
    dice,
    { type: 'leader', contingent: id, set: { unit: refuge.id, atRisk: null }, reason: 'RISK-3' },
    ...(lost && followers.length > 0
      ? ([
          {
            type: 'unit',
            unit: lost.id,
            set: {
              supernumeraries: lost.supernumeraries.filter((kind) => !followers.includes(kind)),
            },
            reason: 'ORG-5',
          },
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
