import { embeddedId } from '#api/embedded.ts';
import { scriptJson } from './scriptJson.ts';

export interface Shell {
  html: string;
  /** Entry script first, then libraries and other imports. */
  scripts: readonly string[];
  /** A regular expression of paths, and the files of their page. */
  preloads: readonly (readonly [paths: string, files: readonly string[]])[];
}

interface Filling {
  path: string;
  head: string;
  styles: string;
  html: string;
  embedded: unknown;
}

const shellMeta = /[ \t]*<title>[\s\S]*?<\/title>\n?|[ \t]*<meta name="description"[^>]*>\n?/g;
/** With the splash, which a rendered page does not need. */
const emptyRoot = /<div id="root"><\/div>(?:\s*<div id="splash">.*?<\/div>)?/s;
const firstOfHead = /<meta name="viewport"[^>]*>/;

/** A script of the shell (`web/index.html`) fetches the others after the first paint. */
export function fillShell({ html, scripts, preloads }: Shell, filling: Filling): string {
  const files = preloads.find(([paths]) => new RegExp(paths).test(filling.path))?.[1] ?? [];
  const later = `<meta name="scripts" content="${[...scripts, ...files].join(' ')}">`;
  const data = `<script type="application/json" id="${embeddedId}">${scriptJson(filling.embedded)}</script>`;
  // Functions, because `$` is special in a replacement string.
  return html
    .replaceAll(shellMeta, '')
    .replace(firstOfHead, (viewport) => `${viewport}\n    ${filling.head}${later}`)
    .replace('</head>', () => `${filling.styles}</head>`)
    .replace(emptyRoot, () => `<div id="root">${filling.html}</div>${data}`);
}
