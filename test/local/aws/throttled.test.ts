import { expect, test } from 'vitest';
import { givenFixtureCloud } from '#local/support/fixtureCloud.ts';

const cloud = givenFixtureCloud({ api: { reservedConcurrency: 2 } });

test('concurrent calls beyond a function’s reservation are refused', async () => {
  const calls = Array.from({ length: 3 }, () => fetch(`${cloud().url}/api/slow-count`));
  const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 503]);
});
