import * as z from 'zod';

type Stored = Uint32Array | Float64Array | Buffer;

const Contents = z.array(z.object({ name: z.string(), start: z.int(), bytes: z.int() }));
type Contents = z.output<typeof Contents>;

/** Eight-byte alignment, so that sections can be viewed as numbers in place. */
const align = (bytes: number) => (bytes + 7) & ~7;

export class SectionWriter {
  readonly #contents: Contents = [];
  readonly #parts: Buffer[] = [];
  #length = 0;

  add(name: string, values: Stored): void {
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    this.#contents.push({ name, start: this.#length, bytes: bytes.length });
    const padding = Buffer.alloc(align(bytes.length) - bytes.length);
    this.#parts.push(bytes, padding);
    this.#length += bytes.length + padding.length;
  }

  addJson(name: string, value: unknown): void {
    this.add(name, Buffer.from(JSON.stringify(value)));
  }

  bytes(): Buffer {
    const contents = Buffer.from(JSON.stringify(this.#contents));
    const head = Buffer.alloc(8 + align(contents.length));
    head.writeUInt32LE(contents.length, 0);
    contents.copy(head, 8);
    return Buffer.concat([head, ...this.#parts]);
  }
}

/** Zero-copy views; the bytes must be 8-byte aligned in their buffer. */
export class SectionReader {
  readonly #bytes: Buffer;
  readonly #places: ReadonlyMap<string, Contents[number]>;
  readonly #from: number;

  constructor(bytes: Buffer) {
    const length = bytes.readUInt32LE(0);
    this.#bytes = bytes;
    const contents = Contents.parse(JSON.parse(bytes.toString('utf8', 8, 8 + length)));
    this.#places = new Map(contents.map((place) => [place.name, place]));
    this.#from = 8 + align(length);
  }

  bytes(name: string): Buffer {
    const place = this.#places.get(name);
    if (!place) throw new Error(`The snapshot has no section ${name}`);
    const start = this.#from + place.start;
    return this.#bytes.subarray(start, start + place.bytes);
  }

  uint32(name: string): Uint32Array {
    const { buffer, byteOffset, byteLength } = this.bytes(name);
    return new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
  }

  float64(name: string): Float64Array {
    const { buffer, byteOffset, byteLength } = this.bytes(name);
    return new Float64Array(buffer, byteOffset, byteLength / Float64Array.BYTES_PER_ELEMENT);
  }

  json(name: string): unknown {
    return JSON.parse(this.bytes(name).toString('utf8'));
  }
}
