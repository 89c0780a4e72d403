import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface EngineCommand {
  program: string;
  args: readonly string[];
  database?: string;
  scratchDir?: string;
}

export interface EngineData {
  port: number;
  dir: string | undefined;
}

const sharedMemory = '/dev/shm';
const muchBytes = 1024 ** 3;
const jarDir = join(import.meta.dirname, '../../../tools/dynamodb-local');
const remedy = `Install Java 17 and run "npm ci" in tools/dynamodb-local, then try again.`;

/** The native engine, or AWS's where none is available. */
export function engineCommand(wish: string | undefined, data: EngineData): EngineCommand {
  if (wish !== undefined && wish !== 'local-jar')
    throw new Error(`DYNAMODB=${wish} is not known: leave it out, or set it to local-jar`);
  const native = wish === undefined ? findNative() : undefined;
  return native ? nativeCommand(native, data) : jarCommand(data);
}

function findNative(): string | undefined {
  const { platform, arch } = process;
  if (platform !== 'linux' || arch !== 'x64') return undefined;
  const manifest = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json');
  const program = join(manifest, '../dynoxide');
  return existsSync(program) ? program : undefined;
}

/** Always a file: `StreamTable` needs a second connection. */
function nativeCommand(program: string, { port, dir }: EngineData): EngineCommand {
  const scratchDir = dir === undefined ? mkdtempSync(join(findScratchRoot(), 'aws-local-table-')) : undefined;
  const database = join(dir ?? scratchDir ?? '', 'dynamo.db');
  return { program, args: ['serve', '--port', String(port), '--db-path', database], database, scratchDir };
}

/** Prefers a large tmpfs: on a disk each write would wait. */
function findScratchRoot(): string {
  if (!existsSync(sharedMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= muchBytes ? sharedMemory : tmpdir();
}

function jarCommand({ port, dir }: EngineData): EngineCommand {
  const emulator = join(jarDir, 'node_modules/amplify-dynamodb-simulator/emulator');
  if (!existsSync(join(emulator, 'DynamoDBLocal.jar')))
    throw new Error(
      `There is no DynamoDB engine for this machine (${process.platform} ${process.arch}). ${remedy}`,
    );
  const storage = dir ? ['-sharedDb', '-dbPath', dir] : ['-sharedDb', '-inMemory'];
  const libraries = `-Djava.library.path=${join(emulator, 'DynamoDBLocal_lib')}`;
  return {
    program: 'java',
    args: [libraries, '-jar', join(emulator, 'DynamoDBLocal.jar'), '-port', String(port), ...storage],
  };
}
