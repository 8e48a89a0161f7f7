import { holds } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import { type Battle, isDeployed, isWarband, type OpenAttack, type Unit } from '../battle';
import { boardOf } from '../board';
import type { ChoiceWish, Command } from '../command';
import type { Event } from '../event';
import { canPursue, canTakeHit, mustPursue, saversNeeded, saversOf } from '../hit';
import { accept, refuse, unitOf, unitsNamed, type Verdict } from '../outcome';
import { forbidden, invalid, type Refusal } from '../rule';

type ChoiceCommand = Command & ChoiceWish;

/** HIT-1, PURS: what an open attack waits for. */
export function decideChoice(battle: Battle, command: ChoiceCommand): Verdict {
  switch (command.type) {
    case 'save':
      return decideSave(battle, command);
    case 'letRout': {
      const open = openAttack(battle, 'save');
      if (!open.ok) return open;
      const { target, attackers } = open.value;
      return accept(routed(battle, target, attackers));
    }
    case 'pursue':
      return decidePursuit(battle, command);
    case 'stay': {
      const open = openAttack(battle, 'pursuit');
      if (!open.ok) return open;
      const bar = mustPursue(battle)
        ? forbidden('PURS-2', 'The inferior army must pursue where it can.')
        : null;
      return holds(bar, command) ? refuse(bar) : accept([settled('PURS-2')]);
    }
  }
}

/** PURS-1: the unit leaves the board at once, and its attackers may follow if any of them can. */
export function routed(battle: Battle, target: Unit, attackers: readonly Unit[]): readonly Event[] {
  const leaves: Event = {
    type: 'unit',
    unit: target.id,
    set: { state: 'routed', hex: null },
    reason: 'HIT',
  };
  const ids = attackers.map(({ id }) => id);
  const pursuit: OpenAttack = {
    target: target.id,
    attackers: ids,
    hex: target.hex,
    due: 'pursuit',
  };
  if (attackers.some((unit) => canPursue(battle, unit, target.hex))) {
    return [leaves, { type: 'battle', set: { attack: pursuit }, reason: 'PURS-1' }];
  }
  return battle.attack ? [leaves, settled('PURS-2')] : [leaves];
}

const settled = (reason: 'HIT-1' | 'PURS-1' | 'PURS-2'): Event => ({
  type: 'battle',
  set: { attack: null },
  reason,
});

interface Open {
  readonly target: Unit;
  readonly attackers: readonly Unit[];
  readonly hex: OpenAttack['hex'];
}

function openAttack(battle: Battle, due: OpenAttack['due']): Result<Open, Refusal> {
  const { attack } = battle;
  if (attack?.due !== due) {
    return fail(
      due === 'save'
        ? invalid('No hit waits for the defender’s choice.', 'HIT-1')
        : invalid('No pursuit waits to be settled.', 'PURS-1'),
    );
  }
  const target = unitOf(battle, attack.target);
  if (!target.ok) return target;
  const attackers = unitsNamed(battle, attack.attackers);
  return attackers.ok
    ? ok({ target: target.value, attackers: attackers.value, hex: attack.hex })
    : attackers;
}

function decideSave(battle: Battle, command: ChoiceCommand & { type: 'save' }): Verdict {
  const open = openAttack(battle, 'save');
  if (!open.ok) return open;
  const { target } = open.value;
  const named = unitsNamed(battle, command.savers);
  if (!named.ok) return named;
  const savers = named.value;
  const stranger = savers.find(
    (unit) => unit.side !== target.side || !isWarband(unit) || !isDeployed(unit),
  );
  if (stranger) return refuse(invalid(`${stranger.name} cannot take this hit.`, 'HIT-2'));
  const bar = maySave(battle, target, savers);
  if (holds(bar, command)) return refuse(bar);
  return accept([
    ...savers.map(
      ({ id }): Event => ({ type: 'unit', unit: id, set: { state: 'spent' }, reason: 'HIT' }),
    ),
    settled('HIT-1'),
  ]);
}

/** HIT, HIT-2 */
function maySave(battle: Battle, target: Unit, savers: readonly Unit[]): Refusal | null {
  const able = saversOf(battle, target);
  const unfit = savers.find((unit) => !able.includes(unit));
  if (unfit) {
    return canTakeHit(unfit)
      ? forbidden('HIT-2', `${unfit.name} is not next to ${target.name}.`)
      : forbidden('HIT-2', `${unfit.name} is ${unfit.state}: only a fresh warband saves.`);
  }
  const needed = saversNeeded(target);
  return savers.length === needed
    ? null
    : forbidden('HIT', `Fresh warbands that must become spent: ${needed}.`);
}

function decidePursuit(battle: Battle, command: ChoiceCommand & { type: 'pursue' }): Verdict {
  const open = openAttack(battle, 'pursuit');
  if (!open.ok) return open;
  const { attackers, hex } = open.value;
  const unit = attackers.find(({ id }) => id === command.unit);
  if (!unit) return refuse(invalid('Only one of the attackers pursues.', 'PURS-1'));
  const there = hex === null ? undefined : boardOf(battle)[hex];
  if (there) return refuse(invalid(`${there.name} stands in that hex.`, 'MAP-7'));
  if (!isDeployed(unit)) return refuse(invalid(`${unit.name} is ${unit.state}.`, 'PURS-1'));
  const bar = canPursue(battle, unit, hex)
    ? null
    : forbidden('MOVE-4', `${unit.name} is held and cannot pursue.`);
  if (holds(bar, command)) return refuse(bar);
  const moves: Event[] =
    hex === null ? [] : [{ type: 'unit', unit: unit.id, set: { hex }, reason: 'PURS-1' }];
  return accept([...moves, settled('PURS-1')]);
}
