import type { Register } from '#catalogue/columns/register.ts';
import { parseIndexTerms } from '#catalogue/search/words.ts';
import type { CategoryChange } from '#model/catalogueLog/change.ts';

/** Rebuilt on change. Unknown parents become roots, and a cycle cannot hang a walk. */
export class CategoryTree {
  readonly #byId: Register<CategoryChange>;
  readonly #children = new Map<string | null, CategoryChange[]>();
  readonly words: ReadonlyMap<string, readonly string[]>;

  constructor(categories: Register<CategoryChange>) {
    this.#byId = categories;
    for (const category of categories.all()) {
      const known = category.parentId !== null && categories.find(category.parentId);
      const parentId = known ? category.parentId : null;
      this.#children.set(parentId, [...this.children(parentId), category]);
    }
    for (const siblings of this.#children.values()) siblings.sort(byPosition);
    this.words = new Map(categories.all().map(({ id, name }) => [id, parseIndexTerms(name)]));
  }

  find(id: string): CategoryChange | undefined {
    return this.#byId.find(id);
  }

  children(id: string | null): readonly CategoryChange[] {
    return this.#children.get(id) ?? [];
  }

  subtreeIds(id: string): Set<string> {
    const found = new Set([id]);
    for (const each of found) for (const child of this.children(each)) found.add(child.id);
    return found;
  }

  parents(id: string): CategoryChange[] {
    const path = new Map<string, CategoryChange>();
    let next = this.#parentOf(id);
    while (next && !path.has(next.id) && next.id !== id) {
      path.set(next.id, next);
      next = this.#parentOf(next.id);
    }
    return [...path.values()].reverse();
  }

  #parentOf(id: string): CategoryChange | undefined {
    const parentId = this.find(id)?.parentId ?? null;
    return parentId === null ? undefined : this.find(parentId);
  }
}

const byPosition = (a: CategoryChange, b: CategoryChange): number =>
  a.position - b.position || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);
