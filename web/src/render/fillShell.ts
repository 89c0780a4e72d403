import { embeddedId } from '../api/embedded.ts';
import { scriptJson } from './escape.ts';

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
  /** Title, description and what else a page says of itself. */
  head: string;
  preloads: string;
  styles: string;
  html: string;
  embedded: unknown;
}

const ownWords = /[ \t]*<title>[\s\S]*?<\/title>\n?|[ \t]*<meta name="description"[^>]*>\n?/g;
const place = '<div id="root"></div>';
const firstOfHead = /<meta name="viewport"[^>]*>/;

/** The shell with a page in it. A script in the shell fetches the others once the page was seen (`web/index.html`). */
export function fillShell({ html, scripts, preloads }: Shell, filling: Filling): string {
  const files = preloads.find(([paths]) => new RegExp(paths).test(filling.path))?.[1] ?? [];
  const later = `<meta name="scripts" content="${[...scripts, ...files].join(' ')}">`;
  const data = `<script type="application/json" id="${embeddedId}">${scriptJson(filling.embedded)}</script>`;
  // Functions, since a replacement text would read a dollar sign in somebody's words as an instruction.
  return html
    .replaceAll(ownWords, '')
    .replace(firstOfHead, (viewport) => `${viewport}\n    ${filling.head}${filling.preloads}${later}`)
    .replace('</head>', () => `${filling.styles}</head>`)
    .replace(place, () => `<div id="root">${filling.html}</div>${data}`);
}
