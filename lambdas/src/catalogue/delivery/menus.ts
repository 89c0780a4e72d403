import type { Goods } from '@bloomkin/shared/rules/dayLimit.ts';
import type { StoreFacts } from '@bloomkin/shared/rules/promise.ts';

/** The short menus of a store's days. */
export class Menus {
  readonly #menus: readonly { day: string; products: ReadonlySet<string> }[];
  readonly #missed = new Map<string, string>();

  constructor({ specialDays = [] }: Pick<StoreFacts, 'specialDays'>) {
    this.#menus = specialDays.flatMap(({ day, products }) =>
      products ? { day, products: new Set(products) } : [],
    );
  }

  get exist(): boolean {
    return this.#menus.length > 0;
  }

  /** Returns a cache key: products that the same days exclude share one. */
  missedBy(productId: string): string {
    if (!this.exist) return '';
    const existing = this.#missed.get(productId);
    if (existing !== undefined) return existing;
    const missed = this.#menus.flatMap(({ day, products }) => (products.has(productId) ? [] : day)).join();
    this.#missed.set(productId, missed);
    return missed;
  }
}

/** A listing asks for one; how many are left is on the card. */
export const askFor = (productId: string): Goods[] => [
  { productId, name: '', addon: false, limit: null, count: 1 },
];
