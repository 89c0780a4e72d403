import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** jsdom whose window stays until the file's process ends: React may still render what a test began. */
const environment: Environment = {
  ...jsdom,
  name: 'window',
  async setup(global, options) {
    await jsdom.setup(global, options);
    return { teardown: () => {} };
  },
};

export default environment;
