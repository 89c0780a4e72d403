import type { Plugin } from 'vite';

/** A module of a library → what stands in for it. */
const standIns: readonly (readonly [module: RegExp, code: string])[] = [
  // React has the hook itself; the package is for those before 18.
  [
    /use-sync-external-store\/shim\/index\.js$/,
    "export { useSyncExternalStore } from 'react'; export { default } from 'react';",
  ],
  // Names of properties for browsers of ten years ago: styled-components writes them only when it is told to.
  [/stylis\/src\/Prefixer\.js$/, 'export const prefix = (value) => value;'],
];

/** The same for the storefront alone, whose only style sheet is inside the page: nothing that comes later waits for one. */
const storefrontStandIns: typeof standIns = [
  [
    /^\0vite\/preload-helper\.js$/,
    `const asked = new Set();
    const fail = (payload) => {
      const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
      dispatchEvent(event);
      if (!event.defaultPrevented) throw payload;
    };
    export const __vitePreload = (load, files = []) => {
      for (const file of files) {
        if (asked.has(file) || !file.endsWith('.js')) continue;
        asked.add(file);
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
      }
      return load().catch(fail);
    };`,
  ],
];

const reactDom = /\/react-dom-client\.production\.js$/;
const reactDomCuts: readonly (readonly [found: RegExp, instead: string])[] = [
  // Runs for React's <ViewTransition> alone, which nobody here has: 0.6 KB.
  [/^function startViewTransition\([\s\S]*?^\}/m, 'function startViewTransition() { return null; }'],
  // Marks that a part waits or did not match: errors made with the library, thrown for what they are. With developer
  // tools or Lighthouse attached a browser would read all of react-dom again, half of its start, for places in their stack.
  [
    /\b(\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/g,
    '$1{ __proto__: Error.prototype, message: formatProdErrorMessage($2) }',
  ],
];

/** Leaves out of the libraries what nobody here runs: some 4 KB brotli of the storefront's. */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const wanted = this.environment.name === 'backOffice' ? standIns : [...standIns, ...storefrontStandIns];
      return wanted.find(([module]) => module.test(id))?.[1];
    },
    transform(code, id) {
      if (!reactDom.test(id)) return null;
      return {
        code: reactDomCuts.reduce((text, [found, instead]) => text.replace(found, instead), code),
        map: null,
      };
    },
  };
}
