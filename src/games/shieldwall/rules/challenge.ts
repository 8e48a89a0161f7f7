import { worstRefusal } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import type { Battle, Contingent, ContingentId } from './battle';
import { type Challenge, type Duel, type DuelFighterKind, newDuel, newFighter } from './duel';
import { wrongStage } from './duel-play';
import { FIGURES } from './figures';
import { lpLeft } from './leaders';
import { maySpend } from './may';
import { contingentOf } from './outcome';
import { fightersOf, hasWithHim, inCombat, isLeading, leadersUnit } from './retainers';
import { forbidden, invalid, type Refusal } from './rule';
import { otherSide, type Side } from './words';

/** LEAD-4, LEAD-5, LEAD-9, DUEL-1, DUEL-2: who may challenge whom, and who may answer. */

export const duelUnderWay = (battle: Battle): Refusal | null =>
  battle.duel !== null && battle.duel.stage !== 'over'
    ? invalid('Another duel is not over yet.')
    : null;

/** Without a target: whether he may challenge anybody at all. */
export function mayChallenge(
  battle: Battle,
  id: ContingentId,
  targetId?: ContingentId,
): Refusal | null {
  const found = contingentOf(battle, id);
  if (!found.ok) return found.error;
  const contingent = found.value;
  return worstRefusal([
    duelUnderWay(battle),
    targetId === undefined ? null : targetBar(battle, contingent.side, targetId),
    maySpend(battle, contingent, FIGURES.lp.challenge),
  ]);
}

/** LEAD-4, LEAD-9: whether a challenge can go to this leader. Which enemy is closest, the players see. */
function targetBar(battle: Battle, challenger: Side, id: ContingentId): Refusal | null {
  const found = contingentOf(battle, id);
  if (!found.ok) return found.error;
  const target = found.value;
  return worstRefusal([
    target.side === challenger ? invalid('A challenge goes to an enemy leader.', 'LEAD-4') : null,
    isLeading(target) ? null : invalid(`${target.leader.name} leads no more.`, 'LEAD-4'),
    inCombat(battle, target)
      ? forbidden('LEAD-9', 'A leader in combat cannot be challenged.')
      : null,
    leadersUnit(battle, target)
      ? null
      : forbidden('DUEL-11', `${target.leader.name} is off the table.`),
  ]);
}

/** LEAD-9, DUEL-11 */
export const canBeChallenged = (battle: Battle, target: Contingent): boolean =>
  isLeading(target) && leadersUnit(battle, target) !== null && !inCombat(battle, target);

/** DUEL-2: a heroic champion must be there to be sent. */
export const maySend = (
  battle: Battle,
  contingent: Contingent,
  kind: DuelFighterKind,
): Refusal | null =>
  fightersOf(battle, contingent).includes(kind)
    ? null
    : forbidden('DUEL-2', 'No heroic champion is attached to this contingent.');

export interface Answer {
  readonly duel: Duel;
  readonly challenge: Challenge;
  readonly side: Side;
  readonly contingent: Contingent;
}

/** The challenge that waits for its answer, and who must give it. */
export function awaitedAnswer(battle: Battle): Result<Answer, Refusal> {
  const { duel } = battle;
  if (duel === null || duel.challenge === null) {
    return fail(invalid('Nobody has issued a challenge.', 'LEAD-5'));
  }
  const bar = wrongStage(duel, 'challenged', 'LEAD-5');
  if (bar) return fail(bar);
  const side = otherSide(duel.challenge.by);
  const found = contingentOf(battle, duel.challenge.contingents[side]);
  return found.ok
    ? ok({ duel, challenge: duel.challenge, side, contingent: found.value })
    : fail(found.error);
}

/** LEAD-5, LEAD-9; DUEL-10: a king's hero asks no LPs. */
export function mayAccept(battle: Battle, kind?: DuelFighterKind): Refusal | null {
  const answer = awaitedAnswer(battle);
  if (!answer.ok) return answer.error;
  const { challenge, contingent } = answer.value;
  const { accept } = FIGURES.lp;
  return worstRefusal([
    isLeading(contingent) ? null : invalid(`${contingent.leader.name} leads no more.`, 'LEAD-5'),
    challenge.byKing || lpLeft(contingent.leader) >= accept
      ? null
      : forbidden('LEAD-9', `To accept takes ${accept} LPs; without them he can only refuse.`),
    kind === undefined ? null : maySend(battle, contingent, kind),
  ]);
}

/** DUEL-1: any challenge may be refused, a king's hero too (DUEL-10). */
export function mayRefuse(battle: Battle): Refusal | null {
  const answer = awaitedAnswer(battle);
  return answer.ok ? null : answer.error;
}

export const fighterFor = (battle: Battle, contingent: Contingent, kind: DuelFighterKind) =>
  newFighter(kind, hasWithHim(battle, contingent, 'specialWeapon'));

/** A challenge as it stands before its answer. */
export function issue(
  battle: Battle,
  challenger: Contingent,
  target: Contingent,
  kind: DuelFighterKind,
  byKing: boolean,
): Duel {
  const sent = fighterFor(battle, challenger, kind);
  const asked = fighterFor(battle, target, 'leader');
  const redChallenges = challenger.side === 'red';
  const [red, black] = redChallenges ? [challenger, target] : [target, challenger];
  return newDuel(redChallenges ? { red: sent, black: asked } : { red: asked, black: sent }, {
    by: challenger.side,
    contingents: { red: red.id, black: black.id },
    byKing,
  });
}
