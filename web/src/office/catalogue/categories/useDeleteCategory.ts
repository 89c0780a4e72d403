import { getMessage } from '@bloomkin/shared/messages.ts';
import { deleteCategory } from '@bloomkin/shared/routes/categories.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { toApiError } from '#errors/apiError.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';
import type { Ask } from '#office/kit/useConfirm.tsx';

/** Confirms first; `remove` answers whether it is deleted. */
export function useDeleteCategory(ask: Ask) {
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
