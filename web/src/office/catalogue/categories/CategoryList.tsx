import { Fragment, useEffect } from 'react';
import styled from 'styled-components';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { dragHandle, rowButton } from '#office/kit/rowButton.ts';
import { CategoryRow } from './CategoryRow.tsx';
import {
  type CategoryRowItem,
  type FlatCategory,
  moveCategory,
  selectChildren,
  toRows,
} from './categoryRows.ts';
import type { CategoryActions } from './useCategoryActions.ts';
import { type CategoryMoving, useCategoryMove } from './useCategoryMove.ts';
import type { OpenBranches } from './useOpenBranches.ts';

const Rows = styled.ul`
  position: relative;
  li {
    position: relative;
    display: grid;
    align-items: center;
    gap: 4px;
    grid-template-columns: 44px minmax(0, 1fr) 110px 68px 44px 44px;
    min-height: 60px;
    padding-inline: 8px;
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  li[data-moving] {
    z-index: 3;
    outline: 2px solid var(--bk-focus-ring);
    outline-offset: -2px;
    border-radius: var(--bk-petal-s);
    box-shadow: var(--bk-e3);
    pointer-events: none;
  }
  li[data-hole] {
    display: block;
    padding: 18px 24px;
    background: repeating-linear-gradient(
      135deg,
      var(--bk-bg-neutralSoft) 0 8px,
      transparent 8px 16px
    );
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  li[data-drop='before']::before,
  li[data-drop='after']::before,
  li[data-drop='inside']::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset: -2px 12px auto var(--drop-indent, 56px);
    height: 4px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-focus-ring);
  }
  li[data-drop='after']::before,
  li[data-drop='inside']::before {
    inset: auto 12px -2px var(--drop-indent, 56px);
  }
  > li > button,
  > li > a {
    ${rowButton}
    color: inherit;
    &[data-handle] {
      ${dragHandle}
    }
  }
  @media (max-width: 767px) {
    margin-inline: -16px;
    li {
      grid-template-columns: 44px minmax(0, 1fr) 60px 44px;
      min-height: 64px;
      padding: 6px 4px;
    }
    .desk {
      display: none !important;
    }
  }
`;

const Heads = styled.div`
  display: grid;
  gap: 4px;
  grid-template-columns: 44px minmax(0, 1fr) 110px 68px 92px;
  padding: 10px 8px;
  background: var(--bk-bg-neutralSoft);
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  font-weight: 600;
  @media (max-width: 767px) {
    display: none;
  }
`;

interface CategoryListProps {
  all: readonly FlatCategory[];
  page: readonly FlatCategory[];
  /** Otherwise flat, without moving. */
  isTree: boolean;
  branches: OpenBranches;
  actions: CategoryActions;
}

export function CategoryList({ all, page, isTree, branches, actions }: CategoryListProps) {
  const moving = useCategoryMove(all, (from, to) => actions.move(from, to, from.category.name));
  const { move } = moving;
  const into = move?.to.parentId ?? null;
  const { reveal } = branches;
  // Its new place is in view, also inside of a closed category.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once for each new parent
  useEffect(() => void reveal(into), [into]);
  const names = new Map(all.map(({ id, category }) => [id, category.name]));
  const rows = isTree
    ? toTreeRows(all, page, branches, move)
    : page.map(({ category, parentId }) => ({ category, parentId, depth: 0, isBesideBranch: false }));
  return (
    <>
      <Heads aria-hidden="true">
        <span />
        <span>Category</span>
        <span>Active products</span>
        <span>Active</span>
      </Heads>
      <Rows aria-label={isTree ? 'Category tree' : 'Category list'}>
        {rows.map((row) => (
          <Fragment key={row.category.id}>
            {move?.by === 'keyboard' && isHoleBefore(row, move, all) && (
              <li data-hole="">{names.get(move.id)} was here</li>
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
      {isTree && <MoveBar moving={moving} isTree />}
    </>
  );
}

/** A bar marks the drop position; by keyboard the rows move. */
function toTreeRows(
  all: readonly FlatCategory[],
  page: readonly FlatCategory[],
  branches: OpenBranches,
  move: CategoryMoving['move'],
): CategoryRowItem[] {
  const shown = (move?.by === 'keyboard' && moveCategory(all, move.to)) || all;
  const roots = new Set(page.map(({ id }) => id));
  const isShown = ({ category: { id } }: CategoryRowItem) => roots.has(id) || id === move?.id;
  return toRows(shown, () => false)
    .filter(isShown)
    .flatMap((root) => [
      root,
      ...(branches.isOpen(root.category.id) ? toRows(shown, branches.isOpen, root.category.id, 1) : []),
    ]);
}

/** Before the sibling that followed it. */
function isHoleBefore(
  { category }: CategoryRowItem,
  { id, to }: NonNullable<CategoryMoving['move']>,
  all: readonly FlatCategory[],
): boolean {
  const from = all.find((one) => one.id === id);
  if (!from || (from.parentId === to.parentId && from.position === to.position)) return false;
  return selectChildren(all, from.parentId)[from.position]?.id === category.id;
}
