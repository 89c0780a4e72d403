import { embeddedId } from '../api/embedded.ts';
import { scriptJson } from './scriptJson.ts';

/** The built index.html, and what each page loads beyond the first download. */
export interface Shell {
  html: string;
  /** The first download: the script that starts the storefront, its libraries, then what else it imports. */
  scripts: readonly string[];
  /** An expression for paths, and the files of the page there. */
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
const emptyRoot = '<div id="root"></div>';
const firstOfHead = /<meta name="viewport"[^>]*>/;

/** A script of the shell (`web/index.html`) fetches the others after the first paint. */
export function fillShell({ html, scripts, preloads }: Shell, filling: Filling): string {
  const files = preloads.find(([paths]) => new RegExp(paths).test(filling.path))?.[1] ?? [];
  const later = `<meta name="scripts" content="${[...scripts, ...files].join(' ')}">`;
  const data = `<script type="application/json" id="${embeddedId}">${scriptJson(filling.embedded)}</script>`;
  // Functions, since `$` in a replacement text is an instruction.
  return html
    .replaceAll(shellMeta, '')
    .replace(firstOfHead, (viewport) => `${viewport}\n    ${filling.head}${later}`)
    .replace('</head>', () => `${filling.styles}</head>`)
    .replace(emptyRoot, () => `<div id="root">${filling.html}</div>${data}`);
}
