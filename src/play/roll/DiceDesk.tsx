import './DiceDesk.css';
import { useState } from 'react';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { DiceTally } from '#/ui/DiceTally';
import { DiceTray } from '#/ui/DiceTray';
import { type Dice, facesOf, isThrown, type Thrower } from './dice';

export interface DiceDeskProps {
  readonly dice: Dice;
  /** Real dice are tapped in, throw after throw. */
  readonly real: boolean;
  /** A tally was opened again. */
  readonly onCorrect: () => void;
}

/** The dice of a roll, in the order of the throws: those that lie, and real ones to enter. */
export function DiceDesk({ dice, real, onCorrect }: DiceDeskProps) {
  /** A throw that was entered wrongly: its tally is open again, with all its dice. */
  const [wrong, setWrong] = useState<string | null>(null);
  const isOpen = (thrower: Thrower) =>
    real && (!isThrown(thrower, dice.faces) || thrower.id === wrong);
  const shown = dice.throwers.filter(
    (thrower) => isOpen(thrower) || (thrower.dice > 0 && isThrown(thrower, dice.faces)),
  );
  if (shown.length === 0) return null;
  const tally = (thrower: Thrower) => (
    <DiceTally
      key={thrower.id}
      label={thrower.label}
      die={facesOf(thrower.die)}
      faces={dice.faces[thrower.id] ?? []}
      dice={thrower.dice}
      byHits={thrower.hitsOn !== undefined}
      onSet={(faces) => {
        dice.enter(thrower.id, faces);
        if (faces.length === thrower.dice) setWrong(null);
      }}
    />
  );
  const tray = (thrower: Thrower, faces: readonly number[]) => (
    <div key={`${thrower.id} ${dice.count}`} className="dice-lying">
      <DiceTray
        label={thrower.label}
        faces={faces}
        result={thrower.result(faces)}
        still={real}
        {...(thrower.hitsOn !== undefined && { hitsOn: thrower.hitsOn })}
        {...(thrower.side && { side: thrower.side })}
      />
      {real && (
        <Button
          kind="quiet"
          aria-label={`Correct the dice of ${thrower.label}`}
          onClick={() => {
            setWrong(thrower.id);
            onCorrect();
          }}
        >
          Correct
        </Button>
      )}
    </div>
  );
  return (
    <Card>
      <div className="dice-desk">
        {shown.map((thrower) =>
          isOpen(thrower) ? tally(thrower) : tray(thrower, dice.faces[thrower.id] ?? []),
        )}
      </div>
    </Card>
  );
}
