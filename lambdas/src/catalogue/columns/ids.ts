import { TextColumn } from './textColumn.ts';

/** If several ordinals share an id, the last wins. */
export class Ids {
  readonly #texts: TextColumn;
  readonly #sorted: Uint32Array;
  readonly #added = new Map<string, number>();

  constructor(texts: TextColumn = new TextColumn(), sorted: Uint32Array = new Uint32Array(0)) {
    this.#texts = texts;
    this.#sorted = sorted;
  }

  get length(): number {
    return this.#texts.length;
  }

  at(ordinal: number): string {
    return this.#texts.at(ordinal);
  }

  find(id: string): number | undefined {
    return this.#added.get(id) ?? this.#findStored(id);
  }

  #findStored(id: string): number | undefined {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(this.#sorted[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    const found = this.#sorted[low];
    return found !== undefined && this.at(found) === id ? found : undefined;
  }

  push(id: string): void {
    this.#added.set(id, this.#texts.length);
    this.#texts.push(id);
  }

  pick(ordinals: Uint32Array): { texts: TextColumn; sorted: Uint32Array } {
    const ids = Array.from(ordinals, (ordinal) => this.at(ordinal));
    const sorted = ids.map((id, ordinal) => ({ id, ordinal })).sort((a, b) => (a.id < b.id ? -1 : 1));
    return { texts: TextColumn.from(ids), sorted: Uint32Array.from(sorted, ({ ordinal }) => ordinal) };
  }
}
