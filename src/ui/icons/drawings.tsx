/** Our own drawings on a 24 by 24 grid, in the colour of the text around them. */
export const DRAWINGS = {
  undo: <path d="M8.500 5L4 9.500 8.500 14M4.500 9.500H14a5.250 5.250 0 010 10.500h-3" />,
  redo: <path d="M15.500 5L20 9.500 15.500 14M19.500 9.500H10A5.250 5.250 0 0010 20h3" />,
  journal: (
    <path d="M6.500 3H18a1 1 0 011 1v16a1 1 0 01-1 1H6.500A1.500 1.500 0 015 19.500v-15A1.500 1.500 0 016.500 3zM8.500 3v18M11.500 8h4.500M11.500 12h4.500" />
  ),
  next: <path d="M9 4.500l7.500 7.500L9 19.500" />,
  back: <path d="M15 4.500L7.500 12l7.500 7.500" />,
  up: <path d="M4.500 15.500L12 8l7.500 7.500" />,
  down: <path d="M4.500 9l7.500 7.500L19.500 9" />,
  plus: <path d="M12 4.500v15M4.500 12h15" strokeWidth="2.500" />,
  minus: <path d="M4.500 12h15" strokeWidth="2.500" />,
  check: <path d="M4.500 12.500l5 5.500L19.500 6.500" strokeWidth="3" />,
  close: <path d="M5.500 5.500l13 13M18.500 5.500l-13 13" />,
  /** Two sides change places. */
  swap: (
    <path d="M7.500 4L4 7.500 7.500 11M4.500 7.500H20M16.500 13l3.500 3.500-3.500 3.500M19.500 16.500H4" />
  ),
  /** Something leaves the phone. */
  share: <path d="M12 15V3.500M7.500 8L12 3.500 16.500 8M6 12H4.500v8.500h15V12H18" />,
  copy: <path d="M8.500 8.500h11v12h-11zM15.500 5V3.500h-11v12H6" />,
  bin: <path d="M4 6.500h16M9.500 6V3.500h5V6M6 6.500l1 14h10l1-14M10 10.500v6M14 10.500v6" />,
  /** More about this. */
  dots: (
    <>
      <circle className="solid" cx="12" cy="5" r="2" />
      <circle className="solid" cx="12" cy="12" r="2" />
      <circle className="solid" cx="12" cy="19" r="2" />
    </>
  ),
  /** Take hold and drag. */
  grip: <path d="M5 8h14M5 12h14M5 16h14" />,
  search: (
    <path d="M10.500 17a6.500 6.500 0 100-13 6.500 6.500 0 000 13zM15.500 15.500L20.500 20.500" />
  ),
  hand: (
    <path d="M8 12.500V5.800a1.500 1.500 0 013 0V11 4.300a1.500 1.500 0 013 0V11 5.800a1.500 1.500 0 013 0v8.700c0 4-2.300 7-6 7-2.600 0-4-1.300-5.200-3.500L4 14.500c-.8-1.700 1.300-2.800 2.400-1.400z" />
  ),

  dice: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3.5" />
      <circle className="solid" cx="8.5" cy="8.5" r="1.6" />
      <circle className="solid" cx="12" cy="12" r="1.6" />
      <circle className="solid" cx="15.5" cy="15.5" r="1.6" />
    </>
  ),
  rain: (
    <path d="M6.800 14A4.300 4.300 0 017 5.500a5.500 5.500 0 0110.300 1.200A3.700 3.700 0 0117.500 14zM8 17.500l-1.200 3M12.600 17.500l-1.200 3M17.200 17.500l-1.200 3" />
  ),
  /** A horn has sounded. */
  horn: (
    <path d="M3.500 9.500c1 6 6 9 11 7.500l5.500 2.500V10l-4.500 3c-3 1-6.300-1.300-7-5zM3 10l5.500-2.500" />
  ),
  crown: (
    <path className="full thin" d="M4 18.500h16M4 15.500L3 7l5 3.500L12 4l4 6.500L21 7l-1 8.500z" />
  ),
  /** Marks of a unit. */
  scattered: (
    <>
      <rect
        className="solid"
        x="3"
        y="4"
        width="5"
        height="5"
        rx="1"
        transform="rotate(-14 5.500 6.500)"
      />
      <rect
        className="solid"
        x="14"
        y="3"
        width="5"
        height="5"
        rx="1"
        transform="rotate(22 16.500 5.500)"
      />
      <rect
        className="solid"
        x="6"
        y="14"
        width="5"
        height="5"
        rx="1"
        transform="rotate(18 8.500 16.500)"
      />
      <rect
        className="solid"
        x="16"
        y="14"
        width="5"
        height="5"
        rx="1"
        transform="rotate(-24 18.500 16.500)"
      />
    </>
  ),
  arrow: <path d="M4 20L19 5M13 4.500h6.500V11M4 20v-5M4 20h5" />,
  swords: (
    <path d="M4 3.500l13 13M20 3.500l-13 13M14.500 19l4.500-4.500M9.500 19L5 14.500M17 17l3.500 3.500M7 17l-3.500 3.500" />
  ),
  charge: <path d="M3 12h16M13 5l7 7-7 7M3 7h5M3 17h5" />,
  retire: <path d="M20 6v7H5M9.500 8L4.500 13l5 5" />,
  pursue: <path d="M4 5l7 7-7 7M12.500 5l7 7-7 7" />,
  brokenShield: (
    <path d="M11 3H4v8c0 5 3.500 8.500 8 10l-1-5 3-4-4-3.500zM15 3.500L20 3v8c0 4-2 7-5 8.800l-.5-3.300 3-4.500-3.500-3.500z" />
  ),
  follow: <path d="M4 12h9M9 7l5 5-5 5M19.500 4v16" />,
  skull: (
    <>
      <path d="M12 3c-5 0-8 3.500-8 8 0 3 1.500 4.500 3 5.500V20h10v-3.500c1.500-1 3-2.500 3-5.500 0-4.500-3-8-8-8zM10.500 20v-2M13.500 20v-2" />
      <circle className="solid" cx="8.800" cy="11" r="1.800" />
      <circle className="solid" cx="15.200" cy="11" r="1.800" />
    </>
  ),
  /** Supernumeraries. */
  standard: <path className="full thin" d="M6 21.500V2.500l13.500 3-4 3.500 4 3.500L6 15.500" />,
  axe: (
    <>
      <path d="M6 21L15.500 6" strokeWidth="2.400" />
      <path
        className="full thin"
        d="M12.500 3.500c3-1.500 6.500-.5 8.500 2.500-.5 2-.5 4 .5 6-3.500 0-6.500-1.500-8-4z"
      />
    </>
  ),
  cross: <path d="M12 3v18M6.500 8.500h11" strokeWidth="3" />,
  tent: <path d="M12 4L3 20h18zM12 4V2M12 12l-4 8M12 12l4 8" />,
  sword: (
    <path d="M19.500 3.500L8.500 15.500M20.500 3.500h-4L6.500 14l3.500 3.500L20.500 7.500zM4.500 13.500l6 6M7 17l-3.500 3.500" />
  ),
} as const;

export type IconName = keyof typeof DRAWINGS;
