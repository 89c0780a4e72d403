import type { Plugin } from 'vite';

const routerChunk = /\/react-router\/dist\/[^?]*\.mjs$/;
const warnings = 'var ENABLE_DEV_WARNINGS = true;';
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const madeByReact = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * The router's package always gives out its development build, and names its components for the developer tools from
 * outside, so that none that we do not use can be left out: forms, scroll keeping, documents' scripts. Without warnings
 * and names they can (2 KB brotli).
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform(code, id) {
      if (!routerChunk.test(id)) return null;
      const slim = code
        .replace(warnings, warnings.replace('true', 'false'))
        .replace(displayName, '')
        .replace(madeByReact, '$1/* @__PURE__ */ $2');
      return { code: slim, map: null };
    },
  };
}
