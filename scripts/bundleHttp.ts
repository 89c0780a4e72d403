import type { Plugin } from 'esbuild';

const namespace = 'built-in';

/** Node reads each export of a built-in module that is imported; one of `node:http` loads undici (docs/decisions/0023). */
export const builtInHttp: Plugin = {
  name: 'built-in-http',
  setup(build) {
    build.onResolve({ filter: /^(node:)?http$/ }, () => ({ path: 'node:http', namespace }));
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}')`,
    }));
  },
};
