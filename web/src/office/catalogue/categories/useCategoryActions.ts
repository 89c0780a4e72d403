import { getMessage } from '@bloomkin/shared/messages.ts';
import { deleteCategory, setCategoryPositions, updateCategory } from '@bloomkin/shared/routes/categories.ts';
import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { toApiError } from '#errors/apiError.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';
import type { Ask } from '#office/kit/useConfirm.tsx';

interface ActionOptions {
  ask: Ask;
  /** The whole tree, as the server answered. */
  onTree: (tree: readonly Category[]) => void;
}

export interface CategoryActions {
  move: (from: PlacedCategory, to: PlacedCategory, name: string) => void;
  setActive: (category: Category, active: boolean) => void;
  /** Answers whether it is deleted. */
  remove: (category: Category) => Promise<boolean>;
  /** The category of the last deletion, if it failed. */
  failedId: string | undefined;
}

const describeActive = (active: boolean, products: number): string =>
  !active ? 'out of the shop' : products > 0 ? 'in the shop' : 'in the shop when it has products';

/** Each change is saved at once; all but a deletion can be taken back. */
export function useCategoryActions({ ask, onTree }: ActionOptions): CategoryActions {
  const refresh = useCatalogueRefresh();
  const savePlace = useSavePlace(onTree);
  const { remove, failedId } = useDeleteCategory(ask);
  async function setActive({ id, name, version, products_num }: Category, active: boolean, isUndo = false) {
    try {
      const { data } = await call(updateCategory, { params: { id }, body: { active, version } });
      if (!isUndo)
        void notify({
          tone: 'success',
          message: `${name} is ${describeActive(active, products_num)}`,
          action: { label: 'Undo', run: () => void setActive(data, !active, true) },
        });
    } catch (error) {
      notifyError(error);
    } finally {
      refresh();
    }
  }
  return {
    move: (from, to, name) => void savePlace(from, to, name),
    setActive: (category, active) => void setActive(category, active),
    remove,
    failedId,
  };
}

/** Saves the new place of a category, and offers to take it back. */
function useSavePlace(onTree: (tree: readonly Category[]) => void) {
  const refresh = useCatalogueRefresh();
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
  return async (from: PlacedCategory, to: PlacedCategory, name: string): Promise<void> => {
    if (!(await send(to))) return;
    void notify({
      tone: 'success',
      message: `${name} is moved`,
      action: { label: 'Undo', run: () => void send(from) },
    });
  };
}

/** Confirms first; `remove` answers whether it is deleted. */
function useDeleteCategory(ask: Ask) {
  const refresh = useCatalogueRefresh();
  const [failedId, setFailedId] = useState<string>();
  async function remove({ id, name, products_num, children }: Category): Promise<boolean> {
    const inside = [
      ...(children.length > 0 ? [pluralise(children.length, 'category', 'categories')] : []),
      ...(products_num > 0 ? [pluralise(products_num, 'product')] : []),
    ];
    if (inside.length > 0)
      return ask({
        title: `${name} cannot be deleted yet`,
        text: `It holds ${inside.join(' and ')}. Move them first.`,
      });
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: 'You cannot take it back.',
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
  return { remove, failedId };
}

/** Why it cannot be deleted, or the failure. */
function describeFailure(error: unknown): string {
  const { code, message } = toApiError(error);
  return code === 'CATEGORY.IN_USE' ? message : getMessage('CATEGORY.DELETE_FAILED');
}
