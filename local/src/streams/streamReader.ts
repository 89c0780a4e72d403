import * as z from 'zod';
import { dynamoCall } from '../dynamo/dynamoCall.ts';
import type { StandIn } from '../standIn.ts';

export const StreamRecord = z
  .object({
    dynamodb: z.object({ SequenceNumber: z.string(), ApproximateCreationDateTime: z.number() }).loose(),
  })
  .loose();
/** A change of the table, as the engine writes it and Lambda passes it on. */
export type StreamRecord = z.output<typeof StreamRecord>;

/** Where reading goes on: after a record, or from an end of the stream. */
export type StreamPosition = { after: string } | { from: 'TRIM_HORIZON' | 'LATEST' };

const Streams = z.object({ Streams: z.array(z.object({ StreamArn: z.string() })) });
const Described = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }),
});
const Iterator = z.object({ ShardIterator: z.string() });
const Page = z.object({ Records: z.array(StreamRecord), NextShardIterator: z.string().nullish() });

const mostRecords = 1000;

/** Reads the stream of one table, in order, from a position on. */
export class StreamReader {
  private readonly engine: StandIn;
  private readonly tableName: string;
  private position: StreamPosition;
  private iterator: string | undefined;

  constructor(engine: StandIn, tableName: string, position: StreamPosition) {
    this.engine = engine;
    this.tableName = tableName;
    this.position = position;
  }

  /** The next records; none when there is nothing new. */
  async read(): Promise<StreamRecord[]> {
    this.iterator ??= await this.open();
    const input = { ShardIterator: this.iterator, Limit: mostRecords };
    const page = await dynamoCall(this.engine, 'stream', 'GetRecords', input, Page);
    const last = page.Records.at(-1);
    if (last) this.position = { after: last.dynamodb.SequenceNumber };
    this.iterator = page.NextShardIterator ?? undefined;
    return page.Records;
  }

  private async open(): Promise<string> {
    const call = <T>(operation: string, input: object, answer: z.ZodType<T>) =>
      dynamoCall(this.engine, 'stream', operation, input, answer);
    const { Streams: found } = await call('ListStreams', { TableName: this.tableName }, Streams);
    const StreamArn = found[0]?.StreamArn;
    if (!StreamArn) throw new Error(`The table ${this.tableName} has no stream`);
    const { StreamDescription } = await call('DescribeStream', { StreamArn }, Described);
    // The local engines have one shard.
    const ShardId = StreamDescription.Shards.at(-1)?.ShardId;
    const from =
      'after' in this.position
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: this.position.after }
        : { ShardIteratorType: this.position.from };
    return (await call('GetShardIterator', { StreamArn, ShardId, ...from }, Iterator)).ShardIterator;
  }
}
