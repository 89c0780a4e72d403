import type { Plugin, Rolldown } from 'vite';

type Change = (this: Rolldown.PluginContext, html: string, bundle: Rolldown.OutputBundle) => string;

/** A plugin that changes a page's HTML when everything the page names is built; builds without that page are left alone. */
export const changePage = (name: string, page: string, change: Change): Plugin => ({
  name,
  enforce: 'post',
  generateBundle(_, bundle) {
    const html = bundle[page];
    if (html?.type === 'asset') html.source = change.call(this, String(html.source), bundle);
  },
});
