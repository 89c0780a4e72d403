import { Column } from './column.ts';

/** Snapshot texts stay bytes until read. */
export class TextColumn {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #added: string[] = [];

  constructor(bytes: Buffer = Buffer.alloc(0), starts: Uint32Array = new Uint32Array(1)) {
    this.#bytes = bytes;
    this.#starts = starts;
  }

  static from(texts: Iterable<string>): TextColumn {
    const column = new TextColumn();
    for (const text of texts) column.push(text);
    return column;
  }

  get length(): number {
    return this.#starts.length - 1 + this.#added.length;
  }

  at(ordinal: number): string {
    const stored = this.#starts.length - 1;
    if (ordinal >= stored) return this.#added[ordinal - stored] ?? '';
    return this.#bytes.toString('utf8', this.#starts[ordinal], this.#starts[ordinal + 1]);
  }

  push(text: string): void {
    this.#added.push(text);
  }

  store(ordinals: Uint32Array): { bytes: Buffer; starts: Uint32Array } {
    const starts = Column.uint32();
    const parts: Buffer[] = [];
    let length = 0;
    for (const ordinal of ordinals) {
      const part = this.#bytesAt(ordinal);
      starts.push(length);
      parts.push(part);
      length += part.length;
    }
    starts.push(length);
    return { bytes: Buffer.concat(parts, length), starts: starts.used() };
  }

  #bytesAt(ordinal: number): Buffer {
    const stored = this.#starts.length - 1;
    if (ordinal >= stored) return Buffer.from(this.#added[ordinal - stored] ?? '', 'utf8');
    return this.#bytes.subarray(this.#starts[ordinal], this.#starts[ordinal + 1]);
  }

  pick(ordinals: Uint32Array): TextColumn {
    const { bytes, starts } = this.store(ordinals);
    return new TextColumn(bytes, starts);
  }
}

export function allOrdinals(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, ordinal) => ordinal);
}
