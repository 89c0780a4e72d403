import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './buildStamp.ts';

/** The storefront's own code, as the web app's build leaves it for the function that renders pages. */
export const builtStorefront = 'web/dist/.render/storefront.mjs';

/** Bundles it where the cloud code asks for it (`lambdas/src/ssr/virtualStorefront.d.ts`). */
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
