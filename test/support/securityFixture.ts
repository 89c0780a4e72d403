import { afterAll, beforeAll, expect } from 'vitest';
import { noLimits } from './handlerClient.ts';
import { localCloud, type TestCloudOptions } from './localCloud.ts';
import { leaksIn, noteSecret } from './logLeaks.ts';
import { type SeedData, seedData, TestBackend } from './testBackend.ts';

/** A cloud without demo data, the handlers in this process, and the matrix's seed data. */
export function securityFixture(options: Pick<TestCloudOptions, 'dataDir'> = {}): {
  readonly backend: TestBackend;
  readonly seed: SeedData;
} {
  const functionVariables = { LIMITS: JSON.stringify(noLimits) };
  const test = localCloud({ demoData: false, functionVariables, ...options });
  const held: { backend?: TestBackend; seed?: SeedData } = {};
  beforeAll(async () => {
    held.backend = await TestBackend.open(test.cloud);
    held.seed = await seedData(held.backend);
  });
  afterAll(() => {
    const { log, cloud } = held.backend ?? {};
    for (const { token, cookie } of Object.values(held.seed?.people ?? {}))
      [token, cookie].forEach(noteSecret);
    expect(leaksIn(log?.lines ?? [], cloud?.outbox.list()), 'no log line holds what is private').toEqual([]);
  });
  return {
    get backend() {
      if (!held.backend) throw new Error('The shop has not started');
      return held.backend;
    },
    get seed() {
      if (!held.seed) throw new Error('The seed data loads before the tests');
      return held.seed;
    },
  };
}
