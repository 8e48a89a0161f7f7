// A picture of every screen in every shape and both colours, into shots/, to be looked at.
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { testLaunchOptions } from './browser.ts';
import { screenGroups } from './screens.ts';
import { serve } from './server.ts';

const shapes = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
};
const schemes = ['light', 'dark'] as const;
const only = process.argv[2];

rmSync('shots', { recursive: true, force: true });
mkdirSync('shots');
const site = await serve('dist');
const browser = await chromium.launch(testLaunchOptions());

for (const [shape, viewport] of Object.entries(shapes)) {
  for (const colorScheme of schemes) {
    for (const group of screenGroups) {
      const wanted = group.filter(({ name }) => !only || name === only);
      const context = await browser.newContext({
        viewport,
        colorScheme,
        hasTouch: true,
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const screen of wanted) {
        await page.goto(`${site.address}#${screen.route}`);
        await page.getByRole('navigation', { name: 'Main' }).waitFor();
        await screen.prepare?.(page);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `shots/${screen.name}-${shape}-${colorScheme}.png` });
      }
      await context.close();
    }
  }
}
await browser.close();
await site.close();
console.log('The pictures are in shots/');
