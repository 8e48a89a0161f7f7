import { Card } from '../../../../ui/Card';
import { DiceTally } from '../../../../ui/DiceTally';
import { DiceTray } from '../../../../ui/DiceTray';
import { facesOf, isThrown, type Thrower, type useDice } from './dice';

export interface DiceDeskProps {
  readonly dice: ReturnType<typeof useDice>;
  /** Real dice are tapped in, throw after throw. */
  readonly real: boolean;
}

/** The dice of a roll: those that lie, and the next real ones to enter. */
export function DiceDesk({ dice, real }: DiceDeskProps) {
  const lying = dice.throwers.filter(
    (thrower) => thrower.dice > 0 && isThrown(thrower, dice.faces),
  );
  const waiting = real ? dice.throwers.filter((thrower) => !isThrown(thrower, dice.faces)) : [];
  if (lying.length + waiting.length === 0) return null;
  const facesBy = (thrower: Thrower) => dice.faces[thrower.id] ?? [];
  return (
    <Card>
      {lying.map((thrower) => (
        <DiceTray
          key={`${thrower.id} ${dice.count}`}
          label={thrower.label}
          faces={facesBy(thrower)}
          result={thrower.result(facesBy(thrower))}
          still={real}
          {...(thrower.hitsOn !== undefined && { hitsOn: thrower.hitsOn })}
          {...(thrower.side && { side: thrower.side })}
        />
      ))}
      {waiting.map((thrower) => (
        <DiceTally
          key={thrower.id}
          label={thrower.label}
          die={facesOf(thrower.die)}
          faces={facesBy(thrower)}
          dice={thrower.dice}
          byHits={thrower.hitsOn !== undefined}
          onSet={(faces) => dice.enter(thrower.id, faces)}
        />
      ))}
    </Card>
  );
}
