import { holds, worstRefusal } from '#/core/refusal';
import type { Result } from '#/core/result';
import type { Battle } from '../battle';
import { awaitedAnswer, fighterFor, issue, mayAccept, mayChallenge, maySend } from '../challenge';
import type { DiceOff, DuelBody, Terms } from '../command';
import type { Duel } from '../duel';
import { duelConsequences } from '../duel-end';
import { dealHands, discardCards, playExchange, takeAdvantage } from '../duel-play';
import type { Effect } from '../effect';
import type { DiceEvent } from '../event';
import { FIGURES } from '../figures';
import { firstMovesAfterDuel } from '../first-moves';
import { accept, contingentOf, refuse, type Verdict } from '../outcome';
import { refusedChallenge } from '../rolls/refused-challenge';
import { invalid, type Refusal, type RuleId } from '../rule';
import { spend } from './leader';

/** LEAD-4, LEAD-5, DUEL: what comes of a command about a duel. */
export function decideDuel(battle: Battle, command: DuelBody & Terms): Verdict {
  switch (command.type) {
    case 'challenge':
      return challenge(battle, command);
    case 'acceptChallenge':
      return acceptChallenge(battle, command);
    case 'refuseChallenge':
      return refuseChallenge(battle, command.face);
    case 'dealDuel':
      return play(battle, 'DUEL-3', (duel) => dealHands(duel, command.seed));
    case 'discard':
      return play(battle, 'DUEL-3', (duel) => discardCards(duel, command.side, command.cards));
    case 'rollAdvantage':
      return play(battle, 'DUEL-5', (duel) => takeAdvantage(duel, command.rolls), command.rolls);
    case 'exchange':
      return play(battle, 'DUEL-6', (duel) => playExchange(duel, command.cards, command.jokerAs));
    case 'leaveDuel':
      return battle.duel === null
        ? refuse(noDuel)
        : accept([{ type: 'battle', set: { duel: null }, reason: 'byHand' }]);
  }
}

const noDuel: Refusal = invalid('There is no duel.');

type CommandOf<T extends DuelBody['type']> = Extract<DuelBody, { type: T }> & Terms;

function challenge(battle: Battle, command: CommandOf<'challenge'>): Verdict {
  const challenger = contingentOf(battle, command.contingent);
  if (!challenger.ok) return refuse(challenger.error);
  const target = contingentOf(battle, command.target);
  if (!target.ok) return refuse(target.error);
  const bar = worstRefusal([
    mayChallenge(battle, command.contingent, command.target),
    maySend(battle, challenger.value, command.fighter),
  ]);
  if (holds(bar, command)) return refuse(bar);
  const duel = issue(battle, challenger.value, target.value, command.fighter, false);
  return accept([spend(challenger.value, FIGURES.lp.challenge, 'LEAD-4'), set(duel, 'LEAD-4')]);
}

function acceptChallenge(battle: Battle, command: CommandOf<'acceptChallenge'>): Verdict {
  const answer = awaitedAnswer(battle);
  if (!answer.ok) return refuse(answer.error);
  const bar = mayAccept(battle, command.fighter);
  if (holds(bar, command)) return refuse(bar);
  const { duel, challenge: asked, side, contingent } = answer.value;
  const fighters = { ...duel.fighters, [side]: fighterFor(battle, contingent, command.fighter) };
  const accepted = { ...duel, stage: 'deal', fighters } as const;
  return asked.byKing
    ? accept([set(accepted, 'DUEL-10')])
    : accept([spend(contingent, FIGURES.lp.accept, 'LEAD-5'), set(accepted, 'LEAD-5')]);
}

const REFUSAL_MEANS = {
  losesLp: 'he loses the respect of his men',
  championAccepts: 'a champion steps forward unasked',
  nothing: 'his men think nothing of it',
};

function refuseChallenge(battle: Battle, face: number): Verdict {
  const answer = awaitedAnswer(battle);
  if (!answer.ok) return refuse(answer.error);
  const rolled = refusedChallenge(face);
  if (!rolled.ok) return refuse(rolled.error);
  const { duel, side, contingent } = answer.value;
  const dice: DiceEvent = {
    type: 'dice',
    roll: 'refusal',
    throws: [{ by: contingent.id, die: 'D6', faces: [face] }],
    meaning: REFUSAL_MEANS[rolled.value],
  };
  if (rolled.value === 'championAccepts') {
    const fighters = { ...duel.fighters, [side]: fighterFor(battle, contingent, 'champion') };
    return accept([dice, set({ ...duel, stage: 'deal', fighters }, 'DUEL-1')]);
  }
  const lostLp = rolled.value === 'losesLp';
  const over = { ...duel, stage: 'over', result: { how: 'refused', by: side, lostLp } } as const;
  // RISK-1: a leader shamed out of his last LP lives on with none.
  const lp = Math.max(0, contingent.leader.lp - FIGURES.refusal.lostLp);
  return accept([
    dice,
    set(over, 'DUEL-1'),
    ...(lostLp
      ? [{ type: 'leader', contingent: contingent.id, set: { lp }, reason: 'DUEL-1' } as const]
      : []),
  ]);
}

/** One step of the duel in hand; the last brings its consequences. */
function play(
  battle: Battle,
  rule: RuleId,
  step: (duel: Duel) => Result<Duel, Refusal>,
  rolls: DiceOff = [],
): Verdict {
  if (battle.duel === null) return refuse(noDuel);
  const next = step(battle.duel);
  if (!next.ok) return refuse(next.error);
  const effects = [
    ...advantageDice(next.value, rolls),
    set(next.value, rule),
    ...duelConsequences(battle, next.value),
  ];
  return accept([...effects, ...firstMovesAfterDuel(battle, effects)]);
}

const advantageDice = ({ advantage }: Duel, rolls: DiceOff): DiceEvent[] =>
  rolls.length === 0
    ? []
    : [
        {
          type: 'dice',
          roll: 'advantage',
          throws: [
            { by: 'red', die: 'D6', faces: rolls.map(({ red }) => red) },
            { by: 'black', die: 'D6', faces: rolls.map(({ black }) => black) },
          ],
          meaning: `advantage to ${advantage}`,
        },
      ];

const set = (duel: Duel, reason: RuleId): Effect => ({ type: 'battle', set: { duel }, reason });
