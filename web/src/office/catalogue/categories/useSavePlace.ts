import { setCategoryPositions } from '@bloomkin/shared/routes/categories.ts';
import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';

/** Saves the new place of a category, and offers to take it back. */
export function useSavePlace(onTree: (tree: readonly Category[]) => void) {
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
