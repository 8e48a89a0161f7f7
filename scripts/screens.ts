import type { Page } from '@playwright/test';

interface Screen {
  name: string;
  route: string;
  /** What a player would do to get there from the route. */
  prepare?(page: Page): Promise<void>;
}

/** Every screen worth a picture and a look by axe. Add a line when a screen is added. */
export const screens: Screen[] = [
  { name: 'battle', route: '/battle' },
  { name: 'sheet', route: '/sheet' },
  { name: 'tools', route: '/tools' },
  { name: 'armies', route: '/armies' },
  { name: 'more', route: '/more' },
];
