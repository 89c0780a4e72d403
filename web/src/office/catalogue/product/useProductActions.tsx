import { paths } from '@bloomkin/shared/pages.ts';
import { deleteProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import type { MenuItem } from '#components/overlay/Menu.tsx';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { useCatalogueRefresh } from './useCatalogueRefresh.ts';

/** The dots menu: copy, take out of the shop, delete. */
export function useProductActions(product: Product, onSaved: (product: Product) => void) {
  const { ask, dialog } = useConfirm();
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  const listPath = paths.products();
  const params = { id: product.id };

  async function setActive(active: boolean) {
    try {
      const { data } = await call(updateProduct, { params, body: { active } });
      onSaved(data);
      refresh();
      const message = `${data.name} is ${active ? 'in the shop' : 'out of the shop'}`;
      const action = { label: 'Undo', run: () => void setActive(!active) };
      void notify({ tone: 'success', message, action });
    } catch (error) {
      notifyError(error, () => void setActive(active));
    }
  }

  async function remove() {
    const isSure = await ask({
      title: `Delete ${product.name}?`,
      text: 'It leaves the shop for good. Orders already placed keep their copy.',
      confirm: 'Delete the product',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await call(deleteProduct, { params });
      void notify({ tone: 'success', message });
      await navigate(listPath, { replace: true });
      refresh();
    } catch (error) {
      notifyError(error, () => void remove());
    }
  }

  const items: readonly MenuItem[] = [
    { label: 'Duplicate', to: paths.productCreate({ from: product.id }) },
    product.active
      ? { label: 'Deactivate', onSelect: () => setActive(false) }
      : { label: 'Activate', onSelect: () => setActive(true) },
    { label: 'Delete', danger: true, onSelect: remove },
  ];
  return { items, ask, dialog };
}
