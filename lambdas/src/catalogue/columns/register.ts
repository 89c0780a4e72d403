import type { Removal } from '#model/catalogueLog/change.ts';

interface Revised {
  id: string;
  revision: number;
}

/** Remembers removals, so that older changes restore nothing. */
export class Register<T extends Revised> {
  readonly #current: Map<string, T>;
  readonly #removed: Map<string, number>;

  constructor(current: readonly T[] = [], removed: readonly (readonly [string, number])[] = []) {
    this.#current = new Map(current.map((thing) => [thing.id, thing]));
    this.#removed = new Map(removed);
  }

  find(id: string): T | undefined {
    return this.#current.get(id);
  }

  all(): T[] {
    return [...this.#current.values()];
  }

  removed(): [string, number][] {
    return [...this.#removed];
  }

  /** Returns whether it was newer. */
  put(thing: T): boolean {
    if (thing.revision <= this.#revisionOf(thing.id)) return false;
    this.#removed.delete(thing.id);
    this.#current.set(thing.id, thing);
    return true;
  }

  remove({ id, revision }: Pick<Removal, 'id' | 'revision'>): boolean {
    if (revision <= this.#revisionOf(id)) return false;
    this.#current.delete(id);
    this.#removed.set(id, revision);
    return true;
  }

  #revisionOf(id: string): number {
    return this.#current.get(id)?.revision ?? this.#removed.get(id) ?? -1;
  }
}
