import { Fragment, useEffect } from 'react';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { CategoryMoveBar } from './CategoryMoveBar.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import {
  type CategoryRowItem,
  type FlatCategory,
  moveCategory,
  selectChildren,
  toRows,
} from './categoryRows.ts';
import { Heads, Rows } from './categoryStyles.ts';
import type { CategoryActions } from './useCategoryActions.ts';
import { useCategoryMove } from './useCategoryMove.ts';
import type { CategoryMove } from './useMoveState.ts';
import type { OpenBranches } from './useOpenBranches.ts';

interface CategoryListProps {
  all: readonly FlatCategory[];
  page: readonly FlatCategory[];
  /** Otherwise flat, without moving. */
  isTree: boolean;
  branches: OpenBranches;
  actions: CategoryActions;
}

export function CategoryList({ all, page, isTree, branches, actions }: CategoryListProps) {
  const moving = useCategoryMove({
    all,
    onMove: (from, to) => actions.move(from, to, from.category.name),
  });
  const { move } = moving;
  const into = move?.to.parentId ?? null;
  const { reveal } = branches;
  // Its new place is in view, also inside of a closed category.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once for each new parent
  useEffect(() => void reveal(into), [into]);
  const names = new Map(all.map(({ id, category }) => [id, category.name]));
  const rows = isTree ? toTreeRows(all, page, branches, move) : page.map((one) => toFlatRow(all, one));
  return (
    <>
      <Heads aria-hidden="true">
        <span />
        <span>Category</span>
        <span>Active products</span>
        <span>Position</span>
        <span>Active</span>
      </Heads>
      <Rows aria-label={isTree ? 'Category tree' : 'Category list'}>
        {rows.map((row) => (
          <Fragment key={row.category.id}>
            {move?.by === 'keyboard' && isHoleBefore(row, move, all) && (
              <Hole name={move.from.category.name} />
            )}
            <CategoryRow
              row={row}
              parentName={row.parentId === null ? undefined : names.get(row.parentId)}
              isOpen={branches.isOpen(row.category.id)}
              onToggle={() => branches.toggle(row.category.id)}
              moving={isTree ? moving : undefined}
              actions={actions}
            />
          </Fragment>
        ))}
      </Rows>
      {isTree && <CategoryMoveBar moving={moving} all={all} />}
      <VisuallyHidden>
        <span role="status">{moving.announcement}</span>
      </VisuallyHidden>
    </>
  );
}

const Hole = ({ name }: { name: string }) => <li data-hole="">{name} was here</li>;

/** A bar marks the drop position; by keyboard the rows move. */
function toTreeRows(
  all: readonly FlatCategory[],
  page: readonly FlatCategory[],
  branches: OpenBranches,
  move: CategoryMove | undefined,
): CategoryRowItem[] {
  const shown = (move?.by === 'keyboard' && moveCategory(all, move.to)) || all;
  const roots = new Set(page.map(({ id }) => id));
  const isShown = ({ category: { id } }: CategoryRowItem) => roots.has(id) || id === move?.from.id;
  return toRows(shown, () => false)
    .filter(isShown)
    .flatMap((root) => [
      root,
      ...(branches.isOpen(root.category.id) ? toRows(shown, branches.isOpen, root.category.id, 1) : []),
    ]);
}

const toFlatRow = (
  all: readonly FlatCategory[],
  { category, parentId, position }: FlatCategory,
): CategoryRowItem => ({
  category,
  parentId,
  position,
  depth: 0,
  siblings: selectChildren(all, parentId).length,
  isBesideBranch: false,
});

/** Before the sibling that followed it. */
function isHoleBefore(
  { category }: CategoryRowItem,
  { from, to }: CategoryMove,
  all: readonly FlatCategory[],
): boolean {
  if (from.parentId === to.parentId && from.position === to.position) return false;
  const next = selectChildren(all, from.parentId)[from.position];
  return next?.id === category.id;
}
