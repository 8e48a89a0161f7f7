/** What the player chose about the look; the store's settings have these among others. */
export interface Look {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  /** Per cent of the device's own size. */
  readonly textSize: number;
  readonly motion: 'system' | 'reduced';
}

/** The colours of the phone's bar, as index.html has them for each scheme. */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const barColours = bars.map(({ content }) => content);
/** Which of the two a theme has, whatever the phone's own scheme is. */
const FORCED: Partial<Record<Look['theme'], number>> = { light: 0, dark: 1 };
const CONTRAST = ['#ffffff', '#000000'];

const wantsContrast = matchMedia('(prefers-contrast: more)');
let shown: Look = { theme: 'system', textSize: 100, motion: 'system' };

/** Puts the look on the page; the style sheets do the rest. */
export function showLook(look: Look): void {
  shown = look;
  const { dataset } = document.documentElement;
  dataset.theme = look.theme === 'system' && wantsContrast.matches ? 'contrast' : look.theme;
  if (look.textSize === 100) delete dataset.text;
  else dataset.text = `${look.textSize}`;
  dataset.motion = look.motion;
  const colours = dataset.theme === 'contrast' ? CONTRAST : barColours;
  bars.forEach((bar, scheme) => {
    bar.content = colours[FORCED[look.theme] ?? scheme] ?? '';
  });
}

wantsContrast.addEventListener('change', () => showLook(shown));
