import { paths } from '@bloomkin/shared/pages.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { canEditProducts, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { useUser } from '#session/useSession.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductState } from './ProductState.tsx';
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
      <ProductState
        query={{
          data: product && choices && { product, choices },
          error: error ?? choicesError,
          mutate: () => {
            void mutate();
            retry();
          },
        }}
        isHidden={isOthers}
        head={(hasFailed) => (
          <PendingHead title="Product" hasFailed={hasFailed} to={paths.products()}>
            Products
          </PendingHead>
        )}
      >
        {(loaded) => (
          <ProductEditor
            key={id}
            {...loaded}
            onSaved={(saved) => void mutate({ data: saved }, { revalidate: false })}
          />
        )}
      </ProductState>
    </OfficePage>
  );
}
