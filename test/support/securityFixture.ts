import { afterAll, beforeAll, expect } from 'vitest';
import { noLimits } from './handlerClient.ts';
import { type LocalCloudOptions, localCloud } from './localCloud.ts';
import { leaksIn, noteSecret } from './logLeaks.ts';
import { type SeedData, seedData, TestBackend } from './testBackend.ts';

/** A world without demo data, the handlers in this process, and the matrix's seed data. */
export function securityFixture(options: Pick<LocalCloudOptions, 'dataDir'> = {}): {
  readonly backend: TestBackend;
  readonly seed: SeedData;
} {
  const functionVariables = { LIMITS: JSON.stringify(noLimits) };
  const test = localCloud({ demoData: false, functionVariables, ...options });
  const held: { backend?: TestBackend; seed?: SeedData } = {};
  beforeAll(async () => {
    held.backend = await TestBackend.open(test.world);
    held.seed = await seedData(held.backend);
  });
  afterAll(() => {
    const { log, world } = held.backend ?? {};
    for (const { token, cookie } of Object.values(held.seed?.people ?? {}))
      [token, cookie].forEach(noteSecret);
    expect(leaksIn(log?.lines ?? [], world?.outbox.list()), 'no log line holds what is private').toEqual([]);
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
