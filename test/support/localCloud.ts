import { join } from 'node:path';
import { startWorld, type World } from '@bloomkin/local/world.ts';
import type { WorldOptions } from '@bloomkin/local/worldOptions.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed } from 'vitest';
import { Api } from './api.ts';
import { leaksIn } from './logLeaks.ts';

const assemblyDir = join(import.meta.dirname, '../../cdk.out');
/** Of a failed test so many lines of the functions are told, the last ones. */
const mostErrors = 10;

interface LocalCloud {
  world: World;
  /** A fresh client for one person. */
  visitor(): Api;
}

type LocalCloudOptions = Pick<WorldOptions, 'aroundTable' | 'environmentsPerFunction' | 'now'> & {
  demoData: boolean;
};

/** A whole cloud in memory for one test file, from the template that would be deployed. */
export function localCloud(options: LocalCloudOptions): LocalCloud {
  const held: { world?: World } = {};
  const world = () => {
    if (!held.world) throw new Error('The world is not there yet');
    return held.world;
  };
  beforeAll(async () => {
    held.world = await startWorld({ assemblyDir, dataDir: ':memory:', port: 0, ...options });
  });
  beforeEach(() => {
    const { logs } = world();
    const before = logs.length;
    // Whoever reads of the failure has nothing but the report.
    onTestFailed(() => {
      const errors = logs.slice(before).filter(({ fields }) => fields.level === 'ERROR');
      for (const { functionName, text } of errors.slice(-mostErrors)) console.error(functionName, text);
    });
  });
  afterAll(async () => {
    const { logs = [], outbox } = held.world ?? {};
    const leaks = leaksIn(
      logs.map(({ text }) => text),
      outbox?.list(),
    );
    await held.world?.close();
    expect(leaks, 'no log line holds what is private').toEqual([]);
  });
  return {
    get world() {
      return world();
    },
    visitor: () => new Api(world().url),
  };
}
