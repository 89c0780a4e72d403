import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import { type FlatCategory, selectOthers } from './categoryRows.ts';

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
  if (share > 1 / 3 && share < 2 / 3)
    return { id, parentId: over.id, position: selectOthers(all, over.id, id).length + 1 };
  const place = selectOthers(all, over.parentId, id).findIndex((one) => one.id === over.id) + 1;
  return { id, parentId: over.parentId, position: share < 0.5 ? place : place + 1 };
}
