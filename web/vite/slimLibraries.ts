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

/** Leaves out of the storefront's libraries what nobody here runs: some 3 KB brotli. */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const wanted = this.environment.name === 'backOffice' ? standIns : [...standIns, ...storefrontStandIns];
      return wanted.find(([module]) => module.test(id))?.[1];
    },
  };
}
