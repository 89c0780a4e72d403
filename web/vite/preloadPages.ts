import { pathExpression } from '@bloomkin/shared/page.ts';
import { listPaths, renderedPages } from '@bloomkin/shared/pages.ts';
import type { Plugin } from 'vite';
import { changePage } from './changePage.ts';
import { listFirstModules } from './chunks.ts';

/** The paths of each rendered page, and the modules of its first view. */
const modulesByPaths = renderedPages.map((page): readonly [paths: string, modules: readonly string[]] => [
  listPaths(page).map(pathExpression).join('|'),
  listFirstModules(page),
]);

/** Runs in the page: asks for the script of the page that the address shows, together with the first download. */
const script = (files: readonly (readonly [string, readonly string[]])[]) =>
  `for(const[p,f]of ${JSON.stringify(files)})if(new RegExp(p).test(location.pathname)){for(const h of f)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:h}));break}`;

interface BuiltChunk {
  fileName: string;
  name: string;
  moduleIds: string[];
  imports: string[];
}

const firstScript = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n?/;
const preloadedScript = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)">\n?/g;

/** The page without the scripts it loads at once, and their names in the order they start: libraries, then our own. */
function takeScripts(html: string, vendor: string) {
  const [, first = ''] = firstScript.exec(html) ?? [];
  const others = [...html.matchAll(preloadedScript)].map(([, file = '']) => file);
  const scripts = [vendor, first, ...others.filter((file) => file !== vendor)];
  return { html: html.replace(firstScript, '').replaceAll(preloadedScript, ''), scripts };
}

/** The shell that rendered pages are put into (`web/src/render/fillShell.ts`). */
export const shellFile = '.vite/shell.json';

/**
 * Without it a page's own script would be asked for only after the first download has run. Rendered pages name all their
 * scripts in their HTML and fetch them later, so their shell is kept without any.
 */
export const preloadPages = (page: string): Plugin =>
  changePage('preload-pages', page, function (html, bundle) {
    const chunks = new Map<string, BuiltChunk>();
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') chunks.set(output.fileName, output);
    const files = modulesByPaths.map(([paths, modules]) => {
      const needed = new Set<string>();
      for (const module of modules) {
        const chunk = [...chunks.values()].find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/web/src/${module}`)),
        );
        if (!chunk) this.error(`No chunk for ${module}`);
        withImports(chunk, chunks, needed);
      }
      const files = [...needed].filter((file) => !html.includes(file));
      return [paths, files.map((file) => `/${file}`)] as const;
    });
    const vendor = [...chunks.values()].find(({ name }) => name === 'vendor');
    if (!vendor) this.error('No chunk of libraries');
    this.emitFile({
      type: 'asset',
      fileName: shellFile,
      source: JSON.stringify({ ...takeScripts(html, `/${vendor.fileName}`), preloads: files }),
    });
    return html.replace('</head>', `<script>${script(files)}</script>\n  </head>`);
  });

function withImports(
  chunk: BuiltChunk,
  chunks: ReadonlyMap<string, BuiltChunk>,
  seen: Set<string>,
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = chunks.get(file);
    if (imported) withImports(imported, chunks, seen);
  }
  return seen;
}
