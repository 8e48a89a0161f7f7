import type { ReactNode } from 'react';
import type { Level } from '#/games/shieldwall/rules';

/**
 * Men under the same helm, getting angrier. Each is one filled and one drawn outline: four of them
 * stand beside every unit, and every element more is paid for at each start.
 */
const face = (filled: string, drawn: string) => (
  <>
    <path className="solid" d={filled} />
    <path className="thin" d={drawn} />
  </>
);

const HELM =
  'M2.8 10.2C3 6.3 6.3 4.3 9.3 2.8 10.3 2.3 11 1.6 12 .6c1 1 1.7 1.7 2.7 2.2 3 1.5 6.3 3.5 6.5 7.4zM10.8 10h2.4l.3 5.4h-3z';
const JAW = 'M4.3 10.5v4.8c0 4.3 3.4 7.7 7.7 7.7s7.7-3.4 7.7-7.7v-4.8';

const FACES: Readonly<Record<Level, ReactNode>> = {
  // Aslant, with round eyes and a wavering mouth.
  shaken: face(
    'M2.5 11.7C2.1 7.8 5 5.3 7.7 3.3 8.6 2.7 9.2 1.9 10.1.8c1.1.8 1.9 1.4 3 1.7 3.2 1 6.7 2.5 7.5 6.3zM10.3 10.2l2.4-.4 1.2 5.3-3 .5z',
    'M4 11.7l.8 4.8c.6 4.2 4.5 7 8.8 6.4 4.2-.7 7-4.6 6.4-8.8l-.8-4.8M6.3 14.6a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM14.6 13.3a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM9.1 20.5c.6-2 1.7-2.1 2.6-1s2 1 2.6-.4 1.6-1.5 2.7.2',
  ),
  present: face(
    `${HELM}M6.4 13.8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0zM14.6 13.8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z`,
    `${JAW}M8.8 19h6.4`,
  ),
  ready: face(
    `${HELM}M5.500 12l4.900 2.200c-.3 1.500-1.200 2.200-2.400 2.200-1.500 0-2.400-1.300-2.500-4.400zM18.500 12l-4.900 2.200c.3 1.500 1.200 2.200 2.400 2.200 1.500 0 2.400-1.300 2.500-4.400z`,
    `${JAW}M8.500 20.200c1.800-1.900 5.200-1.900 7 0`,
  ),
  // The teeth are left out of the mouth: their outline runs the other way round.
  bloodLust: face(
    `${HELM}M5.300 11l5.400 2.600c-.3 1.500-1.300 2-2.500 2-1.700 0-2.700-1.400-2.900-4.600zM18.700 11l-5.400 2.600c.3 1.500 1.300 2 2.500 2 1.700 0 2.700-1.400 2.900-4.600zM6.300 16.800c3.600-.8 7.800-.8 11.400 0-.3 3.800-2.600 6-5.700 6s-5.400-2.200-5.700-6zm1.900 1l.4 1.500h6.800l.4-1.500c-2.500-.4-5.100-.4-7.600 0z`,
    JAW,
  ),
};

export interface FaceProps {
  readonly level: Level;
  /** What it tells, where no words beside it do; without one it is decoration. */
  readonly label?: string;
}

/** An aggression level as a face, drawn as the icons are. */
export function Face({ level, label }: FaceProps) {
  return label === undefined ? (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {FACES[level]}
    </svg>
  ) : (
    <svg className="icon" viewBox="0 0 24 24" role="img" aria-label={label}>
      {FACES[level]}
    </svg>
  );
}
