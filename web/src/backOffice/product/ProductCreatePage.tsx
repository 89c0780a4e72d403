import { paths } from '@bloomkin/shared/pages.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { useUser } from '#session/useSession.ts';
import { BackLink } from '../BackLink.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductLoading } from './ProductLoading.tsx';
import { emptyParameters, emptyValues, toCopy, toValues } from './productValues.ts';
import { useCreateProduct } from './useCreateProduct.ts';
import { useProductChoices } from './useProductChoices.ts';

/** With `?from=id` the form begins as a copy of that product. */
export function ProductCreatePage() {
  const [params] = useSearchParams();
  const user = useUser();
  const from = params.get('from');
  const original = useQuery(getProduct, from ? { params: { id: from } } : null, { asMyself: true });
  const copied = original.data?.data;
  const { choices, error, retry } = useProductChoices(copied?.company ?? user?.company?.id);
  const create = useCreateProduct();
  const title = from ? 'Copy a product' : 'Add a product';
  const isReady = choices !== undefined && (from === null || copied !== undefined);
  return (
    <OfficePage title={title}>
      <BackLink to={paths.products()}>Products</BackLink>
      <PageHead>
        <div>
          <h1>{title}</h1>
          <p>Save it first, then add photos.</p>
        </div>
      </PageHead>
      {isReady ? (
        <ProductForm
          key={from}
          product={copied}
          isNew
          values={
            copied
              ? toCopy(toValues(copied, choices.types))
              : { ...emptyValues, parameters: emptyParameters(choices.types) }
          }
          choices={choices}
          send={(values) => create(values, choices.types, copied?.photos ?? [])}
        />
      ) : (
        <ProductLoading
          error={original.error ?? error}
          onRetry={() => {
            retry();
            if (from) void original.mutate();
          }}
        />
      )}
    </OfficePage>
  );
}
