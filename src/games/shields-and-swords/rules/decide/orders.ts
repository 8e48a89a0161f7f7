import { holds } from '#/core/refusal';
import type { Battle, Laid, Wing } from '../battle';
import type { Command, OrderBody } from '../command';
import type { Effect } from '../effect';
import { mayChoosePitched, mayLay, mayTakeBack } from '../may';
import { bonusOn, mayRepeatOrders, wingsLeft } from '../orders';
import { accept, refuse, type Verdict, wingOf } from '../outcome';
import { invalid, type RuleId } from '../rule';
import { wingsOf } from '../unit';

type OrderCommand = Command & OrderBody;

/** CMD: markers laid at wings and taken back. */
export function decideOrders(battle: Battle, command: OrderCommand): Verdict {
  switch (command.type) {
    case 'lay':
      return lay(battle, command);
    case 'takeBack':
      return takeBack(battle, command);
    case 'repeatOrders':
      return repeatOrders(battle, command);
    case 'choosePitched':
      return choosePitched(battle, command);
  }
}

const put = (wing: Wing, laid: readonly Laid[], reason: RuleId): Effect => ({
  type: 'wing',
  wing: wing.id,
  set: { laid },
  reason,
});

function lay(battle: Battle, command: OrderCommand & { type: 'lay' }): Verdict {
  const wing = wingOf(battle, command.wing);
  if (!wing.ok) return wing;
  const { marker, face, on, pitched } = command;
  const laid: Laid = { marker, face, ...(on && { on }), ...(pitched && { pitched }) };
  const bar = mayLay(battle, wing.value, laid);
  if (holds(bar, command)) return refuse(bar);
  return accept([put(wing.value, [...wing.value.laid, laid], 'CMD-2')]);
}

/** CMD-5: a Bonus comes back with the order that it went with. */
function takeBack(battle: Battle, command: OrderCommand & { type: 'takeBack' }): Verdict {
  const wing = wingsOf(battle, battle.active).find(({ laid }) =>
    laid.some(({ marker }) => marker === command.marker),
  );
  const taken = wing?.laid.find(({ marker }) => marker === command.marker);
  if (!wing || !taken) return refuse(invalid(`Marker ${command.marker} lies at no wing.`, 'CMD-2'));
  const bar = mayTakeBack(battle, wing);
  if (holds(bar, command)) return refuse(bar);
  const left = wing.laid.filter((each) => each !== taken);
  const ordered = left.some(({ face }) => face === taken.face);
  const rest = left.filter(({ face, on }) => face !== 'bonus' || on !== taken.face || ordered);
  return accept([put(wing, rest, 'CMD-2')]);
}

/** What lay at each wing in the turn before; a marker that is used up stays away. */
function repeatOrders(battle: Battle, command: OrderCommand & { type: 'repeatOrders' }): Verdict {
  const wings = wingsLeft(battle);
  const [first] = wings;
  if (!first || !mayRepeatOrders(battle))
    return refuse(invalid('There are no orders of a turn before.', 'CMD-2'));
  const bar = mayTakeBack(battle, first);
  if (holds(bar, command)) return refuse(bar);
  const usedUp = battle.usedUp[battle.active];
  return accept(
    wings.map((wing) =>
      put(
        wing,
        wing.last.filter(({ marker }) => !usedUp.includes(marker)),
        'CMD-2',
      ),
    ),
  );
}

function choosePitched(battle: Battle, command: OrderCommand & { type: 'choosePitched' }): Verdict {
  const wing = wingOf(battle, command.wing);
  if (!wing.ok) return wing;
  const bonus = bonusOn(wing.value, 'combat');
  if (!bonus) return refuse(invalid(`${wing.value.name} has no Bonus on Combat.`, 'CMD-5'));
  const bar = mayChoosePitched(battle, wing.value);
  if (holds(bar, command)) return refuse(bar);
  const { pitched: _, ...second } = bonus;
  const chosen: Laid = command.pitched ? { ...second, pitched: true } : second;
  return accept([
    put(
      wing.value,
      wing.value.laid.map((each) => (each === bonus ? chosen : each)),
      'CMD-5',
    ),
  ]);
}
