import { checkFaces } from '#/core/checks';
import { withoutDeclined } from '#/core/declined';
import { D6 } from '#/core/dice';
import { holds } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import type { Battle } from '../battle';
import { rankOf } from '../cards';
import type { Command, CommandBody, Terms } from '../command';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { moraleEffects } from '../morale';
import type { Outcome, Verdict } from '../outcome';
import { forbidden, invalid, type Refusal } from '../rule';
import { settle } from '../settle';
import { isCommand } from '../shape';
import { decideCharge } from './charge';
import { decideCombat } from './combat';
import { decideDuel } from './duel';
import { decideFlight } from './flight';
import { decideGods } from './gods';
import { decideHand } from './hand';
import { decideLeader } from './leader';
import { decideMeet } from './meet';
import { decideMissiles } from './missiles';
import { decideMovement } from './movement';
import { decideRisk } from './risk';
import { decideTurn } from './turn';

/** What is refused in these words was not made by this app: a part of it is missing or of another kind. */
export const MALFORMED = 'This command is incomplete. Begin it anew.';

/** What a command would do, line by line, before anything is applied. */
export function preview(battle: Battle, command: Command): Result<Outcome, Refusal> {
  if (!isCommand(command)) return fail(invalid(MALFORMED));
  if (battle.ended && command.type !== 'resume') {
    return fail(invalid('The battle is over. Resume it to go on.', 'END-1'));
  }
  if (!command.fortune) return judge(battle, command);
  const fortune = takeFortune(battle, command, command.fortune);
  if (!fortune.ok) return fortune;
  // The seven is gone before anything else looks at the cards in hand.
  const verdict = judge(fortune.value.reduce(evolve, battle), command);
  if (!verdict.ok) return verdict;
  const { effects } = verdict.value;
  const { roll } = command.fortune;
  return effects.some((effect) => effect.type === 'dice' && effect.roll === roll)
    ? ok({ ...verdict.value, effects: [...fortune.value, ...effects] })
    : fail(invalid('There are no such dice here to be taken back.', 'GOD-7'));
}

/** The events of a command, or the reason why there are none. Never throws, never changes the battle. */
export function decide(battle: Battle, command: Command): Result<readonly Event[], Refusal> {
  const outcome = preview(battle, command);
  if (!outcome.ok) return outcome;
  const { effects, engaged } = outcome.value;
  const wanted = withoutDeclined(effects, command);
  return wanted.ok ? ok(settle(battle, wanted.value, engaged)) : wanted;
}

/** GOD-7: the dice that were taken back stay in the journal, and the seven is gone. */
function takeFortune(
  battle: Battle,
  terms: Terms,
  fortune: NonNullable<Terms['fortune']>,
): Result<readonly Event[], Refusal> {
  const { side, roll, thrown } = fortune;
  const bad = checkFaces(thrown, D6, Math.max(1, thrown.length), 'GOD-7');
  if (bad) return fail(bad);
  const { retained, name } = battle.sides[side];
  const seven = retained.findIndex((card) => rankOf(card) === '7');
  const bar = seven < 0 ? forbidden('GOD-7', `${name} has no seven to spend.`) : null;
  if (holds(bar, terms)) return fail(bar);
  const dice: Event = {
    type: 'dice',
    roll,
    throws: [{ by: side, die: 'D6', faces: thrown }],
    meaning: 'taken back',
    takenBack: true,
  };
  const left = retained.filter((_, index) => index !== seven);
  return ok([dice, { type: 'side', side, set: { retained: left }, reason: 'GOD-7' }]);
}

/** Each kind of command has its judge; the table is complete because the compiler says so. */
type Judges = {
  readonly [Type in CommandBody['type']]: (
    battle: Battle,
    command: Extract<Command, { type: Type }>,
  ) => Verdict;
};

const JUDGES: Judges = {
  nextPhase: decideTurn,
  pass: decideTurn,
  rollInitiative: decideTurn,
  rollDeployment: decideTurn,
  rollLeaderPoints: decideTurn,
  end: decideTurn,
  resume: decideTurn,
  drawCard: decideGods,
  callHolyPerson: decideGods,
  settleCard: decideGods,
  removeDp: decideLeader,
  changeLevel: decideLeader,
  signal: decideLeader,
  campFollowers: decideLeader,
  moveCampFollowers: decideLeader,
  challenge: decideDuel,
  acceptChallenge: decideDuel,
  refuseChallenge: decideDuel,
  dealDuel: decideDuel,
  discard: decideDuel,
  rollAdvantage: decideDuel,
  exchange: decideDuel,
  leaveDuel: decideDuel,
  controlTest: decideMovement,
  inLine: decideMovement,
  move: decideMovement,
  manoeuvre: decideMovement,
  rest: decideMovement,
  restAll: decideMovement,
  stand: decideMovement,
  threaten: decideMovement,
  missiles: decideMissiles,
  charge: decideCharge,
  combat: decideCombat,
  riskTest: decideRisk,
  lostRetinue: decideRisk,
  morale: moraleEffects,
  blocked: decideFlight,
  caught: decideFlight,
  outrun: decideFlight,
  meet: decideMeet,
  freeHack: decideFlight,
  remove: decideFlight,
  giveDp: decideHand,
  takeDp: decideHand,
  setUnit: decideHand,
  setLeader: decideHand,
  setSignalled: decideHand,
  setRetained: decideHand,
  setLine: decideHand,
  setPhase: decideHand,
  setFirst: decideHand,
  setRain: decideHand,
  setOptions: decideHand,
  dismissShocks: decideHand,
};

function judge(battle: Battle, command: Command): Verdict {
  const decider = JUDGES[command.type] as (battle: Battle, command: Command) => Verdict;
  return decider(battle, command);
}
