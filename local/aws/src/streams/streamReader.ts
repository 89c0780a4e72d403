import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import { dynamoCall } from '#dynamo/dynamoCall.ts';

export const StreamRecord = z
  .object({
    dynamodb: z
      .object({
        SequenceNumber: z.string(),
        ApproximateCreationDateTime: z.number(),
        SizeBytes: z.number(),
      })
      .loose(),
  })
  .loose();
/** A change of the table, as the engine writes it and Lambda passes it on. */
export type StreamRecord = z.output<typeof StreamRecord>;

/** The position to read from: after a record, or from an end of the stream. */
export type StreamPosition = { after: string } | { from: 'TRIM_HORIZON' | 'LATEST' };

const Streams = z.object({ Streams: z.array(z.object({ StreamArn: z.string() })) });
const Described = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }),
});
const Iterator = z.object({ ShardIterator: z.string() });
const Page = z.object({ Records: z.array(StreamRecord), NextShardIterator: z.string().nullish() });

const maxRecords = 1000;
/** Half of what a page holds, as records are counted differently from the page's text. */
const fewBytes = 500_000;
/** Consumers further behind read again. */
const maxCachedRecords = 500;

/** In order, with one read shared by all consumers. */
export class StreamReader {
  private readonly engine: ServiceEmulator;
  private readonly tableName: string;
  private readonly pages = new Map<string, readonly StreamRecord[]>();
  private cachedCount = 0;
  /** Pending, or empty since the last wake. */
  private current: { key: string; page: Promise<readonly StreamRecord[]> } | undefined;
  private wakes = 0;
  /** Position → shard iterator. */
  private readonly iterators = new Map<string, string>();

  constructor(engine: ServiceEmulator, tableName: string) {
    this.engine = engine;
    this.tableName = tableName;
  }

  wake(): void {
    this.wakes += 1;
    this.current = undefined;
  }

  async read(position: StreamPosition): Promise<readonly StreamRecord[]> {
    const key = itemKey(position);
    const existing = this.pages.get(key);
    if (existing) return existing;
    if (this.current?.key !== key) this.current = { key, page: this.fetch(key, position) };
    return this.current.page;
  }

  private async fetch(key: string, position: StreamPosition): Promise<readonly StreamRecord[]> {
    const { wakes } = this;
    try {
      const ShardIterator = this.iterators.get(key) ?? (await this.open(position));
      const input = { ShardIterator, Limit: maxRecords };
      const { Records, NextShardIterator } = await dynamoCall(
        this.engine,
        'stream',
        'GetRecords',
        input,
        Page,
      );
      const last = Records.at(-1);
      this.iterators.delete(key);
      const nextKey = last ? itemKey({ after: last.dynamodb.SequenceNumber }) : key;
      if (NextShardIterator) this.iterators.set(nextKey, NextShardIterator);
      if (last) this.keep(key, Records);
      if (last && endsStream(Records) && wakes === this.wakes)
        this.current = { key: nextKey, page: Promise.resolve([]) };
      return Records;
    } catch (error) {
      if (this.current?.key === key) this.current = undefined;
      throw error;
    }
  }

  private keep(key: string, records: readonly StreamRecord[]): void {
    this.cachedCount += records.length - (this.pages.get(key)?.length ?? 0);
    this.pages.set(key, records);
    for (const [oldest, { length }] of this.pages) {
      if (this.cachedCount <= maxCachedRecords) return;
      this.pages.delete(oldest);
      this.iterators.delete(oldest);
      this.cachedCount -= length;
    }
  }

  private async open(position: StreamPosition): Promise<string> {
    const call = <T>(operation: string, input: object, answer: z.ZodType<T>) =>
      dynamoCall(this.engine, 'stream', operation, input, answer);
    const { Streams: found } = await call('ListStreams', { TableName: this.tableName }, Streams);
    const StreamArn = found[0]?.StreamArn;
    if (!StreamArn) throw new Error(`The table ${this.tableName} has no stream`);
    const { StreamDescription } = await call('DescribeStream', { StreamArn }, Described);
    // The local engines have one shard.
    const ShardId = StreamDescription.Shards.at(-1)?.ShardId;
    const from =
      'after' in position
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.after }
        : { ShardIteratorType: position.from };
    return (await call('GetShardIterator', { StreamArn, ShardId, ...from }, Iterator)).ShardIterator;
  }
}

/** The engine fills a page while there are records. */
function endsStream(records: readonly StreamRecord[]): boolean {
  const bytes = records.reduce((sum, { dynamodb }) => sum + dynamodb.SizeBytes, 0);
  return records.length < maxRecords && bytes < fewBytes;
}

const itemKey = (position: StreamPosition): string => ('after' in position ? position.after : position.from);
