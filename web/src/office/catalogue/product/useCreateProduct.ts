import { paths } from '@bloomkin/shared/pages.ts';
import { addProductPhoto, createProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { messageOfError } from '#errors/apiError.ts';
import { holdPhotos } from './FirstPhotos.tsx';
import { fetchPhoto } from './fetchPhoto.ts';
import { type ProductValues, toBody } from './productValues.ts';
import { useCatalogueRefresh } from './useCatalogueRefresh.ts';

export function useCreateProduct() {
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  return async function create(
    values: ProductValues,
    types: readonly ProductType[],
    photos: { copied: readonly Photo[]; files: readonly File[] },
  ): Promise<{ data: Product }> {
    const sizes = values.sizes.map((size) => ({ ...size, photo: null }));
    const { data } = await call(createProduct, { body: toBody({ ...values, sizes }, types) });
    const failure = await copyPhotos(photos.copied, data, values, types).then(
      () => undefined,
      messageOfError,
    );
    refresh();
    void notify(
      failure === undefined
        ? { tone: 'success', message: `${data.name} is saved` }
        : { tone: 'error', message: `${data.name} is saved, but not all photos were copied. ${failure}` },
    );
    holdPhotos(data.id, photos.files);
    unsavedChanges.write(false);
    await navigate(paths.productEdit(data.id, { tab: 'photos' }), { replace: true });
    return { data };
  };
}

/** Includes the sizes' own photos. */
async function copyPhotos(
  photos: readonly Photo[],
  created: Product,
  values: ProductValues,
  types: readonly ProductType[],
): Promise<void> {
  const params = { id: created.id };
  /** By the id of the original's photo. */
  const copies = new Map<string, string>();
  for (const { id, path } of photos) {
    const body = new FormData();
    body.set('photo', await fetchPhoto(path), 'photo.webp');
    const { data } = await call(addProductPhoto, { params, body }, { idempotencyKey: crypto.randomUUID() });
    copies.set(id, data.photos.at(-1)?.id ?? '');
  }
  if (values.sizes.some(({ photo }) => photo)) {
    const sizes = values.sizes.map((size, index) => ({
      ...size,
      id: created.sizes[index]?.id ?? '',
      photo: (size.photo && copies.get(size.photo)) || null,
    }));
    await call(updateProduct, { params, body: { sizes: toBody({ ...values, sizes }, types).sizes } });
  }
}
