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
const without = (name: string, answer: string): readonly [found: RegExp, instead: string] => [
  new RegExp(`^function ${name}\\([\\s\\S]*?^\\}`, 'm'),
  `function ${name}() { return ${answer}; }`,
];
/** `<title>`, `<link>`, `<style>` and `<script>` drawn by React, and what of them is asked for ahead: nobody here does. */
const documentParts = [
  'getResource',
  'acquireResource',
  'suspendResource',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
];
const reactDomCuts: readonly (readonly [found: RegExp, instead: string])[] = [
  // Run for React's <ViewTransition> alone, which nobody here has.
  without('startViewTransition', 'null'),
  without('measureViewTransitionHostInstancesRecursive', 'false'),
  without('restoreViewTransitionName', 'undefined'),
  ...documentParts.map((name) => without(name, 'null')),
  // In which components something was thrown, for whoever logs it: nobody does. It would call them again to find out.
  without('describeNativeComponentFrame', '""'),
  // Marks that a part waits or did not match: errors made with the library, thrown for what they are. With developer
  // tools or Lighthouse attached a browser would read all of react-dom again, half of its start, for places in their stack.
  [
    /\b(\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/g,
    '$1{ __proto__: Error.prototype, message: formatProdErrorMessage($2) }',
  ],
];

/** Leaves out of the libraries what nobody here runs: some 6 KB brotli of the storefront's. */
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
      let text = code;
      for (const [found, instead] of reactDomCuts) {
        const cut = text.replace(found, instead);
        if (cut === text) this.error(`Not in this version of React: ${found}`);
        text = cut;
      }
      return { code: text, map: null };
    },
  };
}
