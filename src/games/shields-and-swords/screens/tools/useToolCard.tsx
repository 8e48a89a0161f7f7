import { type ReactNode, useState } from 'react';
import { type Card, type CardUnit, SIDES } from '../../rules';
import { useCards } from '../cards/useCards';
import { Select, type SelectGroup } from './Select';

/** The card that a calculator follows: its figures, modifiers and units; none at first. */
export function useToolCard(): { readonly card: Card | null; readonly choice: ReactNode } {
  const cards = useCards() ?? [];
  const [id, setId] = useState('');
  const card = cards.find((each) => each.id === id)?.card ?? null;
  const options = cards.map((each) => ({ id: each.id, word: each.card.name }));
  const choice = (
    <Select
      label="Card"
      none="none: the series rules"
      groups={[{ label: 'Cards', options }]}
      value={card ? id : ''}
      onSet={setId}
    />
  );
  return { card, choice };
}

/** Every unit of the card, by side and wing, known by its place. */
export const unitGroups = (card: Card): readonly SelectGroup[] =>
  SIDES.flatMap((side) =>
    card.sides[side].wings.map((wing, place) => ({
      label: `${card.sides[side].name}: ${wing.name}`,
      options: wing.units.map((unit, at) => ({ id: `${side} ${place} ${at}`, word: unit.name })),
    })),
  );

export function unitAt(card: Card, id: string): CardUnit | undefined {
  const [side, wing, unit] = id.split(' ');
  return side === 'red' || side === 'black'
    ? card.sides[side].wings[Number(wing)]?.units[Number(unit)]
    : undefined;
}
