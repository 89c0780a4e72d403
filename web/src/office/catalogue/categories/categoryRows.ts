import { type PlacedCategory, placeCategories } from '@bloomkin/shared/rules/categoryPlaces.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';

export interface FlatCategory extends PlacedCategory {
  category: Category;
}

export interface CategoryRowItem {
  category: Category;
  parentId: string | null;
  /** 0 at the top. */
  depth: number;
  /** Reserves the width of the expand button, so that names align. */
  isBesideBranch: boolean;
}

export const flatten = (tree: readonly Category[], parentId: string | null = null): FlatCategory[] =>
  tree.flatMap((category, index) => [
    { id: category.id, parentId, position: index + 1, category },
    ...flatten(category.children, category.id),
  ]);

export const selectChildren = (all: readonly FlatCategory[], parentId: string | null): FlatCategory[] =>
  all.filter((one) => one.parentId === parentId).sort((a, b) => a.position - b.position);

/** The children without one, such as a category that moves. */
export const selectOthers = (
  all: readonly FlatCategory[],
  parentId: string | null,
  id: string | undefined,
): FlatCategory[] => selectChildren(all, parentId).filter((one) => one.id !== id);

/** Rows of the open branches, in their order. */
export function toRows(
  all: readonly FlatCategory[],
  isOpen: (id: string) => boolean,
  parentId: string | null = null,
  depth = 0,
): CategoryRowItem[] {
  const siblings = selectChildren(all, parentId);
  const isBesideBranch = siblings.some(({ category }) => category.children.length > 0);
  return siblings.flatMap(({ id, category }) => [
    { category, parentId, depth, isBesideBranch },
    ...(isOpen(id) ? toRows(all, isOpen, id, depth + 1) : []),
  ]);
}

/** The tree after a move; undefined when it is not possible. */
export function moveCategory(
  all: readonly FlatCategory[],
  move: PlacedCategory,
): readonly FlatCategory[] | undefined {
  const placed = placeCategories(all, [move]);
  if ('fault' in placed) return undefined;
  const changed = new Map(placed.changed.map((one) => [one.id, one]));
  return all.map((one) => changed.get(one.id) ?? one);
}

export type Step = 'up' | 'down' | 'out' | 'in';

/** The same when there is nowhere to go. */
export function applyStep(all: readonly FlatCategory[], move: PlacedCategory, step: Step): PlacedCategory {
  const next = findStep(all, move, step);
  return next && moveCategory(all, next) ? next : move;
}

function findStep(
  all: readonly FlatCategory[],
  { id, parentId, position }: PlacedCategory,
  step: Step,
): PlacedCategory | undefined {
  const siblings = selectOthers(all, parentId, id);
  if (step === 'up') return position > 1 ? { id, parentId, position: position - 1 } : undefined;
  if (step === 'down')
    return position <= siblings.length ? { id, parentId, position: position + 1 } : undefined;
  if (step === 'in') {
    const into = siblings[position - 2];
    return into && { id, parentId: into.id, position: selectOthers(all, into.id, id).length + 1 };
  }
  const parent = all.find((one) => one.id === parentId);
  if (!parent) return undefined;
  const place = selectOthers(all, parent.parentId, id).findIndex((one) => one.id === parent.id) + 2;
  return { id, parentId: parent.parentId, position: place };
}

/** The category and its descendants. */
export function collectSubtreeIds(all: readonly FlatCategory[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const each of found) for (const one of all) if (one.parentId === each) found.add(one.id);
  return found;
}

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];
const toOrdinal = (place: number): string => ordinals[place - 1] ?? `Number ${place}`;

/** Such as 'second of 9 in Bouquets & vases'. */
export function describePlace(
  all: readonly FlatCategory[],
  { id, parentId, position }: PlacedCategory,
): string {
  const count = selectOthers(all, parentId, id).length + 1;
  const parent = all.find((one) => one.id === parentId)?.category.name ?? 'the top level';
  return `${toOrdinal(position).toLowerCase()} of ${count} in ${parent}`;
}

/** The row's second line: why the shop hides it, or its contents. */
export function describeCategory(
  { active, products_num, children }: Category,
  parent: string | undefined,
): string {
  if (!active) return 'Switched off, not in the shop';
  if (products_num === 0) return 'Empty, not in the shop';
  if (children.length > 0) return `${children.length} inside`;
  return parent === undefined ? 'Nothing inside' : `In ${parent}`;
}
