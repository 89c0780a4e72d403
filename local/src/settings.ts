import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
const defaultPort = 8080;

export interface RunSettings {
  port: number;
  host: string | undefined;
  dataDir: string;
  printLogs: boolean;
  dynamodb: string | undefined;
  streamShards?: number;
  clock?: { startsAt: Date };
  /** A built assembly; undefined builds one. */
  assemblyDir: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Throws for an invalid port or date. */
export function readSettings(variables: Variables): RunSettings {
  const { PORT, HOST, DATA_DIR, LOG, DYNAMODB, STREAM_SHARDS, CLOCK_STARTS_AT, CDK_OUT } = variables;
  const port = PORT ? Number(PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${PORT} is not a port: choose a number up to 65535`);
  const streamShards = STREAM_SHARDS ? Number(STREAM_SHARDS) : undefined;
  if (streamShards !== undefined && !(Number.isInteger(streamShards) && streamShards > 0))
    throw new Error(`STREAM_SHARDS=${STREAM_SHARDS} is not a number of shards: choose 1 or more`);
  const startsAt = CLOCK_STARTS_AT ? new Date(CLOCK_STARTS_AT) : undefined;
  if (Number.isNaN(startsAt?.getTime()))
    throw new Error(`CLOCK_STARTS_AT=${CLOCK_STARTS_AT} is not a date: write it as 2026-11-23T00:00:00Z`);
  const dataDir = DATA_DIR || join(root, '.local');
  return {
    port,
    host: HOST || undefined,
    dataDir: dataDir === ':memory:' ? dataDir : resolve(dataDir),
    printLogs: LOG === '1',
    dynamodb: DYNAMODB || undefined,
    ...(streamShards && { streamShards }),
    ...(startsAt && { clock: { startsAt } }),
    assemblyDir: CDK_OUT ? resolve(CDK_OUT) : undefined,
  };
}
