import { useState } from 'react';
import { newId } from '#/store/id';
import { useSettings } from '#/store/react';

/** DUEL-3: whose pack is used, and in which order the app's lies. */
export function useCards() {
  const [{ cardStyle }, change] = useSettings();
  const [seed] = useState(() => newId());
  return {
    style: cardStyle,
    seed: cardStyle === 'real' ? null : seed,
    choose: (style: 'app' | 'real') => void change('cardStyle', style),
  };
}
