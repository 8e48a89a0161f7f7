export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Percent of the reader's own text size; null leaves it to the system. */
export const TEXT_SIZES = [null, 115, 130, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Look {
  readonly theme: Theme;
  readonly text: TextSize;
  readonly motion: boolean;
}

export const SYSTEM_LOOK: Look = { theme: 'system', text: null, motion: true };

const wantsContrast = matchMedia('(prefers-contrast: more)');
let shown = SYSTEM_LOOK;

/** Puts the look on the page; the style sheets do the rest. */
export function show(look: Look): void {
  shown = look;
  const { dataset } = document.documentElement;
  dataset.theme = look.theme === 'system' && wantsContrast.matches ? 'contrast' : look.theme;
  if (look.text === null) delete dataset.text;
  else dataset.text = `${look.text}`;
  if (look.motion) delete dataset.motion;
  else dataset.motion = 'off';
}

wantsContrast.addEventListener('change', () => show(shown));
