import * as z from 'zod';
import type { Permissions } from '../aws/permissions.ts';
import type { DataFolder } from '../data/dataFolder.ts';
import type { Functions } from '../functions/functions.ts';
import type { Queues } from '../queues/queues.ts';
import type { StandIn } from '../standIn.ts';
import { Consumer } from './consumer.ts';
import type { Mapping } from './mapping.ts';
import { type StreamPosition, StreamReader, type StreamRecord } from './streamReader.ts';

export interface StreamsOptions {
  mappings: readonly Mapping[];
  engine: StandIn;
  functions: Functions;
  permissions: Permissions;
  queues: Queues;
  data: DataFolder;
  onError: (error: unknown) => void;
}

const Position = z.union([
  z.object({ after: z.string() }),
  z.object({ from: z.enum(['TRIM_HORIZON', 'LATEST']) }),
]);

const readActions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
const fileOf = ({ name }: Mapping) => `streams/${name}.json`;

/** All event source mappings. How far each has come is kept, so that a restart goes on there and nothing is lost. */
export class Streams {
  private readonly options: StreamsOptions;
  private consumers: Consumer[] = [];

  /** Throws when a function may not read the stream it is to follow. */
  constructor(options: StreamsOptions) {
    this.options = options;
    for (const { functionName, streamArn } of options.mappings)
      for (const action of readActions) this.check(functionName, `dynamodb:${action}`, streamArn);
  }

  /** From now on changes are followed; of a new table all of them, whatever the mapping's starting position. */
  start(isNewTable: (tableName: string) => boolean): void {
    this.consumers = this.options.mappings.map((mapping) => this.makeConsumer(mapping, isNewTable));
    for (const consumer of this.consumers) consumer.start();
  }

  wake(): void {
    for (const consumer of this.consumers) consumer.wake();
  }

  /** Resolves when everything written before is followed, with what follows from that. */
  async settle(): Promise<void> {
    // What one consumer writes may be for another.
    for (let round = 0; round < 2; round++)
      await Promise.all(this.consumers.map((consumer) => consumer.settle()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
    this.consumers = [];
  }

  private makeConsumer(mapping: Mapping, isNewTable: (tableName: string) => boolean): Consumer {
    const { engine, functions, data, onError } = this.options;
    const keep = (position: StreamPosition) => data.write(fileOf(mapping), JSON.stringify(position));
    const position = this.findPosition(mapping) ?? firstPosition(mapping, isNewTable(mapping.tableName));
    keep(position);
    return new Consumer({
      mapping,
      reader: new StreamReader(engine, mapping.tableName, position),
      keep,
      invoke: (event) => functions.invoke(mapping.functionName, event),
      giveUp: (records, condition) => this.giveUp(mapping, records, condition),
      onError,
    });
  }

  private findPosition(mapping: Mapping): StreamPosition | undefined {
    const kept = this.options.data.read(fileOf(mapping));
    return kept === undefined ? undefined : Position.parse(JSON.parse(kept));
  }

  private giveUp(mapping: Mapping, records: readonly StreamRecord[], condition: string): void {
    const { functionName, onFailureArn, streamArn } = mapping;
    if (!onFailureArn) return;
    this.check(functionName, 'sqs:SendMessage', onFailureArn);
    this.options.queues.send(onFailureArn, {
      version: '1.0',
      timestamp: new Date().toISOString(),
      requestContext: { functionArn: this.options.functions.getSpec(functionName).arn, condition },
      DDBStreamBatchInfo: {
        shardId: 'local',
        startSequenceNumber: records.at(0)?.dynamodb.SequenceNumber,
        endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
        batchSize: records.length,
        streamArn,
      },
    });
  }

  private check(functionName: string, action: string, resource: string): void {
    if (!this.options.permissions.mayDo(functionName, { action, resources: [resource] }))
      throw new Error(`${functionName} may not ${action} on ${resource}`);
  }
}

function firstPosition({ startsAtEnd }: Mapping, isNewTable: boolean): StreamPosition {
  return { from: startsAtEnd && !isNewTable ? 'LATEST' : 'TRIM_HORIZON' };
}
