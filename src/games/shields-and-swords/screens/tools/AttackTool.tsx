import { useState } from 'react';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { type AttackRoll, isHorse, readTable, rollAttack } from '../../rules';
import { AttackReckoning } from '../attack/AttackReckoning';
import { ResultsTable } from '../attack/ResultsTable';
import { CardModifiers } from '../die/CardModifiers';
import { ThrowButton } from '../die/ThrowButton';
import { type AttackInput, attackFrom, cellFrom, inputFrom, lowerThan } from './attackInput';
import { FighterChoice } from './FighterChoice';
import styles from './tools.module.css';
import { useToolCard } from './useToolCard';

const KINDS = [
  { id: 'combat', word: 'Combat' },
  { id: 'pitched', word: 'Pitched' },
  { id: 'charge', word: 'Charge' },
] as const;
const MOST = 6;

/** Any attack, without a battle: class, sums, faces, chances, die; with a card its figures too. */
export function AttackTool({ query }: { readonly query: URLSearchParams }) {
  const { card, choice } = useToolCard();
  const [input, setInput] = useState(() => inputFrom(query));
  const [thrown, setThrown] = useState<AttackRoll | null>(null);
  const cell = cellFrom(query);
  const set = (change: Partial<AttackInput>) => {
    setThrown(null);
    setInput({ ...input, ...change });
  };
  const attack = attackFrom(input, card);
  const throwIt = (face: number) => {
    const rolled = rollAttack(attack, face);
    if (rolled.ok) setThrown(rolled.value);
  };
  const lower = lowerThan(input.primary.class);
  return (
    <>
      {cell && (
        <Card title={`Row ${cell.row} at ${cell.roll}: ${readTable(cell.row, cell.roll)}`}>
          <ResultsTable row={cell.row} />
        </Card>
      )}
      <Card title="Who attacks whom">
        {choice}
        <Choice label="Phase" options={KINDS} value={input.kind} onSet={(kind) => set({ kind })} />
        <section className={styles.fighter} aria-label="Target">
          <FighterChoice
            label="Target"
            card={card}
            unit={input.target}
            onSet={(target) => set({ target })}
          />
          <div className={styles.ticks}>
            <Switch on={input.suppressed} onSet={(suppressed) => set({ suppressed })}>
              Suppressed
            </Switch>
            <Switch on={input.targetInWall} onSet={(targetInWall) => set({ targetInWall })}>
              In shield wall
            </Switch>
          </div>
        </section>
        <section className={styles.fighter} aria-label="Primary">
          <FighterChoice
            label="Primary"
            card={card}
            unit={input.primary}
            onSet={(primary) => set({ primary })}
          />
          <div className={styles.ticks}>
            <Switch on={input.primaryInWall} onSet={(primaryInWall) => set({ primaryInWall })}>
              From a shield wall
            </Switch>
            <Switch on={input.downhill} onSet={(downhill) => set({ downhill })}>
              Downhill
            </Switch>
            <Switch on={input.trench} onSet={(trench) => set({ trench })}>
              Across a trench
            </Switch>
            {input.kind === 'charge' && isHorse(input.primary.type) && (
              <Switch on={input.bonus} onSet={(bonus) => set({ bonus })}>
                With the Bonus
              </Switch>
            )}
            {card && (
              <CardModifiers
                card={card}
                to={['class', 'roll']}
                chosen={input.modifiers}
                onChoose={(modifiers) => set({ modifiers })}
              />
            )}
          </div>
        </section>
        <Stepper
          label={`More of class ${input.primary.class}`}
          value={input.equal}
          most={MOST}
          onSet={(equal) => set({ equal })}
        />
        {lower && (
          <Stepper
            label="More of lower class"
            value={input.lower}
            most={MOST}
            onSet={(next) => set({ lower: next })}
          />
        )}
      </Card>
      <Card title="The attack">
        <div className={styles.inCard}>
          <AttackReckoning attack={attack} chain={false} onFace={throwIt} />
        </div>
        <p className={styles.thrown} role="status">
          {thrown && `${thrown.face}: row ${thrown.class} at ${thrown.roll}, ${thrown.result}`}
        </p>
        <ThrowButton onThrow={throwIt} />
      </Card>
    </>
  );
}
