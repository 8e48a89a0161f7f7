import type { Corner, TerrainModule } from '../../rules';

export const CORNER_WORDS: Readonly<Record<Corner, string>> = {
  LR: 'left rear',
  RR: 'right rear',
  RF: 'right flank',
};

/** "Panta, river at the right flank" */
export const terrainWords = ({ kind, corner, name }: TerrainModule): string =>
  `${name ? `${name}, ` : ''}${kind} at the ${CORNER_WORDS[corner]}`;
