import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Suspense, useId } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { deliveryQuery } from '#features/deliveryAddress/placeQuery.ts';
import { useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { Grid } from './cardStyles.ts';
import { ProductCard } from './ProductCard.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';

const EmptyShelf = lazyWithPreload(async () => (await import('./EmptyShelf.tsx')).EmptyShelf);

const onShelf = 4;
const minReviewsOfLoved = 3;

const placeOf = ({ id }: Product, ids: readonly string[] = []) => ids.indexOf(id);

interface ShelfProps {
  title: string;
  sort: 'popular' | 'new';
  place: StoredPlace | undefined;
  /** Only products that people reviewed; renders nothing without any. */
  isLoved?: boolean;
  /** Only these products, in this order; renders nothing without any. */
  ids?: readonly string[];
  /** Path of the full list. */
  more?: string;
  /** Falls back to other products where nothing reaches the place. */
  orElsewhere?: boolean;
}

const toListQuery = ({ sort, isLoved, ids }: Pick<ShelfProps, 'sort' | 'isLoved' | 'ids'>) => ({
  ...(isLoved && { min_reviews: minReviewsOfLoved }),
  ...(ids && { ids: [...ids] }),
  ...{ sort_type: sort, page: 1, per_page: ids?.length ?? onShelf },
});

/** Renders nothing when empty, unless that is due to the chosen day. */
export function Shelf({ title, sort, isLoved, ids, place, more, orElsewhere }: ShelfProps) {
  const today = useToday();
  const day = useChosenDay();
  const titleId = useId();
  const { data, error, isLoading, mutate } = useQuery(listCategoryProducts, {
    params: { id: '0' },
    query: { ...deliveryQuery(place, day), ...toListQuery({ sort, isLoved, ids }) },
  });
  // The empty answer of the day before is kept while the next one loads.
  const page = isLoading && data?.total === 0 ? undefined : data;
  if (page?.total === 0) {
    if (orElsewhere && place) return <Shelf {...{ title, sort, isLoved, ids, place: undefined, more }} />;
    if (!more || isLoved || !place || !day) return null;
    return (
      <Suspense>
        <EmptyShelf {...{ title, place, day, today, more }} />
      </Suspense>
    );
  }
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader
        title={title}
        titleId={titleId}
        action={more && <ButtonLink to={more}>See all</ButtonLink>}
      />
      <QueryPart
        data={page}
        error={error}
        failed={<ErrorState title="We could not load these flowers." onRetry={() => mutate()} />}
        skeleton={
          <Grid>
            <SkeletonCards count={onShelf} />
          </Grid>
        }
      >
        {({ data: products }) => (
          <Grid>
            {products
              .toSorted((a, b) => placeOf(a, ids) - placeOf(b, ids))
              .map((product) => (
                <ProductCard key={product.id} product={product} today={today} day={day} />
              ))}
          </Grid>
        )}
      </QueryPart>
    </Section>
  );
}
