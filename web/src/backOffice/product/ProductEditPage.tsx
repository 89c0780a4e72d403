import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { OfficePage } from '../OfficePage.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductLoading } from './ProductLoading.tsx';
import { useProductChoices } from './useProductChoices.ts';

export function ProductEditPage() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useQuery(
    getProduct,
    { params: { id } },
    // Typed changes are not to be overtaken.
    { asMyself: true, revalidateOnFocus: false },
  );
  const product = data?.data.id === id ? data.data : undefined;
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
        <ProductLoading
          error={error ?? choicesError}
          onRetry={() => {
            void mutate();
            retry();
          }}
        />
      )}
    </OfficePage>
  );
}
