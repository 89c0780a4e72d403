import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { Change } from './change.ts';

/** DynamoDB items hold at most 400 KB, names included. */
const maxPartBytes = 350 * 1024;

const Changes = z.array(Change);

/** Compressed, and split when a florist's zones exceed an item. */
export function packChanges(changes: readonly Change[]): Uint8Array<ArrayBuffer>[] {
  const bytes = zstdCompressSync(JSON.stringify(changes));
  const count = Math.ceil(bytes.length / maxPartBytes);
  return Array.from({ length: count }, (_, part) =>
    bytes.subarray(part * maxPartBytes, (part + 1) * maxPartBytes),
  );
}

/** Throws for unreadable changes, which newer code may have written. */
export function unpackChanges(parts: readonly Uint8Array[]): Change[] {
  return Changes.parse(JSON.parse(zstdDecompressSync(Buffer.concat(parts)).toString('utf8')));
}
