import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import * as z from 'zod';
import { Change } from './change.ts';

/** An item of the table holds 400 KB at most, its names included. */
const maxPartBytes = 350 * 1024;

const Changes = z.array(Change);

/** What a log item carries: compressed, and cut when a florist's zones are too much for one item. */
export function packChanges(changes: readonly Change[]): Uint8Array<ArrayBuffer>[] {
  const bytes = zstdCompressSync(JSON.stringify(changes));
  const count = Math.ceil(bytes.length / maxPartBytes);
  return Array.from({ length: count }, (_, part) =>
    bytes.subarray(part * maxPartBytes, (part + 1) * maxPartBytes),
  );
}

/** Throws for what is no list of changes: newer code may write what this code does not know. */
export function unpackChanges(parts: readonly Uint8Array[]): Change[] {
  return Changes.parse(JSON.parse(zstdDecompressSync(Buffer.concat(parts)).toString('utf8')));
}
