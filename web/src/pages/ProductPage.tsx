import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { useParams } from 'react-router-dom';
import { useApi } from '../api/useApi.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { excerpt } from '../components/excerpt.ts';
import { Page } from '../components/Page.tsx';
import { UntilConnected } from '../components/UntilConnected.tsx';
import { Wrap } from '../components/Wrap.tsx';
import { MissingPage } from '../features/missing/laterMissing.ts';
import { usePlace } from '../features/place/usePlace.ts';
import { MoreFromFlorist } from '../features/product/MoreFromFlorist.tsx';
import { ProductSkeleton } from '../features/product/ProductSkeleton.tsx';
import { ProductView } from '../features/product/ProductView.tsx';
import { Reviews } from '../features/reviews/Reviews.tsx';

export function ProductPage() {
  const { id = '' } = useParams();
  const place = usePlace();
  const { data, error, mutate } = useApi(getProduct, { params: { id } }, { keepPreviousData: false });
  const product = data?.data;
  if (error?.status === 404 || error?.status === 422) {
    return (
      <MissingPage
        title="These flowers are gone"
        text="The florist no longer makes them. These might do as well."
        place={place}
      />
    );
  }
  return (
    <Page title={product?.name ?? 'Flowers'} description={product && excerpt(product.description)}>
      <Wrap>
        {!product && (
          <UntilConnected>
            {error ? (
              <ErrorState
                title="We could not load this product."
                detail={error.message}
                onRetry={() => mutate()}
              />
            ) : (
              <ProductSkeleton />
            )}
          </UntilConnected>
        )}
        {product && (
          <>
            <ProductView product={product} />
            <Reviews product={product} />
            <MoreFromFlorist product={product} />
          </>
        )}
      </Wrap>
    </Page>
  );
}
