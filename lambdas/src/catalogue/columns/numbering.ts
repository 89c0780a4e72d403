export class Numbering {
  readonly ids: string[];
  readonly #numbers: Map<string, number>;

  constructor(ids: readonly string[] = []) {
    this.ids = [...ids];
    this.#numbers = new Map(this.ids.map((id, number) => [id, number]));
  }

  find(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  of(id: string): number {
    const existing = this.#numbers.get(id);
    if (existing !== undefined) return existing;
    const number = this.ids.length;
    this.#numbers.set(id, number);
    this.ids.push(id);
    return number;
  }
}
