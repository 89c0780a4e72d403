import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '../api/useQuery.ts';
import { ErrorState } from '../components/feedback/ErrorState.tsx';
import { LoadingState } from '../components/feedback/LoadingState.tsx';
import { Container } from '../components/layout/Container.tsx';
import { Page } from '../components/layout/Page.tsx';
import { excerpt } from '../components/text/excerpt.ts';
import { usePlace } from '../features/deliveryAddress/usePlace.ts';
import { NotFound } from '../features/notFound/lazyNotFound.ts';
import { MoreFromFlorist } from '../features/product/MoreFromFlorist.tsx';
import { ProductSkeleton } from '../features/product/ProductSkeleton.tsx';
import { ProductView } from '../features/product/ProductView.tsx';
import { Reviews } from '../features/reviews/Reviews.tsx';

export function ProductPage() {
  const { id = '' } = useParams();
  const place = usePlace();
  const { data, error, mutate } = useQuery(getProduct, { params: { id } }, { keepPreviousData: false });
  const product = data?.data;
  if (error?.status === 404 || error?.status === 422) {
    return (
      <NotFound
        title="These flowers are gone"
        text="The florist no longer makes them. These might do as well."
        place={place}
      />
    );
  }
  return (
    <Page title={product?.name ?? 'Flowers'} description={product && excerpt(product.description)}>
      <Container>
        {!product &&
          (error ? (
            <ErrorState
              title="We could not load this product."
              detail={error.message}
              onRetry={() => mutate()}
            />
          ) : (
            <LoadingState label="Loading the flowers">
              <ProductSkeleton />
            </LoadingState>
          ))}
        {product && (
          <>
            <ProductView product={product} />
            <Reviews product={product} />
            <MoreFromFlorist product={product} />
          </>
        )}
      </Container>
    </Page>
  );
}
