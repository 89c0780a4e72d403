import { minifySync, type Plugin } from 'vite';
import { changePage } from './changePage.ts';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The page's own scripts without their comments: a page's HTML fits the first packets of a connection, or waits a turn. */
export const minifyInlineScripts = (page: string): Plugin =>
  changePage('minify-inline-scripts', page, function (html) {
    return html.replace(inlineScript, (_tag, code: string) => {
      const { code: short, errors } = minifySync(page, code);
      if (errors.length > 0) this.error(`An inline script of ${page}: ${errors[0]?.message}`);
      return `<script>${short}</script>`;
    });
  });
