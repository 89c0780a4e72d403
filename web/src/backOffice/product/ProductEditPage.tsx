import { paths } from '@bloomkin/shared/pages.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { canEditProducts, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { useUser } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PendingHead } from '../PendingHead.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductLoading } from './ProductLoading.tsx';
import { useProductChoices } from './useProductChoices.ts';

export function ProductEditPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const { data, error, mutate } = useQuery(
    getProduct,
    { params: { id } },
    // Typed changes are not to be overtaken.
    { asMyself: true, revalidateOnFocus: false },
  );
  const found = data?.data.id === id ? data.data : undefined;
  const isOthers = found !== undefined && !canEditProducts(user && userToPerson(user), found.company);
  const product = isOthers ? undefined : found;
  const { choices, error: choicesError, retry } = useProductChoices(product?.company);
  return (
    <OfficePage title={product?.name ?? 'Product'}>
      {product && choices ? (
        <ProductEditor
          key={id}
          product={product}
          choices={choices}
          onSaved={(saved) => void mutate({ data: saved }, { revalidate: false })}
        />
      ) : (
        <>
          <PendingHead
            title="Product"
            hasFailed={Boolean(error ?? choicesError) || isOthers}
            to={paths.products()}
          >
            Products
          </PendingHead>
          <ProductLoading
            error={error ?? choicesError}
            isMissing={isOthers}
            onRetry={() => {
              void mutate();
              retry();
            }}
          />
        </>
      )}
    </OfficePage>
  );
}
