import type { Plugin } from 'vite';
import { changePage } from './changePage.ts';

const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/** Puts a page's style sheets into the page itself: the first paint waits for no second request. */
export const inlineStyles = (page: string): Plugin =>
  changePage('inline-styles', page, (html, bundle) =>
    html.replace(styleLink, (link, fileName) => {
      const sheet = bundle[fileName];
      return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>` : link;
    }),
  );
