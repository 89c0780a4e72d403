import { runInContext } from 'node:vm';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** Returns objects of the realm that evaluates it. */
const readJson = '(async function json() { return JSON.parse(await this.text()); })';

/**
 * Keeps jsdom windows open until the worker exits, because React may render after a test. Parses `fetch` responses in the
 * window's realm, because libraries detect plain objects by their prototype.
 */
const environment: Environment = {
  ...jsdom,
  name: 'window',
  async setupVM(options) {
    const vm = await jsdom.setupVM?.(options);
    if (!vm) throw new Error('jsdom has no context to give');
    Object.assign(Response.prototype, { json: runInContext(readJson, vm.getVmContext()) });
    return { getVmContext: () => vm.getVmContext(), teardown: () => {} };
  },
};

export default environment;
