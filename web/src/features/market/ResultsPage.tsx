import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { ProductCard } from '../productCard/ProductCard.tsx';
import { SkeletonCards } from '../productCard/SkeletonCards.tsx';
import type { Filters } from './filters/filters.ts';
import { listingQuery, perPage } from './listingQuery.ts';

interface ResultsPageProps {
  filters: Filters;
  place: StoredPlace | undefined;
  page: number;
}

export function ResultsPage({ filters, place, page }: ResultsPageProps) {
  const today = useToday();
  const { data, error, mutate } = useQuery(listCategoryProducts, {
    params: { id: filters.category },
    query: listingQuery(filters, place, page),
  });
  if (error && !data) {
    return (
      <li style={{ gridColumn: '1 / -1' }}>
        <ErrorState title="We could not load more flowers." detail={error.message} onRetry={() => mutate()} />
      </li>
    );
  }
  if (!data) return <SkeletonCards count={perPage} />;
  return data.data.map((product) => <ProductCard key={product.id} product={product} today={today} />);
}
