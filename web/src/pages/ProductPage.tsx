import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { useIsHydrating } from '#components/hooks/useIsHydrating.ts';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { excerpt } from '#components/text/excerpt.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { NotFound } from '#features/notFound/lazyNotFound.ts';
import { ProductSkeleton } from '#features/product/ProductSkeleton.tsx';
import { ProductView } from '#features/product/ProductView.tsx';
import { FloristProducts } from '#features/productCard/FloristProducts.tsx';
import { Reviews } from '#features/reviews/Reviews.tsx';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useUser } from '#session/useSession.ts';

/** Below the fold, so outside the first download. */
const OwnShelf = lazyWithPreload(async () => (await import('#features/productCard/OwnShelf.tsx')).OwnShelf);

export function ProductPage() {
  const { id = '' } = useParams();
  const place = usePlace();
  const user = useUser();
  const isHydrating = useIsHydrating();
  const { data, error, mutate } = useQuery(
    getProduct,
    { params: { id } },
    // A florist's people look at a product before it is on sale.
    { keepPreviousData: false, asMyself: user !== undefined && isOfficeRole(user.role) },
  );
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
        <QueryState
          query={{ data: product, error, mutate }}
          what="this product"
          skeleton={<ProductSkeleton />}
        >
          {(loaded) => (
            <>
              <ProductView product={loaded} />
              <Reviews product={loaded} />
              <FloristProducts
                companyId={loaded.company}
                title={`More from ${loaded.company_info.brand}`}
                except={loaded.id}
              />
            </>
          )}
        </QueryState>
      </Container>
      <Suspense fallback={null}>
        {!isHydrating && product && <OwnShelf place={place} except={product.id} />}
      </Suspense>
    </Page>
  );
}
