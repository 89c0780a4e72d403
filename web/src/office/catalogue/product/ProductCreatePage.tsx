import { paths } from '@bloomkin/shared/pages.ts';
import {
  addProductPhoto,
  createProduct,
  getProduct,
  updateProduct,
} from '@bloomkin/shared/routes/products.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { notify } from '#components/feedback/notify.ts';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { messageOfError } from '#errors/apiError.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useUser } from '#session/useSession.ts';
import { FirstPhotos, holdPhotos } from './FirstPhotos.tsx';
import { fetchPhoto } from './fetchPhoto.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductState } from './ProductState.tsx';
import {
  emptyParameters,
  emptyValues,
  type ProductValues,
  toBody,
  toCopy,
  toValues,
} from './productValues.ts';
import { useCatalogueRefresh } from './useCatalogueRefresh.ts';
import { useProductChoices } from './useProductChoices.ts';

/** With `?from=id` the form begins as a copy of that product; an admin may name its `?company=`. */
export function ProductCreatePage() {
  const [params] = useSearchParams();
  const user = useUser();
  const from = params.get('from');
  const original = useQuery(getProduct, from ? { params: { id: from } } : null, { asMyself: true });
  const copied = original.data?.data;
  const named = (isAdmin(user) && params.get('company')) || '';
  const [chosen, setChosen] = useState<string>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const companyId = chosen ?? copied?.company ?? (named || user?.company?.id);
  const { choices, error, retry } = useProductChoices(companyId || undefined);
  const create = useCreateProduct();
  const title = from ? 'Copy a product' : 'Add a product';
  const isReady = from === null || copied !== undefined;
  return (
    <OfficePage title={title}>
      <BackLink to={paths.products()}>Products</BackLink>
      <PageHead>
        <div>
          <h1>{title}</h1>
        </div>
      </PageHead>
      <ProductState
        query={{
          data: isReady ? choices : undefined,
          error: original.error ?? error,
          mutate: () => {
            retry();
            if (from) void original.mutate();
          },
        }}
      >
        {(loaded) => (
          <ProductForm
            key={from}
            product={copied}
            isNew
            values={
              copied
                ? toCopy(toValues(copied, loaded.types))
                : { ...emptyValues, company_id: named, parameters: emptyParameters(loaded.types) }
            }
            choices={loaded}
            send={(values) => create(values, loaded.types, { copied: copied?.photos ?? [], files })}
            first={!copied && <FirstPhotos files={files} onChange={setFiles} />}
            photoCount={copied?.photos.length ?? files.length}
            onCompany={setChosen}
          />
        )}
      </ProductState>
    </OfficePage>
  );
}

function useCreateProduct() {
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
