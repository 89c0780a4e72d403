import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  absent,
  and,
  equals,
  exists,
  greaterThan,
  lessThan,
  or,
} from '@bloomkin/lambdas/platform/table/condition.ts';
import { defineEntity } from '@bloomkin/lambdas/platform/table/entity.ts';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { localCloud } from '#support/localCloud.ts';

const test = localCloud({ demoData: false });

const bedEntity = defineEntity({
  name: 'bed',
  version: 1,
  schema: z.object({
    garden: z.string(),
    id: z.string(),
    plants: z.int().default(0),
    label: z.string().default(''),
    marks: z.array(z.string()).default([]),
    days: z.record(z.string(), z.int()).default({}),
    version: z.int().default(0),
  }),
  key: { pk: 'GARDEN#{garden}', sk: 'BED#{id}' },
  lock: 'version',
  reads: {},
});

const bed = (id: string, plants = 0) => ({
  ...{ garden: garden(), id, plants, label: '', version: 1 },
  ...{ marks: [], days: {} },
});
/** A garden for each test. */
const garden = () => expect.getState().currentTestName ?? '';

let read: typeof import('@bloomkin/lambdas/platform/table/read.ts');
let write: typeof import('@bloomkin/lambdas/platform/table/write.ts');
let transaction: typeof import('@bloomkin/lambdas/platform/table/transact.ts');

beforeAll(async () => {
  Object.assign(process.env, test.cloud.operatorVariables);
  read = await import('@bloomkin/lambdas/platform/table/read.ts');
  write = await import('@bloomkin/lambdas/platform/table/write.ts');
  transaction = await import('@bloomkin/lambdas/platform/table/transact.ts');
});

describe('reads', () => {
  beforeEach(async () => {
    for (const id of ['c', 'a', 'b']) await write.putItem(bedEntity, bed(id));
  });

  it('get one item, or undefined', async () => {
    expect(await read.get(bedEntity, { garden: garden(), id: 'a' })).toEqual(bed('a'));
    expect(await read.get(bedEntity, { garden: garden(), id: 'z' })).toBeUndefined();
  });

  it('get many in the order of their keys, without missing ones', async () => {
    const ids = ['b', 'z', 'c'].map((id) => ({ garden: garden(), id }));
    expect(await read.getMany(bedEntity, ids)).toEqual([bed('b'), bed('c')]);
    expect(await read.getMany(bedEntity, [])).toEqual([]);
  });

  it('query a partition by sort key, both ways, in a range, up to a limit', async () => {
    const query = async (options: Parameters<typeof read.queryPartition>[2]) =>
      (await read.queryPartition(bedEntity, { garden: garden() }, options)).map(({ id }) => id);
    expect(await query({})).toEqual(['a', 'b', 'c']);
    expect(await query({ descending: true, limit: 2 })).toEqual(['c', 'b']);
    expect(await query({ between: ['BED#b', 'BED#z'] })).toEqual(['b', 'c']);
  });
});

describe('writes', () => {
  const id = () => ({ garden: garden(), id: 'a' });

  it.each([
    ['absent', absent(), false],
    ['exists', exists(), true],
    ['equals', equals('plants', 5), true],
    ['less than', lessThan('plants', 5), false],
    ['greater than', greaterThan('plants', 4), true],
    ['and', and(exists(), equals('plants', 4)), false],
    ['or', or(absent(), equals('plants', 5)), true],
  ])('obey a condition: %s', async (_, condition, isMet) => {
    await write.putItem(bedEntity, bed('a', 5));
    const patched = await write.patchItem(bedEntity, id(), { set: { label: 'new' } }, condition);
    expect(patched?.label).toBe(isMet ? 'new' : undefined);
    expect((await read.get(bedEntity, id()))?.label).toBe(isMet ? 'new' : '');
  });

  it('patch and add to a missing item too', async () => {
    await write.patchItem(bedEntity, id(), { set: { ...id(), label: 'roses' }, add: { plants: 3 } });
    await write.patchItem(bedEntity, id(), { add: { plants: -1 } });
    expect(await read.get(bedEntity, id())).toEqual({ ...bed('a', 2), label: 'roses', version: 2 });
  });

  it('patch paths by set, append and remove', async () => {
    await write.putItem(bedEntity, { ...bed('a'), marks: ['x', 'y'], days: { 'mon-1': 1 } });
    await write.patchItem(bedEntity, id(), {
      set: { 'days.mon_1': 2 },
      setIfAbsent: { 'days.mon-1': 9, 'days.tue': 3 },
      append: { marks: ['z'] },
    });
    const patched = await write.patchItem(bedEntity, id(), { remove: ['marks[0]', 'days.tue'] });
    expect(patched).toMatchObject({ marks: ['y', 'z'], days: { 'mon-1': 1, mon_1: 2 } });
  });

  it('remove an item', async () => {
    await write.putItem(bedEntity, bed('a'));
    expect(await write.removeItem(bedEntity, id(), exists())).toBe(true);
    expect(await write.removeItem(bedEntity, id(), exists())).toBe(false);
  });

  it('lose no update of many at once', async () => {
    const add = () =>
      write.update(bedEntity, id(), (current) => ({
        ...(current ?? bed('a')),
        plants: (current?.plants ?? 0) + 1,
      }));
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await read.get(bedEntity, id())).toMatchObject({ plants: 20, version: 20 });
  });

  it('write nothing when an update changes nothing', async () => {
    await write.putItem(bedEntity, bed('a'));
    await write.update(bedEntity, id(), (current) => current ?? bed('a'));
    expect(await read.get(bedEntity, id())).toEqual(bed('a'));
  });
});

describe('transact', () => {
  it('writes all, or names the write whose condition failed', async () => {
    const writes = (first: string) => ({
      first: transaction.put(bedEntity, bed(first), absent()),
      others: ['x', 'y'].map((id) => transaction.put(bedEntity, bed(id), absent())),
      optional: undefined,
    });
    expect(await transaction.transact(writes('a'))).toBeUndefined();
    expect(await transaction.transact(writes('b'))).toBe('others');
    expect(await read.get(bedEntity, { garden: garden(), id: 'b' })).toBeUndefined();
  });

  describe('with a concurrent transaction', () => {
    const cancelWith = (...codes: string[]) =>
      new TransactionCanceledException({
        message: 'canceled',
        $metadata: {},
        CancellationReasons: codes.map((Code) => ({ Code })),
      });

    it('tries again', async () => {
      const dynamo = mockClient(DynamoDBDocumentClient);
      dynamo.on(TransactWriteCommand).rejectsOnce(cancelWith('TransactionConflict')).resolves({});
      expect(await transaction.transact({ bed: transaction.put(bedEntity, bed('a')) })).toBeUndefined();
      expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
      dynamo.restore();
    });

    it('gives up after a while with an error to retry', async () => {
      const dynamo = mockClient(DynamoDBDocumentClient);
      dynamo.on(TransactWriteCommand).rejects(cancelWith('TransactionConflict'));
      vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
      const ended = expect(
        transaction.transact({ bed: transaction.put(bedEntity, bed('a')) }),
      ).rejects.toMatchObject({
        code: 'CONFLICT.BUSY',
      });
      await vi.advanceTimersByTimeAsync(10_000);
      await ended;
      vi.useRealTimers();
      dynamo.restore();
    });

    it('passes other errors on', async () => {
      const dynamo = mockClient(DynamoDBDocumentClient);
      dynamo.on(TransactWriteCommand).rejects(cancelWith('ValidationError'));
      await expect(transaction.transact({ bed: transaction.put(bedEntity, bed('a')) })).rejects.toThrow(
        'canceled',
      );
      dynamo.restore();
    });
  });
});
