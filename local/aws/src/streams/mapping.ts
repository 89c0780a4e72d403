import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';

const MappingProperties = z.object({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  Enabled: z.boolean().default(true),
  BatchSize: z.int().default(100),
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']),
  MaximumBatchingWindowInSeconds: z.number().default(0),
  /** -1: until the record expires. */
  MaximumRetryAttempts: z.int().default(-1),
  MaximumRecordAgeInSeconds: z.int().default(-1),
  BisectBatchOnFunctionError: z.boolean().default(false),
  ParallelizationFactor: z.int().default(1),
  FunctionResponseTypes: z.array(z.string()).default([]),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).default({ Filters: [] }),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).default({}),
});

export interface Mapping {
  name: string;
  functionName: string;
  streamArn: string;
  tableName: string;
  batchSize: number;
  startsAtEnd: boolean;
  windowMs: number;
  maxRetries: number;
  maxAgeMs: number;
  bisects: boolean;
  reportsFailures: boolean;
  /** Batches of a shard at once. */
  parallelisation: number;
  /** A record passes when any pattern matches, or without patterns. */
  patterns: readonly unknown[];
  onFailureArn: string | undefined;
}

export function readMappings(deployment: Deployment): Mapping[] {
  return deployment
    .list('AWS::Lambda::EventSourceMapping', MappingProperties)
    .filter(({ properties }) => properties.Enabled)
    .map(({ name, properties }) => toMapping(name, properties));
}

function toMapping(name: string, properties: z.output<typeof MappingProperties>): Mapping {
  const tableName = /:table\/([^/]+)\/stream\//.exec(properties.EventSourceArn)?.[1];
  if (!tableName)
    throw new Error(`The local run plays streams of tables only, not ${properties.EventSourceArn}`);
  const orNever = (count: number) => (count < 0 ? Number.POSITIVE_INFINITY : count);
  return {
    name,
    functionName: properties.FunctionName,
    streamArn: properties.EventSourceArn,
    tableName,
    batchSize: properties.BatchSize,
    startsAtEnd: properties.StartingPosition === 'LATEST',
    windowMs: properties.MaximumBatchingWindowInSeconds * 1000,
    maxRetries: orNever(properties.MaximumRetryAttempts),
    maxAgeMs: orNever(properties.MaximumRecordAgeInSeconds) * 1000,
    bisects: properties.BisectBatchOnFunctionError,
    reportsFailures: properties.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    parallelisation: properties.ParallelizationFactor,
    patterns: properties.FilterCriteria.Filters.map(({ Pattern }): unknown => JSON.parse(Pattern)),
    onFailureArn: properties.DestinationConfig.OnFailure?.Destination,
  };
}
