import { Consumer } from '@local/aws/streams/consumer.ts';
import { type Mapping, readMappings } from '@local/aws/streams/mapping.ts';
import { type StreamPosition, StreamReader } from '@local/aws/streams/streamReader.ts';
import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { openStreamedTable } from '#local/support/streamedTable.ts';

const Event = z.object({
  Records: z.array(z.object({ dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }) }) })),
});
const idsIn = (records: readonly unknown[]) =>
  Event.parse({ Records: records }).Records.map(({ dynamodb }) => dynamodb.Keys.pk.S);
const start: StreamPosition = { from: 'TRIM_HORIZON' };

/** The same engine, which counts its calls. */
function countCalls(engine: ServiceEmulator): { engine: ServiceEmulator; calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const handle: ServiceEmulator['handle'] = (request) => {
    const name = request.operation ?? '';
    calls.set(name, (calls.get(name) ?? 0) + 1);
    return engine.handle(request);
  };
  return { engine: { handle, reset: () => engine.reset(), close: () => engine.close() }, calls };
}

async function openReader() {
  const { engine, deployment, tableName, put } = await openStreamedTable();
  const { engine: counting, calls } = countCalls(engine);
  const reader = new StreamReader(counting, tableName);
  const [mapping] = readMappings(deployment);
  if (!mapping) throw new Error('The fixture follows no stream');
  return { reader, calls, mapping, put };
}

/** Follows until the test ends; `fails` breaks the first deliveries. */
function follow(
  reader: StreamReader,
  mapping: Mapping,
  { position = start, fails = 0 }: { position?: StreamPosition; fails?: number } = {},
) {
  const followed: string[] = [];
  const checkpoints: StreamPosition[] = [];
  const givenUp: string[] = [];
  let failures = fails;
  const consumer = new Consumer({
    mapping,
    reader,
    position,
    keep: (reached) => checkpoints.push(reached),
    invoke: async (event) => {
      const { Records } = Event.parse(event);
      const ids = Records.map(({ dynamodb }) => dynamodb.Keys.pk.S);
      if (failures-- > 0) return { batchItemFailures: [{ itemIdentifier: 'all of it' }] };
      followed.push(...ids);
      return {};
    },
    giveUp: (records) => givenUp.push(...idsIn(records)),
    onError: (error) => {
      throw error;
    },
  });
  consumer.start();
  onTestFinished(() => consumer.stop());
  return { consumer, followed, checkpoints, givenUp };
}

describe('a stream with several consumers', () => {
  it('reads once for all of them', async () => {
    const { reader, calls, mapping, put } = await openReader();
    const all = ['a', 'b', 'c'].map((name) => follow(reader, { ...mapping, name }));
    const settle = async () => {
      reader.wake();
      await Promise.all(all.map(({ consumer }) => consumer.settle()));
    };
    await settle();
    calls.clear();
    for (const id of ['rose', 'tulip', 'lily']) {
      await put(id);
      await settle();
    }
    for (const { followed } of all) expect(followed).toEqual(['rose', 'tulip', 'lily']);
    // A short page is the end.
    expect(calls).toEqual(new Map([['GetRecords', 3]]));
  });

  it('reads nothing until it is woken', async () => {
    const { reader, calls } = await openReader();
    for (let times = 0; times < 5; times++) expect(await reader.read(start)).toEqual([]);
    expect(calls.get('GetRecords')).toBe(1);
    reader.wake();
    await reader.read(start);
    expect(calls.get('GetRecords')).toBe(2);
  });

  it('reads again after a large page, which the engine may have cut', async () => {
    const { reader, calls, put } = await openReader();
    for (const size of [200_000, 200_001, 200_002]) await put('rose', 'x'.repeat(size));
    const records = await reader.read(start);
    const [count, last] = [calls.get('GetRecords') ?? 0, records.at(-1)];
    await reader.read({ after: last?.dynamodb.SequenceNumber ?? '' });
    expect(calls.get('GetRecords')).toBe(count + 1);
  });

  it('gives each its own position, filter and retries', async () => {
    const { reader, mapping, put } = await openReader();
    for (const id of ['rose-1', 'tulip-1', 'rose-2']) await put(id);
    const pattern = { dynamodb: { Keys: { pk: { S: [{ prefix: 'rose' }] } } } };
    const records = await reader.read(start);
    const position = { after: records[1]?.dynamodb.SequenceNumber ?? '' };
    const roses = follow(reader, { ...mapping, name: 'roses', patterns: [pattern] });
    const last = follow(reader, { ...mapping, name: 'last' }, { position });
    const slow = follow(reader, { ...mapping, name: 'slow', maxRetries: 2 }, { fails: 2 });
    const lost = follow(reader, { ...mapping, name: 'lost', maxRetries: 0 }, { fails: 1 });
    reader.wake();
    await Promise.all([roses, last, slow, lost].map(({ consumer }) => consumer.settle()));
    expect(roses.followed).toEqual(['rose-1', 'rose-2']);
    expect(last.followed).toEqual(['rose-2']);
    expect(slow.followed).toEqual(['rose-1', 'tulip-1', 'rose-2']);
    expect(lost.givenUp).toEqual(['rose-1', 'tulip-1', 'rose-2']);
    const end = { after: records[2]?.dynamodb.SequenceNumber };
    for (const { checkpoints } of [roses, last, slow, lost]) expect(checkpoints.at(-1)).toEqual(end);
  });

  it('gives a consumer that is far behind every record, in order', async () => {
    const { reader, put } = await openReader();
    const readOn = async (read: string[], from: StreamPosition): Promise<StreamPosition> => {
      const records = await reader.read(from);
      const last = records.at(-1);
      read.push(...idsIn(records));
      return last ? readOn(read, { after: last.dynamodb.SequenceNumber }) : from;
    };
    const ahead: string[] = [];
    let position: StreamPosition = start;
    for (let batch = 0; batch < 14; batch++) {
      await Promise.all(Array.from({ length: 50 }, (_, at) => put(`rose-${batch}-${at}`)));
      reader.wake();
      position = await readOn(ahead, position);
    }
    const behind: string[] = [];
    expect(await readOn(behind, start)).toEqual(position);
    expect(new Set(ahead).size).toBe(700);
    expect(behind).toEqual(ahead);
  });

  it('misses no change that comes while it is read', async () => {
    const { reader, mapping, put } = await openReader();
    const all = ['a', 'b'].map((name) => follow(reader, { ...mapping, name }));
    const ids = Array.from({ length: 300 }, (_, at) => `rose-${at}`);
    for (const id of ids) {
      await put(id);
      reader.wake();
      for (const { consumer } of all) consumer.wake();
    }
    reader.wake();
    await Promise.all(all.map(({ consumer }) => consumer.settle()));
    for (const { followed } of all) expect(followed).toEqual(ids);
  });
});
