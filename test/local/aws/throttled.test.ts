import { expect, test } from 'vitest';
import { givenFixtureWorld } from '#local/support/fixtureWorld.ts';

const world = givenFixtureWorld({ api: { reservedConcurrency: 2 } });

test('concurrent calls beyond a function’s reservation are refused', async () => {
  const calls = Array.from({ length: 3 }, () => fetch(`${world().url}/api/slow-count`));
  const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 503]);
});
