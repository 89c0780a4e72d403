import { paths } from '@bloomkin/shared/pages.ts';
import { deleteProductType, updateProductType } from '@bloomkin/shared/routes/productTypes.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError, notifyErrorWith } from '#components/feedback/notifyError.ts';
import { toApiError } from '#errors/apiError.ts';
import { useCatalogueRefresh } from '../product/useCatalogueRefresh.ts';
import type { Ask } from '../useConfirm.tsx';
import { type TypeValues, toTypeBody } from './typeValues.ts';

const isInUse = (error: unknown) => toApiError(error).code === 'PRODUCT_TYPE.IN_USE';

/** Names the products that keep a type or its parameters from being changed. */
export function useTypeActions(type: ProductType, { ask, onReload }: { ask: Ask; onReload: () => void }) {
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  const params = { id: type.id };
  const notifyUse = (error: unknown) =>
    notifyErrorWith(error, {
      label: 'Show them',
      run: () => void navigate(paths.products({ type: type.id })),
    });

  async function send(values: TypeValues, version: number | undefined) {
    try {
      const body = { ...toTypeBody(values), ...(version !== undefined && { version }) };
      return await call(updateProductType, { params, body });
    } catch (error) {
      if (isInUse(error)) notifyUse(error);
      throw error;
    }
  }

  async function remove() {
    const isSure = await ask({
      title: `Delete ${type.name}?`,
      text: 'Its parameters go with it.',
      confirm: 'Delete the type',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await call(deleteProductType, { params });
      void notify({ tone: 'success', message });
      await navigate(paths.params(), { replace: true });
      refresh();
    } catch (error) {
      if (isInUse(error)) notifyUse(error);
      else notifyError(error);
      onReload();
    }
  }

  return { send, remove };
}
