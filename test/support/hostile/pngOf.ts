import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PngOptions {
  width: number;
  height: number;
  /** Counts rows of one bit a pixel; by default as many as width and height say. */
  rows?: number;
  wrongCrc?: boolean;
  noPixels?: boolean;
  /** Chunks before the pixels. */
  before?: readonly Buffer[];
}

/** A grey picture whose header may claim what its pixels do not hold. */
export function pngOf({ width, height, rows = height, wrongCrc, noPixels, before = [] }: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header, wrongCrc),
    ...before,
    ...(noPixels ? [] : [pngChunk('IDAT', pixels)]),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer, wrongCrc = false): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc32(named) ^ (wrongCrc ? 1 : 0)) >>> 0);
  return Buffer.concat([length, named, sum]);
}

/** Text that takes a thousand times its size when it is unpacked. */
export const textBomb = (megabytes: number): Buffer =>
  pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(megabytes << 20, 0x41))]),
  );
