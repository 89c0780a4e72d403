/** Persistent; replace values, never mutate them. Created by `RecordFile`. */
export class RecordMap<T> {
  private readonly records: Map<string, T>;
  private readonly keep: (key: string, value: T | undefined) => void;

  constructor(records: Map<string, T>, keep: (key: string, value: T | undefined) => void) {
    this.records = records;
    this.keep = keep;
  }

  get size(): number {
    return this.records.size;
  }

  get(key: string): T | undefined {
    return this.records.get(key);
  }

  set(key: string, value: T): void {
    this.records.set(key, value);
    this.keep(key, value);
  }

  delete(key: string): boolean {
    const had = this.records.delete(key);
    if (had) this.keep(key, undefined);
    return had;
  }

  /** In insertion order. */
  values(): MapIterator<T> {
    return this.records.values();
  }

  keys(): MapIterator<string> {
    return this.records.keys();
  }

  entries(): MapIterator<[string, T]> {
    return this.records.entries();
  }

  forgetAll(): void {
    this.records.clear();
  }
}
