import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import { type Direction, useMoving } from '#components/list/useMoving.ts';
import {
  applyStep,
  collectSubtreeIds,
  describePlace,
  type FlatCategory,
  moveCategory,
  type Step,
  selectOthers,
} from './categoryRows.ts';

const steps: Readonly<Record<Direction, Step>> = { up: 'up', down: 'down', left: 'out', right: 'in' };

/** Moves a category over the whole tree. */
export function useCategoryMove(
  all: readonly FlatCategory[],
  onMove: (from: FlatCategory, to: PlacedCategory) => void,
) {
  const find = (id: string) => all.find((one) => one.id === id);
  return useMoving<PlacedCategory>({
    findPlace: find,
    isSame: (a, b) => a.parentId === b.parentId && a.position === b.position,
    describe: (id) => find(id)?.category.name ?? 'The category',
    describePlace: (place) => describePlace(all, place),
    keys: 'Up and down move it, left and right change its level',
    step: (place, direction) => applyStep(all, place, steps[direction]),
    drag({ id, event, moved: { y } }, current) {
      const over = findDropPlace(event, all, id);
      const to = over && moveCategory(all, over) ? over : (current ?? find(id));
      return to && { to, x: 0, y };
    },
    onDrop(id, to) {
      const from = find(id);
      if (from) onMove(from, to);
    },
  });
}

export type CategoryMoving = ReturnType<typeof useCategoryMove>;

/** Above the upper third of a row, below the lower, inside in the middle. */
function findDropPlace(
  { clientX, clientY }: { clientX: number; clientY: number },
  all: readonly FlatCategory[],
  id: string,
): PlacedCategory | undefined {
  const moved = collectSubtreeIds(all, id);
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
