import { useState } from 'react';
import { facesTakenUp, rankOf, SIDES, type Side } from '#/games/shieldwall/rules';
import type { Dice } from '#/play/roll/dice';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { Ruled } from '#/ui/Ruled';
import { useToolBattle } from './toolBattle';

/** GOD-7: who spent a seven, and the dice that were taken back for it. */
export interface Taken {
  readonly side: Side;
  readonly faces: readonly number[];
}

export interface FortuneProps {
  readonly dice: Dice;
  readonly taken: Taken | null;
  readonly onTake: (taken: Taken) => void;
}

/** A retained seven re-rolls one set of dice just thrown, one's own or the enemy's (GOD-7). */
export function Fortune({ dice, taken, onTake }: FortuneProps) {
  const { battle } = useToolBattle();
  const [by, setBy] = useState<Side | null>(null);
  if (taken) {
    return (
      <p className={toolFrame.toolNote}>
        Fortune smiles: {battle.sides[taken.side].name} rerolled {facesTakenUp(taken.faces)}{' '}
        <Ruled text="(GOD-7)." />
      </p>
    );
  }
  const lucky = SIDES.filter((side) =>
    battle.sides[side].retained.some((card) => rankOf(card) === '7'),
  );
  return (
    <>
      {lucky.map((side) => (
        <Button key={side} icon="dice" onClick={() => setBy(side)}>
          {battle.sides[side].name}: fortune smiles
        </Button>
      ))}
      {by && (
        <Panel
          title="Fortune smiles"
          subtitle={<Ruled text="Which dice are thrown again? (GOD-7)" />}
          onClose={() => setBy(null)}
        >
          {dice.throwers.map((thrower) => (
            <Button
              key={thrower.id}
              onClick={() => {
                onTake({ side: by, faces: dice.faces[thrower.id] ?? [] });
                dice.takeUp(thrower.id);
                setBy(null);
              }}
            >
              {thrower.label}: {(dice.faces[thrower.id] ?? []).join(' ')}
            </Button>
          ))}
        </Panel>
      )}
    </>
  );
}
