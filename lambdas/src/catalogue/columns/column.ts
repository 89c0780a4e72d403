export type NumberArray = Uint32Array | Float64Array;

/** Starts as a view of a snapshot: copied when it grows, written in place otherwise. */
export class Column<A extends NumberArray> {
  values: A;
  length: number;
  readonly #make: (length: number) => A;

  private constructor(values: A, make: (length: number) => A) {
    this.values = values;
    this.length = values.length;
    this.#make = make;
  }

  static uint32(values: Uint32Array = new Uint32Array(0)): Column<Uint32Array> {
    return new Column<Uint32Array>(values, (length) => new Uint32Array(length));
  }

  static float64(values: Float64Array = new Float64Array(0)): Column<Float64Array> {
    return new Column<Float64Array>(values, (length) => new Float64Array(length));
  }

  at(ordinal: number): number {
    return this.values[ordinal] ?? 0;
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = this.#make(this.length + (this.length >> 2) + 16);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = value;
  }

  used(): A {
    // TypeScript infers a union of arrays.
    return this.values.subarray(0, this.length) as A;
  }

  pick(ordinals: Uint32Array): Column<A> {
    const picked = this.#make(ordinals.length);
    for (let to = 0; to < ordinals.length; to++) picked[to] = this.at(ordinals[to] ?? 0);
    return new Column(picked, this.#make);
  }
}
