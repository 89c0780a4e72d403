import { paths } from '@bloomkin/shared/pages.ts';
import { addProductPhoto, createProduct } from '@bloomkin/shared/routes/products.ts';
import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { type ProductValues, toBody } from './productValues.ts';
import { useCatalogueRefresh } from './useCatalogueRefresh.ts';

export function useCreateProduct() {
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  return async function create(
    values: ProductValues,
    types: readonly ProductType[],
    photos: readonly Photo[],
  ): Promise<{ data: Product }> {
    const { data } = await call(createProduct, { body: toBody(values, types) });
    const areCopied = await copyPhotos(photos, data.id);
    refresh();
    void notify(
      areCopied
        ? { tone: 'success', message: `${data.name} is saved` }
        : { tone: 'error', message: `${data.name} is saved, but not all photos were copied` },
    );
    unsavedChanges.write(false);
    await navigate(paths.productEdit(data.id, { tab: 'photos' }), { replace: true });
    return { data };
  };
}

/** Whether all arrived. */
async function copyPhotos(photos: readonly Photo[], id: string): Promise<boolean> {
  try {
    for (const { path } of photos) {
      const body = new FormData();
      body.set('photo', await (await fetch(path)).blob(), 'photo.webp');
      await call(addProductPhoto, { params: { id }, body }, { idempotencyKey: crypto.randomUUID() });
    }
    return true;
  } catch {
    return false;
  }
}
