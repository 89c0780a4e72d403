import { describeSearchMatch } from '@bloomkin/shared/rules/productSearch.ts';
import { Suspense } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { useOnline } from '#components/hooks/useOnline.ts';
import { useToday } from '#components/hooks/useToday.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useShownPages } from '#components/list/useShownPages.ts';
import { useListing } from '#features/market/filters/useListing.ts';
import { Grid, More, SearchNote } from '#features/productCard/cardStyles.ts';
import { ProductCard } from '#features/productCard/ProductCard.tsx';
import { SkeletonCards } from '#features/productCard/SkeletonCards.tsx';
import type { StoredPlace } from '#storage/storage.ts';
import type { Filters } from './filters/filters.ts';
import { perPage } from './filters/useListing.ts';

const NothingFound = lazyWithPreload(async () => (await import('./NothingFound.tsx')).NothingFound);

interface ResultsProps {
  filters: Filters;
  place: StoredPlace | undefined;
  onFilters: (filters: Filters) => void;
}

export function Results({ filters, place, onFilters }: ResultsProps) {
  const { shown, showMore } = useShownPages(place?.address);
  const found = useListing(filters, place);
  const { error, isLoading, mutate } = found;
  // A previous empty result says nothing about the new filters.
  const data = isLoading && found.data?.total === 0 ? undefined : found.data;
  const online = useOnline();
  if (isLoading && !online) {
    const title = 'You are offline. These flowers come once you are back.';
    return <ErrorState title={title} onRetry={() => mutate()} />;
  }
  return (
    <QueryPart
      data={data}
      error={error}
      failed={
        <ErrorState
          title="We could not load the flowers. Check your connection and try again."
          detail={error?.message}
          onRetry={() => mutate()}
        />
      }
      skeleton={
        <Grid aria-busy={isLoading}>
          <SkeletonCards count={perPage} />
        </Grid>
      }
    >
      {({ total, total_pages: pages, search_match: match }) =>
        total === 0 ? (
          <Suspense fallback={null}>
            <NothingFound filters={filters} place={place} onFilters={onFilters} />
          </Suspense>
        ) : (
          <>
            {match && <SearchNote>{describeSearchMatch(filters.search, match)}</SearchNote>}
            <Grid aria-busy={isLoading}>
              {pageNumbers(Math.min(shown, pages)).map((page) => (
                <ResultsPage key={page} filters={filters} place={place} page={page} />
              ))}
            </Grid>
            {shown < pages && (
              <More>
                <Button large onClick={showMore}>
                  Show more
                </Button>
                {!isLoading && (
                  <span>
                    {Math.min(shown * perPage, total)} of {total}
                  </span>
                )}
              </More>
            )}
          </>
        )
      }
    </QueryPart>
  );
}

const pageNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface ResultsPageProps {
  filters: Filters;
  place: StoredPlace | undefined;
  page: number;
}

function ResultsPage({ filters, place, page }: ResultsPageProps) {
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
