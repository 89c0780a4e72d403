import type { Plugin } from 'vite';

const tokenTree = /@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/components\/index\.mjs$/;

/** Amplify's tree of component tokens (10 KB gzip) only feeds its `createTheme`; our variables are in `theme/`. */
export function slimAmplifyTokens(): Plugin {
  return {
    name: 'slim-amplify-tokens',
    enforce: 'pre',
    load(id) {
      return tokenTree.test(id) ? 'export const components = {};' : null;
    },
  };
}
