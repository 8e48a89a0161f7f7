import { useState } from 'react';
import { useToolBattle } from '../toolBattle';
import { DrawCard } from './DrawCard';
import { DrawnCard } from './DrawnCard';
import { SettledCard } from './SettledCard';

/** TURN 2, GOD: a card a turn, what it asks for, and what it leaves behind. */
export default function Gods() {
  const { godCard } = useToolBattle().battle;
  const [another, setAnother] = useState(false);
  if (!godCard || another) return <DrawCard onDrawn={() => setAnother(false)} />;
  return godCard.status === 'drawn' ? (
    <DrawnCard godCard={godCard} />
  ) : (
    <SettledCard godCard={godCard} onAnother={() => setAnother(true)} />
  );
}
