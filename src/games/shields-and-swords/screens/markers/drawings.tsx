import type { ReactNode } from 'react';
import type { Face } from '../../rules';

/** Each order in a drawing, on the 24 by 24 grid of the app's icons; only this game needs them. */
const FACE_DRAWINGS: Readonly<Record<Face, ReactNode>> = {
  fire: <path d="M7 3c7 3 7 15 0 18M7 3v18M4 12h16M16.500 8.500L20 12l-3.500 3.500" />,
  horse: (
    <>
      <path d="M5 20.500c0-4 1-6 3.500-8L5 12.500 4 10.500 9.500 5l1-2.500L13 5c4.500.5 7 4 7 9v6.500M11 13c1.500 0 2.500-.5 3.500-1.500" />
      <circle className="solid" cx="10.700" cy="7.700" r="1.100" />
    </>
  ),
  withdraw: <path d="M20 6v7H5M9.500 8L4.500 13l5 5" />,
  shieldWall: (
    <path d="M3 5h8v7c0 3.500-1.700 6-4 7-2.300-1-4-3.500-4-7zM13 5h8v7c0 3.500-1.700 6-4 7-2.300-1-4-3.500-4-7z" />
  ),
  move: <path d="M4 12h15M13 5.500l6.500 6.500-6.500 6.500" />,
  combat: (
    <path d="M4 3.500l13 13M20 3.500l-13 13M14.500 19l4.500-4.500M9.500 19L5 14.500M17 17l3.500 3.500M7 17l-3.500 3.500" />
  ),
  bonus: (
    <path
      className="full thin"
      d="M12 3l2.600 6 6.400.6-4.900 4.200 1.500 6.300L12 16.700 6.400 20.100l1.500-6.300L3 9.600 9.400 9z"
    />
  ),
};

export const FaceIcon = ({ face }: { readonly face: Face }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {FACE_DRAWINGS[face]}
  </svg>
);

/** Suppressed. */
export const BoltIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path className="full thin" d="M13.500 2L5 13.500h5.500L9.500 22 19 9.500h-6z" />
  </svg>
);
