import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import { ProductCard } from '#features/productCard/ProductCard.tsx';
import { SkeletonCards } from '#features/productCard/SkeletonCards.tsx';
import type { StoredPlace } from '#storage/storage.ts';
import type { Filters } from './filters/filters.ts';
import { perPage } from './listingQuery.ts';
import { useListing } from './useListing.ts';

interface ResultsPageProps {
  filters: Filters;
  place: StoredPlace | undefined;
  page: number;
}

export function ResultsPage({ filters, place, page }: ResultsPageProps) {
  const today = useToday();
  const { data, error, mutate } = useListing(filters, place, page);
  return (
    <QueryPart
      data={data}
      error={error}
      failed={
        <li style={{ gridColumn: '1 / -1' }}>
          <ErrorState
            title="We could not load more flowers."
            detail={error?.message}
            onRetry={() => mutate()}
          />
        </li>
      }
      skeleton={<SkeletonCards count={perPage} />}
    >
      {(found) =>
        found.data.map((product) => (
          <ProductCard key={product.id} product={product} today={today} day={filters.day} />
        ))
      }
    </QueryPart>
  );
}
