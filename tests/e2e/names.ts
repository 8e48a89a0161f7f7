import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/**
 * Links and buttons that are read alike and lead to different things. A choice is read after the name
 * of its group; codes of rules and links to one address do the same wherever they stand.
 */
const readAlike = (page: Page) =>
  page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document;
    const textOf = (ids: string) =>
      ids.split(' ').map((id) => document.getElementById(id)?.textContent);
    const labelOf = (element: Element | null) => {
      const by = element?.getAttribute('aria-labelledby');
      return element?.getAttribute('aria-label') ?? (by ? textOf(by).join(' ') : '');
    };
    const counts = new Map<string, Set<Element | string>>();
    for (const each of within.querySelectorAll<HTMLElement>('a[href], button, summary')) {
      const hidden = !each.checkVisibility({ visibilityProperty: true }) || each.closest('[inert]');
      if (hidden || each.dataset.rule) continue;
      const group = labelOf(each.closest('[role="group"], fieldset, nav'));
      const name = (labelOf(each) || (each.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
      const key = `${group} > ${name}`;
      const leads = each.getAttribute('href') ?? each;
      counts.set(key, (counts.get(key) ?? new Set()).add(leads));
    }
    return [...counts].filter(([, leads]) => leads.size > 1).map(([key]) => key);
  });

export const expectNamesUnique = async (page: Page) =>
  expect(await readAlike(page), 'links and buttons of the same name').toEqual([]);
