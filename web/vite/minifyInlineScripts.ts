import { minifySync, type Plugin } from 'vite';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The page's own scripts without their comments: a page's HTML fits the first packets of a connection, or waits a turn. */
export function minifyInlineScripts(page: string): Plugin {
  return {
    name: 'minify-inline-scripts',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle[page];
      if (html?.type !== 'asset') return;
      html.source = String(html.source).replace(inlineScript, (_tag, code: string) => {
        const { code: short, errors } = minifySync(page, code);
        if (errors.length > 0) this.error(`An inline script of ${page}: ${errors[0]?.message}`);
        return `<script>${short}</script>`;
      });
    },
  };
}
