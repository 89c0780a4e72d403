import { randomUUID } from 'node:crypto';
import type { DataFolder } from '@local/kit/dataFolder.ts';
import type { Buckets } from '#buckets/buckets.ts';
import type { Clock } from '#clock.ts';
import type { Engine } from '#dynamo/engine.ts';
import type { Functions } from '#functions/functions.ts';
import type { Permissions } from '#iam/permissions.ts';
import type { Queues } from '#queues/queues.ts';
import { Consumer } from './consumer.ts';
import type { Mapping } from './mapping.ts';
import { Positions } from './positions.ts';
import { type StreamPosition, StreamReader, type StreamRecord } from './streamReader.ts';

export interface StreamsOptions {
  mappings: readonly Mapping[];
  engine: Engine;
  functions: Functions;
  permissions: Permissions;
  queues: Queues;
  buckets: Buckets;
  data: DataFolder;
  clock: Clock;
  /** Plays as many shards, each with its mapping's lanes; without it one lane follows the whole stream in order. */
  shards: number | undefined;
  onError: (error: unknown) => void;
}

/** For changes that bypass the write signal. */
const pollMs = 1000;
/** Streams keep records for 24 hours. */
const keepMs = 24 * 60 * 60 * 1000;
const trimEveryMs = 60 * 60 * 1000;

const readActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];

export class Streams {
  private readonly options: StreamsOptions;
  private readonly positions: Positions;
  private readers = new Map<string, StreamReader>();
  private consumers: Consumer[] = [];
  private timers: NodeJS.Timeout[] = [];
  private trimming = Promise.resolve();

  /** Throws when a function may not read its stream. */
  constructor(options: StreamsOptions) {
    this.options = options;
    this.positions = new Positions(options.data);
    for (const { functionName, streamArn } of options.mappings)
      for (const action of readActions) this.check(functionName, `dynamodb:${action}`, streamArn);
  }

  /** A new table is read from its beginning, whatever the mapping's starting position. */
  start(isNewTable: (tableName: string) => boolean): void {
    const { mappings, engine } = this.options;
    const tables = new Set(mappings.map(({ tableName }) => tableName));
    this.readers = new Map([...tables].map((table) => [table, new StreamReader(engine, table)]));
    this.consumers = mappings.map((mapping) => this.makeConsumer(mapping, isNewTable));
    this.positions.flush();
    for (const consumer of this.consumers) consumer.start();
    this.timers = [
      setInterval(() => this.wake(), pollMs).unref(),
      setInterval(() => this.startTrim(), trimEveryMs).unref(),
    ];
    this.startTrim();
  }

  wake(): void {
    for (const reader of this.readers.values()) reader.wake();
    for (const consumer of this.consumers) consumer.wake();
  }

  /** Includes writes of the consumers themselves. */
  async settle(): Promise<void> {
    // A consumer's writes may concern another one.
    for (let round = 0; round < 2; round++) {
      this.wake();
      await Promise.all(this.consumers.map((consumer) => consumer.settle()));
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([this.trimming, ...this.consumers.map((consumer) => consumer.stop())]);
    this.consumers = [];
    this.positions.flush();
  }

  private startTrim(): void {
    this.trimming = this.trim().catch(this.options.onError);
  }

  /** Never deletes records that a consumer has not reached: nothing ran while the cloud was stopped. */
  private async trim(): Promise<void> {
    // The engine dates records by the machine's clock.
    const before = new Date(Date.now() - keepMs);
    for (const tableName of this.readers.keys())
      await this.options.engine.trimStream({ tableName, followed: this.findFollowed(tableName), before });
  }

  /** The lowest sequence number of a table's consumers. */
  private findFollowed(tableName: string): string {
    const mappings = this.options.mappings.filter((mapping) => mapping.tableName === tableName);
    const positions = mappings.map((mapping) => this.positions.find(mapping));
    const numbers = positions.map((position) => (position && 'after' in position ? position.after : '0'));
    return numbers.reduce((least, number) => (BigInt(number) < BigInt(least) ? number : least));
  }

  private makeConsumer(mapping: Mapping, isNewTable: (tableName: string) => boolean): Consumer {
    const { functions, shards, onError } = this.options;
    const { tableName, functionName } = mapping;
    const reader = this.readers.get(tableName);
    if (!reader) throw new Error(`No stream of ${tableName} is read`);
    const position = this.positions.find(mapping) ?? firstPosition(mapping, isNewTable(tableName));
    const keep = (reached: StreamPosition) => this.positions.save(mapping, reached);
    keep(position);
    return new Consumer({
      mapping,
      reader,
      position,
      lanes: shards === undefined ? 1 : shards * mapping.parallelisation,
      keep,
      invoke: (event) => functions.invoke(functionName, event),
      giveUp: (records, condition) => this.giveUp(mapping, records, condition),
      onError,
    });
  }

  private giveUp(mapping: Mapping, records: readonly StreamRecord[], condition: string): void {
    const { functionName, onFailureArn, streamArn } = mapping;
    if (!onFailureArn) return;
    const message = {
      version: '1.0',
      timestamp: this.options.clock.now().toISOString(),
      requestContext: { functionArn: this.options.functions.getSpec(functionName).arn, condition },
      DDBStreamBatchInfo: {
        shardId: 'local',
        startSequenceNumber: records.at(0)?.dynamodb.SequenceNumber,
        endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
        batchSize: records.length,
        streamArn,
      },
    };
    if (onFailureArn.startsWith('arn:aws:s3:::')) this.keepWhole(mapping, onFailureArn, message, records);
    else {
      this.check(functionName, 'sqs:SendMessage', onFailureArn);
      this.options.queues.send(onFailureArn, message);
    }
  }

  /** A bucket gets the records too. */
  private keepWhole(
    { name, functionName }: Mapping,
    bucketArn: string,
    message: { timestamp: string },
    records: readonly StreamRecord[],
  ): void {
    const bucket = bucketArn.slice('arn:aws:s3:::'.length);
    const key = `aws/lambda/${name}/${message.timestamp}-${randomUUID()}`;
    this.check(functionName, 's3:ListBucket', bucketArn);
    this.check(functionName, 's3:PutObject', `${bucketArn}/${key}`);
    const whole = { ...message, payload: JSON.stringify({ Records: records }) };
    this.options.buckets.put(bucket, key, Buffer.from(JSON.stringify(whole)), this.options.clock.now());
  }

  private check(functionName: string, action: string, resource: string): void {
    const { name } = this.options.functions.getSpec(functionName);
    if (!this.options.permissions.mayDo(name, { action, resources: [resource] }))
      throw new Error(`${functionName} may not ${action} on ${resource}`);
  }
}

function firstPosition({ startsAtEnd }: Mapping, isNewTable: boolean): StreamPosition {
  return { from: startsAtEnd && !isNewTable ? 'LATEST' : 'TRIM_HORIZON' };
}
