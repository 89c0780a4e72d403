import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import type { StoredPlace } from '#storage/storage.ts';
import { deliveryQuery } from '../deliveryAddress/placeQuery.ts';
import { chooseDeliveryDay, useChosenDay } from '../deliveryDay/deliveryDay.ts';
import { useArrivalDays } from '../deliveryDay/useArrivalDays.ts';
import { Grid } from './cardStyles.ts';
import { ProductCard } from './ProductCard.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';

const onShelf = 4;

interface ShelfProps {
  title: string;
  sort: 'popular' | 'new';
  place: StoredPlace | undefined;
  /** Path of the full list. */
  more: string;
  /** Falls back to other products where nothing reaches the place. */
  orElsewhere?: boolean;
}

const NothingThen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 20px;
`;

/** Renders nothing when empty, unless that is due to the chosen day. */
export function Shelf({ title, sort, place, more, orElsewhere }: ShelfProps) {
  const today = useToday();
  const day = useChosenDay();
  const titleId = useId();
  const { data, error, isLoading, mutate } = useQuery(listCategoryProducts, {
    params: { id: '0' },
    query: { ...deliveryQuery(place, day), sort_type: sort, page: 1, per_page: onShelf },
  });
  const page = isLoading && data?.total === 0 ? undefined : data;
  const isEmpty = page?.total === 0;
  const isNobodyThere = useArrivalDays(isEmpty && day ? place : undefined)?.length === 0;
  if (isEmpty && orElsewhere && place) return <Shelf {...{ title, sort, place: undefined, more }} />;
  if (isEmpty && (!place || !day || isNobodyThere)) return null;
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader title={title} titleId={titleId} action={<ButtonLink to={more}>See all</ButtonLink>} />
      {isEmpty ? (
        <NothingThen>
          Nothing here can arrive {day === today ? 'today' : `on ${formatDay(day, today)}`}.
          <Button onClick={() => chooseDeliveryDay('')}>Show any day</Button>
        </NothingThen>
      ) : (
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
              {products.map((product) => (
                <ProductCard key={product.id} product={product} today={today} day={day} />
              ))}
            </Grid>
          )}
        </QueryPart>
      )}
    </Section>
  );
}
