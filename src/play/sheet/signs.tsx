import type { ReactNode } from 'react';

/** The few signs of the sheet, drawn on a 24 by 24 grid in the colour of the text. */
const Sign = ({ children }: { children: ReactNode }) => (
  <svg className="sheet-sign" viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

export const SearchSign = () => (
  <Sign>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5.500 5.500" />
  </Sign>
);

export const ClearSign = () => (
  <Sign>
    <path d="M6 6l12 12M18 6L6 18" />
  </Sign>
);

/** A nail driven in, as into a hall's post. */
export const PinSign = () => (
  <Sign>
    <path className="fills" d="M8 4h8l-1.500 6 3 3h-11l3-3z" />
    <path d="M12 13v8" />
  </Sign>
);

export const ShareSign = () => (
  <Sign>
    <path d="M10 14l4-4M8.500 11l-2.500 2.500a3.200 3.200 0 0 0 4.500 4.500L13 15.500M11 8.500L13.500 6a3.200 3.200 0 0 1 4.500 4.500L15.500 13" />
  </Sign>
);
