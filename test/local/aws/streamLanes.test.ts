import { Consumer } from '@local/aws/streams/consumer.ts';
import type { Mapping } from '@local/aws/streams/mapping.ts';
import type { StreamPosition, StreamReader, StreamRecord } from '@local/aws/streams/streamReader.ts';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';

const mapping: Mapping = {
  name: 'follower',
  functionName: 'follower',
  streamArn: 'arn:aws:dynamodb:ap-southeast-2:111122223333:table/things/stream/local',
  tableName: 'things',
  batchSize: 2,
  startsAtEnd: false,
  windowMs: 0,
  maxRetries: 2,
  maxAgeMs: Number.POSITIVE_INFINITY,
  bisects: false,
  reportsFailures: true,
  parallelisation: 10,
  patterns: [],
  onFailureArn: undefined,
};

const Event = z.object({
  Records: z.array(
    z.object({
      dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }), SequenceNumber: z.string() }),
    }),
  ),
});

const items = ['rose', 'tulip', 'lily', 'aster', 'peony', 'iris', 'dahlia', 'poppy'];
/** Three changes of each item, one after the other. */
const records: StreamRecord[] = [...items, ...items, ...items].map((S, at) => ({
  dynamodb: {
    Keys: { pk: { S } },
    SequenceNumber: String(at + 1),
    ApproximateCreationDateTime: Date.now() / 1000,
    SizeBytes: 1000,
  },
}));

const numberOf = (position: StreamPosition) => ('after' in position ? Number(position.after) : 0);
const reader: Pick<StreamReader, 'read'> = {
  read: async (position) => records.slice(numberOf(position), numberOf(position) + 5),
};

/** `rose` does not get through until it is let. */
function follow(lanes: number) {
  const gate = Promise.withResolvers<void>();
  const followed: string[] = [];
  const checkpoints: number[] = [];
  const consumer = new Consumer({
    mapping,
    reader,
    lanes,
    position: { from: 'TRIM_HORIZON' },
    keep: (position) => checkpoints.push(numberOf(position)),
    invoke: async (event) => {
      const { Records } = Event.parse(event);
      if (Records.some(({ dynamodb }) => dynamodb.Keys.pk.S === 'rose')) await gate.promise;
      followed.push(...Records.map(({ dynamodb }) => `${dynamodb.Keys.pk.S} ${dynamodb.SequenceNumber}`));
      return {};
    },
    giveUp: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  consumer.start();
  onTestFinished(() => consumer.stop());
  return { consumer, followed, checkpoints, gate };
}

test('a waiting lane holds up its own items alone', async () => {
  const { consumer, followed, checkpoints, gate } = follow(40);
  await expect.poll(() => followed.filter((line) => line.startsWith('iris'))).toHaveLength(3);
  expect(followed.filter((line) => line.startsWith('rose'))).toEqual([]);
  expect(Math.max(...checkpoints)).toBe(0);
  gate.resolve();
  await consumer.settle();
  expect(followed).toHaveLength(records.length);
  expect(checkpoints.at(-1)).toBe(records.length);
});

test('the changes of an item stay in order', async () => {
  const { consumer, followed, gate } = follow(4);
  gate.resolve();
  await consumer.settle();
  for (const item of items) {
    const numbers = followed
      .filter((line) => line.startsWith(item))
      .map((line) => Number(line.split(' ')[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers).toHaveLength(3);
  }
});
