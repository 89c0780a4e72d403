import { getMessage } from '@bloomkin/shared/messages.ts';
import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { deleteProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { useCallback, useRef } from 'react';
import { useAnswers } from '#api/useAnswers.ts';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { messageOfError } from '#errors/apiError.ts';
import { type ListedProduct, productReads } from './productReads.ts';

type Named = Pick<ListedProduct, 'id' | 'name'>;

export interface ProductChange {
  /** Optimistic, with Undo. */
  setActive: (product: ListedProduct, active: boolean) => Promise<void>;
  remove: (product: ListedProduct) => Promise<void>;
}

/** Switches a product on or off, or deletes it. */
export function useProductChange(): ProductChange {
  const { replace } = useAnswers();
  const save = useMutation(updateProduct, { invalidates: productReads });
  const del = useMutation(deleteProduct, { invalidates: productReads });
  const busy = useRef(new Set<string>());
  const show = useCallback(
    (id: string, active: boolean) =>
      replace(listProducts, (page) => ({
        ...page,
        data: page.data.map((old) => (old.id === id ? { ...old, active } : old)),
      })),
    [replace],
  );
  const setActive = async (product: Named, active: boolean, withUndo = true) => {
    const { id, name } = product;
    if (busy.current.has(id)) return;
    busy.current.add(id);
    try {
      await show(id, active);
      await save({ params: { id }, body: { active } });
      const undo = { label: 'Undo', run: () => void setActive(product, !active, false) };
      const message = active ? `${name} is in the shop` : `${name} is out of the shop`;
      void notify({ tone: 'success', message, ...(withUndo && { action: undo }) });
    } catch (error) {
      await show(id, !active);
      notifyNotSaved(error);
    } finally {
      busy.current.delete(id);
    }
  };
  return {
    setActive,
    async remove({ id }) {
      try {
        const { message } = await del({ params: { id } });
        void notify({ tone: 'success', message });
      } catch (error) {
        notifyNotSaved(error);
      }
    },
  };
}

function notifyNotSaved(error: unknown): void {
  const message = `${getMessage('PRODUCT.SAVE_FAILED')}: ${messageOfError(error)}`;
  void notify({ tone: 'error', message });
}
