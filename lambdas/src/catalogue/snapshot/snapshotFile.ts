import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { fromSteps, toSteps } from '#catalogue/columns/packedSets.ts';
import type { SectionReader, SectionWriter } from '#catalogue/columns/sections.ts';
import { TextIndex } from '#catalogue/search/textIndex.ts';
import { readTexts, writeTexts } from './productSections.ts';

/** Layout: eight letters, format version, length, a zstd frame with checksum. */
const magic = 'BLOOMCAT';
const headLength = magic.length + 8;
/** Raise with each change of the sections: containers then ignore older snapshots. */
const formatVersion = 4;
/** Takes a third of level 9's time for a tenth more bytes. */
const compressionLevel = 3;

export function packFile(raw: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(headLength);
  head.write(magic, 'latin1');
  head.writeUInt32LE(formatVersion, magic.length);
  head.writeUInt32LE(raw.length, magic.length + 4);
  const compressed = zstdCompressSync(raw, {
    params: {
      [constants.ZSTD_c_compressionLevel]: compressionLevel,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
  return Buffer.concat([head, compressed]);
}

export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/** Throws a SnapshotError for another format or a damaged file. */
export function unpackFile(file: Buffer): Buffer {
  if (file.length < headLength || file.toString('latin1', 0, magic.length) !== magic)
    throw new SnapshotError('This is not a catalogue snapshot');
  const version = file.readUInt32LE(magic.length);
  if (version !== formatVersion) throw new SnapshotError(`The snapshot has the format ${version}`);
  const length = file.readUInt32LE(magic.length + 4);
  const raw = decompress(file.subarray(headLength), length);
  if (raw.length !== length) throw new SnapshotError('The snapshot is cut off');
  return raw;
}

function decompress(compressed: Buffer, length: number): Buffer {
  try {
    // A single chunk avoids joining copies; zlib has a minimum size.
    return zstdDecompressSync(compressed, { chunkSize: length + 64 });
  } catch (cause) {
    throw new SnapshotError('The snapshot is damaged', { cause });
  }
}

/** Requires a compacted index. */
export function writeText(to: SectionWriter, text: TextIndex): void {
  const { terms, starts, ordinals } = text.stored;
  const steps = new Uint32Array(ordinals.length);
  for (let at = 0; at < terms.length; at++)
    steps.set(toSteps(ordinals.subarray(starts[at], starts[at + 1])), starts[at]);
  writeTexts(to, 'terms', terms);
  to.add('terms.ordinalStarts', starts);
  to.add('terms.ordinals', steps);
}

export function readText(from: SectionReader): TextIndex {
  const terms = readTexts(from, 'terms');
  const starts = from.uint32('terms.ordinalStarts');
  const ordinals = from.uint32('terms.ordinals');
  for (let at = 0; at < terms.length; at++) fromSteps(ordinals.subarray(starts[at], starts[at + 1]));
  return new TextIndex({ terms, starts, ordinals });
}
