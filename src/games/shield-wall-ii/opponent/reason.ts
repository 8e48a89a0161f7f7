import { D6 } from '#/core/dice';
import type { Candidate } from './candidates';
import type { Evaluation } from './evaluate';
import type { Position } from './position';

/** Why the phone does something; `sentence` puts it in words. */
export type Reason =
  | { readonly kind: 'strike'; readonly target: string; readonly faces: number }
  | { readonly kind: 'attack'; readonly target: string; readonly faces: number }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'safer' }
  | { readonly kind: 'threaten' }
  | { readonly kind: 'line' }
  | { readonly kind: 'whim' }
  | { readonly kind: 'save'; readonly name: string }
  | { readonly kind: 'letRout'; readonly name: string }
  | { readonly kind: 'pursue'; readonly must: boolean }
  | { readonly kind: 'stay' }
  | { readonly kind: 'done' };

/** What an order of a turn is for: the attack that it joins, or what the whole turn changes most. */
export function reasonFor(
  { unit, type }: Candidate,
  { names }: Position,
  before: Evaluation,
  after: Evaluation,
): Reason {
  if (type === 'deploy') return { kind: 'deploy' };
  const strike = after.plan.strikes.find(({ attackers }) => attackers.includes(unit));
  if (strike) {
    return { kind: 'attack', target: names[strike.target] ?? '', faces: strike.faces };
  }
  const safer = before.danger - after.danger;
  const bolder = after.prospect - before.prospect;
  if (safer <= 0 && bolder <= 0) return { kind: 'line' };
  return safer > bolder ? { kind: 'safer' } : { kind: 'threaten' };
}

const chance = (faces: number): string =>
  faces >= D6.length ? 'a certain hit' : `${faces} of ${D6.length}`;

/** In a sentence, for the player. */
export function sentence(reason: Reason): string {
  switch (reason.kind) {
    case 'strike':
      return `The best attack now: ${reason.target}, ${chance(reason.faces)}.`;
    case 'attack':
      return `To attack ${reason.target}: ${chance(reason.faces)}.`;
    case 'deploy':
      return 'Warbands that still wait after the third turn are lost.';
    case 'safer':
      return 'The enemy can do less harm next turn.';
    case 'threaten':
      return 'It can strike next turn.';
    case 'line':
      return 'To keep the line together and come closer.';
    case 'whim':
      return 'No special reason.';
    case 'save':
      return `${reason.name} is worth more than the freshness of those who save it.`;
    case 'letRout':
      return `Saving ${reason.name} would cost more than it is worth.`;
    case 'pursue':
      return reason.must ? 'The inferior army must pursue.' : 'The ground won is worth holding.';
    case 'stay':
      return 'Pursuit would expose it.';
    case 'done':
      return 'No attack is left that is worth its commands.';
  }
}
