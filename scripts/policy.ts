import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { CHOICES } from '../src/store/settings.ts';
import { firstTaps } from './firstTaps.ts';
import { openedPage, setOut } from './preload.ts';

const { theme, textSize, motion } = CHOICES;

/**
 * In the page itself, since it must run before the first paint. It puts on the kept
 * look (src/app/look.ts), and decides which static page is shown: the sheet, the start page on a
 * first visit, or none where the app will open on another page. A player who has been here before
 * has a kept look and returns to the battle. No frame is drawn before what can be read first is there
 * (`expect`, where the browser knows it): frames with nothing to read take a slow phone a tenth of a
 * second. Inside a frame of another page nothing is shown: a page cannot forbid that by itself
 * (scripts/headers.ts does, where the host sends it).
 */
const beforePaint = `
  const root = document.documentElement;
  if (window !== top) root.hidden = true;
  const choices = ${JSON.stringify({ theme, textSize, motion })};
  const read = (key) => { try { return JSON.parse(localStorage.getItem(key)); } catch { return null; } };
  let look = read('shieldwall-companion.look') ?? read('look');
  if (!Object.keys(choices).every((key) => choices[key].includes(look?.[key]))) look = null;
  if (look) {
    root.dataset.theme = look.theme;
    root.dataset.motion = look.motion;
    if (look.textSize !== 100) root.dataset.text = look.textSize;
  }
  const first = ${openedPage} === 'sheet' ? 'sheet' : !look && /^(#\\/battle)?$/.test(location.hash) ? 'start' : 'hidden';
  root.dataset.first = first;
  if (first !== 'hidden') {
    const expected = document.createElement('link');
    expected.rel = 'expect';
    expected.href = '#' + first + '-read';
    expected.setAttribute('blocking', 'render');
    document.head.append(expected);
  }
`;

/**
 * A static page that is hidden is not even made: it becomes a comment, which ends behind it. The two
 * thousand elements of the sheet would cost a slow phone a tenth of a second.
 */
export const skipHidden = `
  if (document.currentScript.parentNode.id !== 'first-' + document.documentElement.dataset.first)
    document.write('<!--');
`;

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
const hashes = [beforePaint, setOut, skipHidden, firstTaps]
  .map((script) => `'sha256-${hashOf(script)}'`)
  .join(' ');

/** Nothing from anywhere but this origin. Ionic writes style attributes, hence 'unsafe-inline' there. */
export const policy = [
  "default-src 'self'",
  `script-src 'self' ${hashes}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Puts both into the built page (the other scripts come with what they are about); the dev server needs inline scripts of its own and goes without. */
export function policyInHtml(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', children: beforePaint, injectTo: 'head-prepend' },
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
