import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import { childrenOf, type FlatCategory } from './categoryRows.ts';

/** Above the upper third of a row, below the lower, inside in the middle. */
export function findDropPlace(
  { clientX, clientY }: { clientX: number; clientY: number },
  all: readonly FlatCategory[],
  { id }: FlatCategory,
  moved: ReadonlySet<string>,
): PlacedCategory | undefined {
  const row = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-category]'))
    .find((element) => element && !moved.has(element.dataset.category ?? ''));
  const over = all.find((one) => one.id === row?.dataset.category);
  if (!row || !over) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const share = (clientY - top) / height;
  const others = (parentId: string | null) => childrenOf(all, parentId).filter((one) => one.id !== id);
  if (share > 1 / 3 && share < 2 / 3) return { id, parentId: over.id, position: others(over.id).length + 1 };
  const place = others(over.parentId).findIndex((one) => one.id === over.id) + 1;
  return { id, parentId: over.parentId, position: share < 0.5 ? place : place + 1 };
}
