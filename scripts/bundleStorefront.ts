import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './buildStamp.ts';

/** The storefront's server entry, from the web app's build. */
export const builtStorefront = 'web/dist/.render/storefront.mjs';

/** Written by Vite beside it. */
export const storefrontLicences = 'web/dist/.render/licences.txt';

/** Resolves `virtual:storefront` (`lambdas/src/ssr/virtualStorefront.d.ts`). */
export const storefront: Plugin = {
  name: 'storefront',
  setup(build) {
    const path = join(root, builtStorefront);
    build.onResolve({ filter: /^virtual:storefront$/ }, () =>
      existsSync(path)
        ? { path, sideEffects: false }
        : { errors: [{ text: `${builtStorefront} is not there: build the web app first` }] },
    );
  },
};
