import { updateCategory } from '@bloomkin/shared/routes/categories.ts';
import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';
import type { Ask } from '#office/kit/useConfirm.tsx';
import { useDeleteCategory } from './useDeleteCategory.ts';
import { useSavePlace } from './useSavePlace.ts';

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
