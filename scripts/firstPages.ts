import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown } from 'vite';
import { firstTaps } from './firstTaps.ts';
import { skipHidden } from './policy.ts';
import { FIRST_PAGE, FIRST_SHEET, load, PIECES } from './startPlan.ts';

type Bundle = Rolldown.OutputBundle;
type Page = () => ReactElement;

const asText = (page: Page): string => renderToStaticMarkup(createElement(page));

/** The styles that these modules bring along, in this order, as the build has made them. */
function stylesOf(bundle: Bundle, modules: readonly string[]): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = modules.flatMap((end) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!chunk) throw new Error(`The build has no chunk with ${end}`);
    return [...(chunk.viteMetadata?.importedCss ?? [])];
  });
  return (
    [...new Set(files)]
      .map((name) => bundle[name])
      .filter((file) => file?.type === 'asset')
      // Beside the styles lie the fonts; the page is one folder up.
      .map(({ source, fileName }) =>
        source.toString().replaceAll('url(./', `url(./${dirname(fileName)}/`),
      )
      .join('')
  );
}

/** Read whole, whatever it imports: in the app they come with the parts of the battle page. */
const STYLES = [
  'src/ui/icons/icon.css',
  'src/ui/Button.css',
  'src/ui/Card.css',
  'src/ui/Choice.css',
  'src/ui/Content.css',
  'src/ui/SideMark.css',
  'src/app/TabBar.css',
  'src/app/battle/StartPage.css',
];
const small = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1');

/** A static page: skipped where another is shown, and then all of it a comment. */
function staticPage(name: string, text: string) {
  if (text.includes('-->')) throw new Error(`The page “${name}” would end a comment around it.`);
  return `<div id="first-${name}"><script>${skipHidden}</script>${text}<!-- --></div>`;
}

/**
 * Puts start page and sheet into the built page as plain text, and with them all styles that the
 * first paint needs: readable after one request, without a module.
 */
export function firstPagesInHtml(): Plugin {
  return {
    name: 'first-pages-in-html',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle || !html.includes('<!--first-->')) {
          throw new Error('index.html has no place for the first pages');
        }
        const styles = stylesOf(bundle, [
          'src/app/start.ts',
          PIECES.sheet.module,
          // What the games' sheets share is a chunk of its own.
          'src/play/sheet/SheetPage.tsx',
        ]);
        const parts = small(STYLES.map((file) => readFileSync(file, 'utf8')).join(''));
        const { FirstSheet } = await load<{ FirstSheet: Page }>(FIRST_SHEET);
        const { FirstStart, FirstTabs } = await load<{ FirstStart: Page; FirstTabs: Page }>(
          FIRST_PAGE,
        );
        // Who reads does not wait for more than this: the first card, or all of the start page.
        const sheet = asText(FirstSheet).replace('</section>', '</section><i id="sheet-read"></i>');
        if (!sheet.includes('sheet-read')) throw new Error('The sheet has no card to wait for.');
        const pages = [
          asText(FirstTabs),
          `<script>${firstTaps}</script>`,
          staticPage('start', `${asText(FirstStart)}<i id="start-read"></i>`),
          staticPage('sheet', sheet),
        ];
        return html
          .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}${parts}</style>`)
          .replace('<!--first-->', () => pages.join(''));
      },
    },
  };
}
