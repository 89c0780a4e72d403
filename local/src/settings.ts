import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
const defaultPort = 8080;

export interface RunSettings {
  port: number;
  host: string | undefined;
  dataDir: string;
  printLogs: boolean;
  dynamodb: string | undefined;
  /** A cloud assembly that somebody built already; without it one is built. */
  assemblyDir: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** PORT, HOST, DATA_DIR, LOG, DYNAMODB and CDK_OUT. Throws when the port is no port. */
export function readSettings({ PORT, HOST, DATA_DIR, LOG, DYNAMODB, CDK_OUT }: Variables): RunSettings {
  const port = PORT ? Number(PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${PORT} is no port: choose a number up to 65535`);
  const dataDir = DATA_DIR || join(root, '.local');
  return {
    port,
    host: HOST || undefined,
    dataDir: dataDir === ':memory:' ? dataDir : resolve(dataDir),
    printLogs: LOG === '1',
    dynamodb: DYNAMODB || undefined,
    assemblyDir: CDK_OUT ? resolve(CDK_OUT) : undefined,
  };
}
