import { expect, test } from 'vitest';
import { givenFixtureCloud, readFollowed } from '#local/support/fixtureCloud.ts';

const onlyRosesAndBad = {
  Filters: [
    {
      Pattern: JSON.stringify({ dynamodb: { Keys: { pk: { S: [{ prefix: 'rose' }, { prefix: 'bad' }] } } } }),
    },
  ],
};
const cloud = givenFixtureCloud({
  follows: { FilterCriteria: onlyRosesAndBad, BisectBatchOnFunctionError: true, MaximumRetryAttempts: 2 },
});
const put = (id: string) => fetch(`${cloud().url}/api/things/${id}`, { method: 'PUT' });

test('filtered changes are handled in order', async () => {
  const before = readFollowed(cloud());
  for (const id of ['rose-1', 'tulip-1', 'rose-2']) await put(id);
  await cloud().settle();
  expect(readFollowed(cloud())).toEqual([...before, 'rose-1', 'rose-2']);
});

test('one bad change goes to the queue alone, after its retries', async () => {
  const before = readFollowed(cloud());
  for (const id of ['rose-3', 'bad-1', 'rose-4']) await put(id);
  await cloud().settle();
  expect(readFollowed(cloud())).toEqual([...before, 'rose-3', 'rose-4']);
  expect(cloud().queued).toHaveLength(1);
  expect(cloud().queued[0]).toMatchObject({
    requestContext: { condition: 'RetryAttemptsExhausted' },
    DDBStreamBatchInfo: { batchSize: 1 },
  });
});
