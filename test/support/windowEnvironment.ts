import type { Environment } from 'vitest/runtime';

/** Loads browser builds of packages. The window itself is new in each file (test/support/freshWindow.ts). */
const environment: Environment = {
  name: 'window',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

export default environment;
