import type { Refusal } from '#/core/refusal';
import {
  type Battle,
  type Command,
  kindIn,
  mayArrive,
  mayAttack,
  mayBeAttacked,
  mayFire,
  noOpenAttack,
  type Unit,
  valuesOf,
} from '../../rules';

/** What can be done with a counter by the rules: at once, or in a panel of its own. */
export interface UnitAction {
  readonly label: string;
  readonly rule: string;
  readonly bar: Refusal | null;
  readonly tool?: 'attack' | 'fire';
  readonly command?: Command;
}

const ATTACK_WORDS = { combat: 'Attack', pitched: 'Attack, pitched', charge: 'Charge' } as const;

/** The actions that this phase is for; nothing where it is for none. */
export function unitActions(battle: Battle, unit: Unit): readonly UnitAction[] {
  const { phase, active } = battle;
  const own = unit.side === active;
  const actions: UnitAction[] = [];
  if (own && phase === 'fire' && valuesOf(unit).fireFactor !== null) {
    actions.push({ label: 'Fire', rule: 'FIRE-1', bar: mayFire(battle, unit), tool: 'fire' });
  }
  const fights = phase === 'horse' || phase.endsWith('ombat') || phase === 'pitched';
  if (fights) {
    actions.push({
      label: own ? ATTACK_WORDS[kindIn(phase)] : 'Attack it',
      rule: 'COMB-1',
      bar: noOpenAttack(battle) ?? (own ? mayAttack(battle, unit) : mayBeAttacked(unit)),
      tool: 'attack',
    });
  }
  if (own && !unit.arrived && unit.steps > 0) {
    actions.push({
      label: 'Arrives',
      rule: 'MOVE-5',
      bar: mayArrive(battle, unit),
      command: { type: 'arrive', unit: unit.id },
    });
  }
  return actions;
}
