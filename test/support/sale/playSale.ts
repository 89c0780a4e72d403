import { Consumer } from '@local/aws/streams/consumer.ts';
import type { Mapping } from '@local/aws/streams/mapping.ts';
import type { StreamPosition, StreamRecord } from '@local/aws/streams/streamReader.ts';
import * as z from 'zod';
import { seededRandom } from '#support/catalogue/random.ts';
import { VirtualTime } from './virtualTime.ts';

const MeasuredChange = z.object({
  /** The last part of the function's name. */
  follower: z.string(),
  /** The entity, or what the outbox carries. */
  kind: z.string(),
  phase: z.enum(['placed', 'paid']),
  ms: z.number(),
});
/** One stream record of an order, and how long its function took for it alone. */
export type MeasuredChange = z.output<typeof MeasuredChange>;

/** Each list is one order's. */
export const MeasuredOrders = z.array(z.array(MeasuredChange));

export interface SaleOptions {
  mappings: readonly Mapping[];
  orders: readonly (readonly MeasuredChange[])[];
  ordersPerSecond: number;
  seconds: number;
  /** Shards of the table's stream: a new on-demand table has four. */
  shards: number;
  seed: number;
}

/** From its writing until its batch was followed. */
export interface Lateness {
  follower: string;
  kind: string;
  changes: number;
  medianMs: number;
  p99Ms: number;
  maxMs: number;
}

/** From placing an order to its payment. */
const paysAfterMs = 30_000;
/** Lambda asks each shard four times a second. */
const pollEveryMs = 250;
/** Rows that orders share. The most asked florist gets one order of fourteen. */
const sharedBy: Readonly<Record<string, number>> = { capacity: 200, company: 200, product: 2000 };

interface Written {
  atMs: number;
  ms: number;
  kind: string;
  record: StreamRecord;
}

const Event = z.object({
  Records: z.array(z.object({ dynamodb: z.object({ SequenceNumber: z.string() }) })),
});

/** The consumers of a sale's orders, with the template's settings of their streams. */
export async function playSale(options: SaleOptions): Promise<Lateness[]> {
  const followers = await Promise.all(options.mappings.map((mapping) => follow(mapping, options)));
  return followers.flat();
}

async function follow(mapping: Mapping, options: SaleOptions): Promise<Lateness[]> {
  const follower = mapping.functionName.split('-').at(-1) ?? '';
  const stream = writeStream(follower, options);
  if (stream.length === 0) return [];
  const time = new VirtualTime();
  const late = new Map<string, number[]>();
  let followed = 0;
  const note = (kind: string, lateMs: number) => {
    const all = late.get(kind) ?? [];
    late.set(kind, all);
    all.push(lateMs);
  };
  const findWritten = (sequenceNumber: string) => {
    const written = stream[Number(sequenceNumber) - 1];
    if (!written) throw new Error(`There is no record ${sequenceNumber}`);
    return written;
  };
  const consumer = new Consumer({
    // The stream has only records that pass its filter.
    mapping: { ...mapping, patterns: [] },
    time,
    lanes: options.shards * mapping.parallelisation,
    position: { from: 'TRIM_HORIZON' },
    reader: { read: async (position) => readNext(stream, position, time.nowMs()) },
    keep: () => undefined,
    invoke: async (event) => {
      const batch = Event.parse(event).Records.map(({ dynamodb }) => findWritten(dynamodb.SequenceNumber));
      await time.pause(batch.reduce((sum, { ms }) => sum + ms, 0));
      for (const { kind, atMs } of batch) note(kind, time.nowMs() - atMs);
      followed += batch.length;
      return {};
    },
    giveUp: () => {
      throw new Error('A change was given up');
    },
    onError: (error) => {
      throw error;
    },
  });
  consumer.start();
  await time.runUntil(() => followed === stream.length);
  let isStopped = false;
  const stopped = consumer.stop().then(() => {
    isStopped = true;
  });
  await time.runUntil(() => isStopped);
  await stopped;
  return [...late].map(([kind, all]) => ({ follower, kind, ...summarise(all) }));
}

function summarise(late: readonly number[]): Pick<Lateness, 'changes' | 'medianMs' | 'p99Ms' | 'maxMs'> {
  const sorted = late.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { changes: sorted.length, medianMs: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

/** All changes of the sale that this consumer follows, in the order of their writing. */
function writeStream(follower: string, { orders, ordersPerSecond, seconds, seed }: SaleOptions): Written[] {
  const random = seededRandom(seed);
  const changes = Array.from({ length: ordersPerSecond * seconds }, (_, number) => {
    const placedMs = (number / ordersPerSecond) * 1000;
    const florist = random.fraction() ** 2;
    return (orders[number % orders.length] ?? []).map((change, at) => {
      const rows = sharedBy[change.kind];
      const row = rows === undefined ? `${number}` : `of all ${Math.floor(florist * rows)}`;
      // The changes of an order's row are one item's; messages are items of their own.
      const part = rows === undefined && change.kind !== 'order' ? ` ${at}` : '';
      return {
        ...change,
        atMs: placedMs + (change.phase === 'paid' ? paysAfterMs : 0),
        pk: `${change.kind} ${row}${part}`,
      };
    });
  });
  return changes
    .flat()
    .filter((change) => change.follower === follower)
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ atMs, ms, kind, pk }, at) => ({ atMs, ms, kind, record: toRecord(pk, atMs, at) }));
}

const toRecord = (pk: string, atMs: number, at: number): StreamRecord => ({
  dynamodb: {
    Keys: { pk: { S: pk } },
    SequenceNumber: String(at + 1),
    ApproximateCreationDateTime: atMs / 1000,
    SizeBytes: 1000,
  },
});

const maxRecords = 1000;

function readNext(stream: readonly Written[], position: StreamPosition, nowMs: number): StreamRecord[] {
  const from = 'after' in position ? Number(position.after) : 0;
  const seenUntilMs = Math.floor(nowMs / pollEveryMs) * pollEveryMs;
  const page = stream.slice(from, from + maxRecords);
  const end = page.findIndex(({ atMs }) => atMs > seenUntilMs);
  return page.slice(0, end < 0 ? page.length : end).map(({ record }) => record);
}
