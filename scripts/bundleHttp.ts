import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './buildStamp.ts';

/** Node reads each export of a built-in module that is imported; one of `node:http` loads undici (docs/decisions/0023). */
export const builtInHttp: Plugin = {
  name: 'built-in-http',
  setup(build) {
    build.onResolve({ filter: /^(node:)?http$/ }, () => ({ path: join(root, 'scripts/builtInHttp.cjs') }));
  },
};
