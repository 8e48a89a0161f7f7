import { holds, worstRefusal } from '#/core/refusal';
import type { Battle, ContingentId, GodCard } from '../battle';
import { type Card, isCard } from '../cards';
import type { GodBody, Terms } from '../command';
import type { Effect } from '../effect';
import { FIGURES } from '../figures';
import { choicesOf, pickedEffects } from '../god-choices';
import { godRule, picker, plainEffects } from '../gods';
import { duringPhase, maySpend } from '../may';
import { accept, contingentOf, refuse, type Verdict } from '../outcome';
import { draw, type Pack, putUnder } from '../pack';
import { hasWithHim } from '../retainers';
import { forbidden, invalid, type Refusal, type RuleId } from '../rule';
import type { Side } from '../words';
import { spend } from './leader';

/** TURN, LEAD-6, GOD: what comes of a command in the Gods phase. */
export function decideGods(battle: Battle, command: GodBody & Terms): Verdict {
  switch (command.type) {
    case 'drawCard':
      return drawCard(battle, command);
    case 'callHolyPerson':
      return callHolyPerson(battle, command);
    case 'settleCard':
      return settleCard(battle, command);
  }
}

type CommandOf<T extends GodBody['type']> = Extract<GodBody, { type: T }> & Terms;

/** One card a turn. */
export const mayDraw = (battle: Battle): Refusal | null =>
  worstRefusal([
    duringPhase(battle, 'gods'),
    battle.godCard === null ? null : forbidden('TURN', 'One card a turn: it has been drawn.'),
  ]);

function drawCard(battle: Battle, command: CommandOf<'drawCard'>): Verdict {
  const bar = worstRefusal([unknownCard(command.card), mayDraw(battle)]);
  if (holds(bar, command)) return refuse(bar);
  const { card, pack } = draw(battle.pack, command.card);
  return accept([show({ card, status: 'drawn' }, godRule(card, pack.jokers), pack)]);
}

const unknownCard = (card: Card | undefined): Refusal | null =>
  card === undefined || isCard(card) ? null : invalid(`There is no card "${card}".`);

const show = (godCard: GodCard, reason: RuleId, pack?: Pack): Effect => ({
  type: 'battle',
  set: pack ? { pack, godCard } : { godCard },
  reason,
});

/** The card on the table that has not had its effect, or why there is none. */
function waiting(battle: Battle): GodCard | Refusal {
  const { godCard } = battle;
  if (godCard === null) return invalid('No card has been drawn.');
  return godCard.status === 'done' ? invalid('This card has been dealt with.') : godCard;
}

const isRefusal = (found: GodCard | Refusal): found is Refusal => 'kind' in found;

/** What holy persons can speak to: the card that waits, or what one side alone has made of it. */
const heard = (battle: Battle): GodCard | Refusal =>
  battle.godCard?.called ? battle.godCard : waiting(battle);

/** LEAD-6: a leader with a holy person, an LP and his hands free. */
export function mayCallHolyPerson(battle: Battle, id: ContingentId): Refusal | null {
  const found = contingentOf(battle, id);
  if (!found.ok) return found.error;
  const contingent = found.value;
  const card = heard(battle);
  return worstRefusal([
    isRefusal(card) ? card : null,
    !isRefusal(card) && !isOpenTo(card, contingent.side)
      ? forbidden('LEAD-6', 'Holy persons have been called on: this card stands.')
      : null,
    hasWithHim(battle, contingent, 'holyPerson')
      ? null
      : forbidden('LEAD-6', 'No holy person is with this leader.'),
    maySpend(battle, contingent, FIGURES.lp.holyPerson, 'gods'),
  ]);
}

/** LEAD-9: when one side has called, the other may still. */
const isOpenTo = ({ called, stands }: GodCard, side: Side): boolean =>
  called ? called.by !== side : !stands;

function callHolyPerson(battle: Battle, command: CommandOf<'callHolyPerson'>): Verdict {
  const card = heard(battle);
  if (isRefusal(card)) return refuse(card);
  const { callers } = command;
  const [side] = callers.map((id) => battle.contingents[id]?.side);
  const both = callers.length > 1 || (card.called !== undefined && card.called.by !== side);
  const bar = worstRefusal([
    unknownCard(command.card),
    ...callers.map((id) => mayCallHolyPerson(battle, id)),
    oneOfEachSide(battle, callers),
    command.redraw && both
      ? invalid('Both sides call: the first card stands and no other is drawn.', 'LEAD-9')
      : null,
  ]);
  if (holds(bar, command)) return refuse(bar);
  const paid = callers.flatMap((id) => {
    const contingent = battle.contingents[id];
    return contingent ? [spend(contingent, FIGURES.lp.holyPerson, 'LEAD-6')] : [];
  });
  if (both || !side) return accept([...paid, ...firstCardStands(battle, card)]);
  const called = { by: side, first: card.card };
  if (!command.redraw) return accept([...paid, show({ ...card, status: 'done', called }, 'GOD-C')]);
  const second = draw(battle.pack, command.card);
  const stands: GodCard = { card: second.card, status: 'drawn', stands: true, called };
  return accept([...paid, show(stands, 'LEAD-6', second.pack)]);
}

/** LEAD-9: the calls cancel each other out, and a card drawn meanwhile goes under the pack. */
function firstCardStands(battle: Battle, { card, status, stands, called }: GodCard): Effect[] {
  const first: GodCard = { card: called?.first ?? card, status: 'drawn', stands: true };
  const wasDrawn = called !== undefined && status === 'drawn' && stands;
  return [show(first, 'LEAD-9', wasDrawn ? putUnder(battle.pack, card) : undefined)];
}

function oneOfEachSide(battle: Battle, callers: readonly ContingentId[]): Refusal | null {
  const sides = new Set(callers.map((id) => battle.contingents[id]?.side));
  return callers.length > 0 && sides.size === callers.length
    ? null
    : invalid('One leader of a side calls, or one of each side.', 'LEAD-6');
}

/** A card on the table takes effect once. */
export function maySettle(battle: Battle): Refusal | null {
  const card = waiting(battle);
  return isRefusal(card) ? card : duringPhase(battle, 'gods');
}

function settleCard(battle: Battle, command: CommandOf<'settleCard'>): Verdict {
  const waits = waiting(battle);
  if (isRefusal(waits)) return refuse(waits);
  const { card, called: _, ...rest } = waits;
  const rule = godRule(card, battle.pack.jokers);
  const done = show({ ...rest, card, status: 'done' }, rule);
  const asks = picker(card) !== null;
  if (asks && command.choice === undefined && choicesOf(battle, card).length > 0) {
    return refuse(invalid('This card asks for a choice.', rule));
  }
  if (!asks || command.choice === undefined) {
    const bar = maySettle(battle);
    return holds(bar, command) ? refuse(bar) : accept([done, ...plainEffects(battle, card)]);
  }
  const picked = pickedEffects(battle, card, command.choice);
  if (!picked.ok) return refuse(picked.error);
  const bar = worstRefusal([maySettle(battle), picked.value.bar]);
  return holds(bar, command) ? refuse(bar) : accept([done, ...picked.value.effects]);
}
