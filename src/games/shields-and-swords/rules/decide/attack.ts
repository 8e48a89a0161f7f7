import { holds } from '#/core/refusal';
import {
  advancers,
  attackOf,
  harmed,
  kindIn,
  modifiersOf,
  openChoice,
  primaryOf,
  unitsIn,
} from '../attack';
import type { Battle, OpenAttack, Unit } from '../battle';
import type { AttackBody, Command } from '../command';
import type { Effect } from '../effect';
import { HARM } from '../figures';
import { mayAdvance, mayAttack, mayBeAttacked, mayJoin, noOpenAttack } from '../may';
import { accept, barred, refuse, unitOf, unitsFrom, type Verdict } from '../outcome';
import { rollAttack } from '../rolls/attack';
import { chosen, thrown } from '../rolls/choices';
import { forbidden, invalid, type RuleId } from '../rule';

type AttackCommand = Command & AttackBody;

/** COMB, RES, RET, ADV: an attack from its declaration to the advance. */
export function decideAttack(battle: Battle, command: AttackCommand): Verdict {
  if (command.type === 'attack') return declare(battle, command);
  const { attack } = battle;
  if (!attack) return refuse(invalid('No attack is under way.', 'COMB-1'));
  switch (command.type) {
    case 'changeResult':
      return changeResult(battle, attack, command);
    case 'resolve':
      return resolve(battle, attack, command);
    case 'advance':
      return advance(battle, attack, command);
  }
}

const setAttack = (attack: OpenAttack | null, reason: RuleId): Effect => ({
  type: 'battle',
  set: { attack },
  reason,
});

/** Is anything left to choose or to carry out? */
const isOpen = (battle: Battle, attack: OpenAttack): boolean => {
  const { losers, retreating } = harmed(battle, attack);
  const { target } = HARM[attack.result];
  return (
    openChoice(battle, attack) !== null ||
    losers.length > 0 ||
    retreating.length > 0 ||
    target === 'step' ||
    target === 'eliminated'
  );
};

function declare(battle: Battle, command: AttackCommand & { type: 'attack' }): Verdict {
  const found = unitOf(battle, command.target);
  if (!found.ok) return found;
  const units = unitsFrom(battle, command.attackers);
  if (!units.ok) return units;
  const target = found.value;
  const [first, ...others] = units.value;
  if (!first) return refuse(invalid(`Nobody attacks ${target.name}.`, 'COMB-1'));
  const friend = units.value.find(({ side }) => side === target.side);
  if (friend) return refuse(invalid(`${friend.name} would attack its own side.`, 'COMB-2'));
  const primary = primaryOf([first, ...others], command.primary);
  if (!primary) return refuse(invalid('The Primary is one of the attackers.', 'COMB-4'));
  const bar = barred(
    [
      noOpenAttack(battle),
      ...units.value.map((unit) => mayAttack(battle, unit)),
      mayBeAttacked(target),
      mayJoin(units.value, primary),
    ],
    command,
  );
  if (bar) return refuse(bar);
  const modifiers = modifiersOf(battle, command.modifiers);
  if (!modifiers.ok) return modifiers;
  const participants = units.value.filter((unit) => unit !== primary);
  const rolled = rollAttack(
    attackOf(battle, command, { target, primary, participants }, modifiers.value),
    command.face,
  );
  if (!rolled.ok) return rolled;
  const { class: row, roll, result, face } = rolled.value;
  const attack: OpenAttack = {
    ...thrown(result),
    kind: kindIn(battle.phase),
    target: target.id,
    attackers: [primary, ...participants].map(({ id }) => id),
    class: row,
    face,
    roll,
    stage: 'result',
  };
  const mark = (unit: Unit, thisPhase: Partial<Unit['thisPhase']>): Effect => ({
    type: 'unit',
    unit: unit.id,
    set: { thisPhase },
    reason: 'COMB-2',
  });
  return accept([
    {
      type: 'dice',
      roll: 'attack',
      by: primary.id,
      face,
      meaning: `row ${row} at ${roll}: ${result}`,
    },
    ...units.value.map((unit) => mark(unit, { attacked: true })),
    mark(target, { wasAttacked: true }),
    ...(isOpen(battle, attack) || battle.attack
      ? [setAttack(isOpen(battle, attack) ? attack : null, 'COMB-1')]
      : []),
  ]);
}

/** RES-5..9 */
function changeResult(
  battle: Battle,
  attack: OpenAttack,
  { take }: AttackCommand & { type: 'changeResult' },
): Verdict {
  const choice = openChoice(battle, attack);
  if (!choice) return refuse(invalid('Nobody has a choice about this result.', 'RES-9'));
  const next: OpenAttack = { ...attack, ...chosen(attack, choice, take) };
  return accept([setAttack(isOpen(battle, next) ? next : null, choice.rule)]);
}

/** The rule by which a result costs steps. */
const lossRule = (result: OpenAttack['result']): RuleId => {
  if (result === 'EX') return 'RES-4';
  return result === 'DE' || result === 'AE' ? 'RES-1' : 'RES-2';
};

function resolve(
  battle: Battle,
  attack: OpenAttack,
  command: AttackCommand & { type: 'resolve' },
): Verdict {
  if (attack.stage !== 'result')
    return refuse(invalid('The result has been carried out.', 'COMB-1'));
  const bar = openChoice(battle, attack)
    ? forbidden('RES-9', 'The result is settled first: somebody has a choice about it.')
    : null;
  if (holds(bar, command)) return refuse(bar);
  const { losers, retreating } = harmed(battle, attack);
  const [only, another] = losers;
  const loses = command.loses ?? (another === undefined ? only : undefined);
  if (losers.length > 0 && (loses === undefined || !losers.includes(loses)))
    return refuse(invalid('The attacker picks one of his attacking units.', 'RES-4'));
  if (losers.length === 0 && loses !== undefined)
    return refuse(invalid('No attacker loses a step by this result.', 'RES-4'));
  const blocked = command.blocked ?? [];
  if (blocked.some((id) => !retreating.includes(id)))
    return refuse(invalid('Only units that have to retreat can be blocked.', 'RET-3'));

  const { result, target } = attack;
  const harm = HARM[result];
  const effects: Effect[] = [];
  const lose = (unit: string, n: 1 | 'all', reason: RuleId): void => {
    effects.push({ type: 'steps', unit, n, reason });
  };
  if (harm.target === 'eliminated') lose(target, 'all', lossRule(result));
  if (harm.target === 'step') lose(target, 1, lossRule(result));
  if (loses !== undefined)
    lose(loses, harm.attacker === 'eliminated' ? 'all' : 1, lossRule(result));
  for (const unit of retreating) {
    if (blocked.includes(unit)) lose(unit, 1, 'RET-3');
    else effects.push({ type: 'moved', unit, how: 'retreats', reason: 'RET-1' });
  }
  return accept([...effects, setAttack(afterwards(battle, attack, effects), 'COMB-1')]);
}

/** ADV-1: the attack waits for an advance when the hex is free and somebody can enter it. */
function afterwards(
  battle: Battle,
  attack: OpenAttack,
  effects: readonly Effect[],
): OpenAttack | null {
  const lost = (id: string): number =>
    effects.reduce((sum, effect) => {
      if (effect.type !== 'steps' || effect.unit !== id) return sum;
      return sum + (effect.n === 'all' ? Number.POSITIVE_INFINITY : effect.n);
    }, 0);
  const isGone = (unit: Unit): boolean => lost(unit.id) >= unit.steps;
  const vacated =
    effects.some((effect) => effect.type === 'moved' && effect.unit === attack.target) ||
    unitsIn(battle, [attack.target]).some(isGone);
  const attackers = unitsIn(battle, attack.attackers)
    .filter((unit) => !isGone(unit))
    .map(({ id }) => id);
  const { who } = advancers(battle, { ...attack, attackers });
  return vacated && who.length > 0 ? { ...attack, stage: 'advance' } : null;
}

/** ADV-1..3 */
function advance(
  battle: Battle,
  attack: OpenAttack,
  command: AttackCommand & { type: 'advance' },
): Verdict {
  if (attack.stage !== 'advance')
    return refuse(invalid('The result comes before the advance.', 'ADV-1'));
  const done = setAttack(null, 'ADV-1');
  const { must } = advancers(battle, attack);
  const duty =
    must.length > 0 && !command.unable && !must.includes(command.unit ?? '')
      ? forbidden('ADV-3', 'Heavy horse that charged must advance, if one can.')
      : null;
  if (command.unit === null) return holds(duty, command) ? refuse(duty) : accept([done]);
  const unit = unitOf(battle, command.unit);
  if (!unit.ok) return unit;
  if (!attack.attackers.includes(unit.value.id))
    return refuse(invalid(`${unit.value.name} did not attack.`, 'ADV-1'));
  const bar = barred([mayAdvance(unit.value), duty], command);
  if (bar) return refuse(bar);
  return accept([{ type: 'moved', unit: unit.value.id, how: 'advances', reason: 'ADV-1' }, done]);
}
