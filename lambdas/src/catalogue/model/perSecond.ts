const most = 100;
const keepMs = 1000;

export class PerSecond<T> {
  readonly #answers = new Map<string, { at: number; value: T }>();

  get(key: string, now: Date, find: () => T): T {
    const ms = now.getTime();
    const existing = this.#answers.get(key);
    if (existing && ms >= existing.at && ms - existing.at < keepMs) return existing.value;
    this.#answers.delete(key);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= most && oldest !== undefined) this.#answers.delete(oldest);
    const value = find();
    this.#answers.set(key, { at: ms, value });
    return value;
  }

  clear(): void {
    this.#answers.clear();
  }
}
