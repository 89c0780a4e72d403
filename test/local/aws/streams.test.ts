import { expect, test } from 'vitest';
import { givenFixtureWorld, readFollowed } from '#local/support/fixtureWorld.ts';

const onlyRosesAndBad = {
  Filters: [
    {
      Pattern: JSON.stringify({ dynamodb: { Keys: { pk: { S: [{ prefix: 'rose' }, { prefix: 'bad' }] } } } }),
    },
  ],
};
const world = givenFixtureWorld({
  follows: { FilterCriteria: onlyRosesAndBad, BisectBatchOnFunctionError: true, MaximumRetryAttempts: 2 },
});
const put = (id: string) => fetch(`${world().url}/api/things/${id}`, { method: 'PUT' });

test('filtered changes are handled in order', async () => {
  const before = readFollowed(world());
  for (const id of ['rose-1', 'tulip-1', 'rose-2']) await put(id);
  await world().settle();
  expect(readFollowed(world())).toEqual([...before, 'rose-1', 'rose-2']);
});

test('one bad change goes to the queue alone, after its retries', async () => {
  const before = readFollowed(world());
  for (const id of ['rose-3', 'bad-1', 'rose-4']) await put(id);
  await world().settle();
  expect(readFollowed(world())).toEqual([...before, 'rose-3', 'rose-4']);
  expect(world().queued).toHaveLength(1);
  expect(world().queued[0]).toMatchObject({
    requestContext: { condition: 'RetryAttemptsExhausted' },
    DDBStreamBatchInfo: { batchSize: 1 },
  });
});
