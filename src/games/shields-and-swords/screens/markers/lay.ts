import type { Refusal } from '#/core/refusal';
import {
  type Battle,
  type Command,
  FACE_NAMES,
  FACES,
  type Face,
  freeMarkers,
  type Laid,
  mayLay,
  ordersOf,
  type Wing,
} from '../../rules';
import { bonusWords, notWords, otherFace } from './words';

/** A marker that could be laid at a wing, or why the rules are against it. */
export interface LayAction {
  readonly label: string;
  readonly rule: string;
  readonly bar: Refusal | null;
  readonly command: Command;
}

/** CMD-5: every order that a Bonus could go with; with Combat it is said at once which way. */
function bonusesOf(wing: Wing, marker: number): readonly Laid[] {
  const orders = ordersOf(wing);
  if (orders.length === 0) return [{ marker, face: 'bonus' }];
  return orders.flatMap((on): Laid[] => [
    { marker, face: 'bonus', on },
    ...(on === 'combat' ? [{ marker, face: 'bonus' as const, on, pitched: true as const }] : []),
  ]);
}

/** Every face of the pool that is not laid yet, like markers once; what is barred comes last. */
export function layActions(battle: Battle, wing: Wing): readonly LayAction[] {
  const { pool } = battle.card.sides[wing.side];
  const seen = new Set<string>();
  const actions = FACES.flatMap((face) =>
    freeMarkers(battle).flatMap((marker): LayAction[] => {
      const faces = pool[marker];
      const key = faces && `${face} ${otherFace(faces, face)}`;
      if (!faces?.includes(face) || !key || seen.has(key)) return [];
      seen.add(key);
      return laidWays(wing, marker, face).map((laid) => ({
        label:
          face === 'bonus'
            ? bonusLabel(laid)
            : [FACE_NAMES[face], notWords(faces, face)].filter(Boolean).join(', '),
        rule: face === 'bonus' ? 'CMD-5' : 'CMD-2',
        bar: mayLay(battle, wing, laid),
        command: { type: 'lay', wing: wing.id, ...laid },
      }));
    }),
  );
  return [...actions.filter(({ bar }) => !bar), ...actions.filter(({ bar }) => bar)];
}

const laidWays = (wing: Wing, marker: number, face: Face): readonly Laid[] =>
  face === 'bonus' ? bonusesOf(wing, marker) : [{ marker, face }];

const bonusLabel = (laid: Laid): string =>
  laid.on ? `Bonus on ${FACE_NAMES[laid.on]}: ${bonusWords(laid)}` : 'Bonus';
