import { dirname } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown } from 'vite';
import { skipSheet } from './policy.ts';
import { FIRST_SHEET, load, PIECES } from './startPlan.ts';

type Bundle = Rolldown.OutputBundle;
interface FirstSheet {
  FirstSheet(): ReactElement;
}

const sheetAsText = async (): Promise<string> =>
  renderToStaticMarkup(createElement((await load<FirstSheet>(FIRST_SHEET)).FirstSheet));

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

/**
 * Puts the sheet into the built page as plain text, and with it all styles that its first paint
 * needs: readable after one request, without a script. No frame is drawn before its first card is
 * there (`expect`, where the browser knows it): frames with nothing to read take a slow phone a
 * tenth of a second. Where the sheet is hidden the card never comes, and the page is read to its end.
 */
export function sheetInHtml(): Plugin {
  return {
    name: 'sheet-in-html',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle || !html.includes('<!--sheet-->')) {
          throw new Error('index.html has no place for the sheet');
        }
        const styles = stylesOf(bundle, [
          'src/app/start.ts',
          PIECES.sheet.module,
          // What the games' sheets share is a chunk of its own.
          'src/play/sheet/SheetPage.tsx',
        ]);
        const text = await sheetAsText();
        if (text.includes('-->')) throw new Error('The sheet would end a comment around it.');
        const firstCard = /<section id="([^"]+)"/.exec(text)?.[1];
        if (!firstCard) throw new Error('The sheet has no card to wait for.');
        return {
          html: html
            .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
            .replace('<!--sheet-->', () => `<script>${skipSheet}</script>${text}<!-- -->`),
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'expect', href: `#${firstCard}`, blocking: 'render' },
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
}
