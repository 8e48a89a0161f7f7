import { type Card, figuresOf, type Integrity } from '../../rules';

/** "A veteran or horse of the wing within 6 hexes." */
export const needWords = (
  { needs, within }: Pick<Integrity, 'needs' | 'within'>,
  card: Pick<Card, 'figures'>,
): string =>
  needs === 'leader'
    ? `Needs a veteran or horse of the wing within ${within} hexes.`
    : `No veteran and no horse is left: needs ${figuresOf(card).comrades} other units of the wing within ${within} hexes.`;
