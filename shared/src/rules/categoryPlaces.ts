export const maxCategoryName = 40;
export const maxCategoryLevels = 6;

export interface PlacedCategory {
  id: string;
  parentId: string | null;
  position: number;
}

/** The siblings' places after a move, or the reason against it. */
export type Placement<T> = { changed: T[] } | { fault: string };

/** Lists only categories whose place changes; the old and new siblings close up. */
export function placeCategories<T extends PlacedCategory>(
  all: readonly T[],
  placements: readonly PlacedCategory[],
): Placement<T> {
  const moves = new Map(placements.map((placement) => [placement.id, placement]));
  const ids = new Set(all.map(({ id }) => id));
  const isKnown = ({ id, parentId }: PlacedCategory) =>
    ids.has(id) && (parentId === null || ids.has(parentId));
  if (![...moves.values()].every(isKnown)) return { fault: 'A category does not exist any more' };
  const moved = all.map((category) => ({ category, to: moves.get(category.id) }));
  const families = Map.groupBy(moved, ({ category, to }) => (to ?? category).parentId);
  const fault = findTreeFault(moved.map(({ category, to }) => ({ ...category, ...to })));
  if (fault) return { fault };
  const placed = [...families].flatMap(([parentId, siblings]) =>
    orderSiblings(siblings).map((category, index) => ({ ...category, parentId, position: index + 1 })),
  );
  const before = new Map(all.map((category) => [category.id, category]));
  return { changed: placed.filter((category) => !isInPlace(category, before.get(category.id))) };
}

const isInPlace = (next: PlacedCategory, current: PlacedCategory | undefined): boolean =>
  next.parentId === current?.parentId && next.position === current.position;

interface Sibling<T> {
  category: T;
  to: PlacedCategory | undefined;
}

function orderSiblings<T extends PlacedCategory>(siblings: readonly Sibling<T>[]): T[] {
  const ordered = siblings
    .filter(({ to }) => !to)
    .map(({ category }) => category)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const arriving = siblings
    .flatMap(({ category, to }) => (to ? [{ category, place: to.position }] : []))
    .sort((a, b) => a.place - b.place);
  for (const { category, place } of arriving) ordered.splice(place - 1, 0, category);
  return ordered;
}

/** Walks up from each category; a walk that does not end is a cycle. */
function findTreeFault(categories: readonly PlacedCategory[]): string | undefined {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  for (const { id } of categories) {
    let levels = 1;
    for (let next = parents.get(id) ?? null; next !== null; next = parents.get(next) ?? null) {
      if (next === id || levels > categories.length) return 'A category cannot be inside itself';
      levels += 1;
    }
    if (levels > maxCategoryLevels) return `At most ${maxCategoryLevels} levels`;
  }
  return undefined;
}
