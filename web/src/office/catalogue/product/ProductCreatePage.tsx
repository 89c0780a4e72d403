import { paths } from '@bloomkin/shared/pages.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useUser } from '#session/useSession.ts';
import { FirstPhotos } from './FirstPhotos.tsx';
import { ProductForm } from './ProductForm.tsx';
import { ProductState } from './ProductState.tsx';
import { emptyParameters, emptyValues, toCopy, toValues } from './productValues.ts';
import { useCreateProduct } from './useCreateProduct.ts';
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
