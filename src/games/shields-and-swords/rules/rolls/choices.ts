import type { RuleId } from '../rule';
import type { ChoiceKind, CombatResult, UnitType } from '../words';

/** A result between the throw and what comes of it. */
export interface Pending {
  readonly result: CombatResult;
  /** RES-9: it became an exchange through a star. */
  readonly byStar: boolean;
  /** The choices that have been made, taken or not. */
  readonly asked: readonly ChoiceKind[];
}

/** What decides whether somebody has a choice. */
export interface ChoiceGround {
  readonly primary: UnitType;
  readonly target: UnitType;
  readonly targetInWall: boolean;
  /** OPT-CHAIN */
  readonly chain: boolean;
}

/** What one of the players may make of a result. */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly by: 'attacker' | 'defender';
  readonly to: CombatResult;
  readonly rule: RuleId;
}

export const thrown = (result: CombatResult): Pending => ({ result, byStar: false, asked: [] });

const CHOICES: readonly (Choice & {
  readonly applies: (pending: Pending, ground: ChoiceGround) => boolean;
})[] = [
  {
    kind: 'star',
    by: 'attacker',
    to: 'EX',
    rule: 'RES-5',
    applies: ({ result }, { targetInWall }) =>
      targetInWall && (result === 'DR*' || result === 'NE*'),
  },
  {
    kind: 'attacker',
    by: 'attacker',
    to: 'DR',
    rule: 'RES-6',
    applies: (pending, { primary, chain }) => primary === 'HH' && isOpenExchange(pending, chain),
  },
  {
    kind: 'attacker',
    by: 'attacker',
    to: 'AR',
    rule: 'RES-7',
    applies: (pending, { primary, chain }) => primary === 'LH' && isOpenExchange(pending, chain),
  },
  {
    kind: 'defender',
    by: 'defender',
    to: 'DR',
    rule: 'RES-8',
    applies: (pending, { target, chain }) => target === 'LH' && isOpenExchange(pending, chain),
  },
];

/** RES-9: a star turned into an exchange stays one, unless OPT-CHAIN says otherwise. */
const isOpenExchange = ({ result, byStar }: Pending, chain: boolean): boolean =>
  result === 'EX' && (chain || !byStar);

/** The next choice that somebody has, the attacker before the defender (RES-9). */
export function nextChoice(pending: Pending, ground: ChoiceGround): Choice | null {
  const found = CHOICES.find(
    ({ kind, applies }) => !pending.asked.includes(kind) && applies(pending, ground),
  );
  if (!found) return null;
  const { applies: _, ...choice } = found;
  return choice;
}

/** The result after a choice. */
export const chosen = (pending: Pending, { kind, to }: Choice, take: boolean): Pending => ({
  result: take ? to : pending.result,
  byStar: pending.byStar || (take && kind === 'star'),
  asked: [...pending.asked, kind],
});
