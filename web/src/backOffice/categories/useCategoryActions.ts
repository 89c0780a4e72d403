import { getMessage } from '@bloomkin/shared/messages.ts';
import { deleteCategory, setCategoryPositions, updateCategory } from '@bloomkin/shared/routes/categories.ts';
import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { toApiError } from '#errors/apiError.ts';
import { useCatalogueRefresh } from '../product/useCatalogueRefresh.ts';
import type { Ask } from '../useConfirm.tsx';
import type { CategoryRowItem } from './categoryRows.ts';

interface ActionOptions {
  ask: Ask;
  /** The whole tree, as the server answered. */
  onTree: (tree: readonly Category[]) => void;
}

export interface CategoryActions {
  move: (from: PlacedCategory, to: PlacedCategory, name: string) => void;
  place: (row: CategoryRowItem, position: number) => void;
  setActive: (category: Category, active: boolean) => void;
  /** Answers whether it is deleted. */
  remove: (category: Category) => Promise<boolean>;
  /** The category of the last deletion, if it failed. */
  failedId: string | undefined;
}

/** Each change is saved at once and can be taken back. */
export function useCategoryActions({ ask, onTree }: ActionOptions): CategoryActions {
  const refresh = useCatalogueRefresh();
  const [failedId, setFailedId] = useState<string>();
  async function send({ id, parentId: parent_id, position }: PlacedCategory): Promise<boolean> {
    try {
      const { data } = await call(setCategoryPositions, {
        body: { positions: [{ id, parent_id, position }] },
      });
      onTree(data);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      refresh();
    }
  }
  async function move(from: PlacedCategory, to: PlacedCategory, name: string) {
    if (!(await send(to))) return;
    void notify({
      tone: 'success',
      message: `${name} is moved`,
      action: { label: 'Undo', run: () => void send(from) },
    });
  }
  async function setActive({ id, name, version }: Category, active: boolean, isUndo = false) {
    try {
      const { data } = await call(updateCategory, { params: { id }, body: { active, version } });
      if (!isUndo)
        void notify({
          tone: 'success',
          message: `${name} is ${active ? 'in the shop when it has products' : 'out of the shop'}`,
          action: { label: 'Undo', run: () => void setActive(data, !active, true) },
        });
    } catch (error) {
      notifyError(error);
    } finally {
      refresh();
    }
  }
  async function remove(category: Category): Promise<boolean> {
    const { id, name } = category;
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: 'Only an empty category can be deleted. You cannot take it back.',
      confirm: 'Delete the category',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return false;
    setFailedId(undefined);
    try {
      const { message } = await call(deleteCategory, { params: { id } });
      void notify({ tone: 'success', message });
      return true;
    } catch (error) {
      setFailedId(id);
      void notify({ tone: 'error', message: describeFailure(error) });
      return false;
    } finally {
      refresh();
    }
  }
  return {
    move: (from, to, name) => void move(from, to, name),
    place: ({ category: { id, name }, parentId, position }, to) =>
      void move({ id, parentId, position }, { id, parentId, position: to }, name),
    setActive: (category, active) => void setActive(category, active),
    remove,
    failedId,
  };
}

/** Why it cannot be deleted, or the failure. */
function describeFailure(error: unknown): string {
  const { code, message } = toApiError(error);
  return code === 'CATEGORY.IN_USE' ? message : getMessage('CATEGORY.DELETE_FAILED');
}
