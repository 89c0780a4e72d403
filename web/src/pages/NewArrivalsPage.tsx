import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import {
  type Day,
  daysBetween,
  formatDay,
  formatMonth,
  localTime,
  marketTimeZone,
} from '@bloomkin/shared/rules/zonedTime.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { useSydneyToday, useToday } from '#components/hooks/useToday.ts';
import { Row } from '#components/layout/boxes.ts';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { useShownPages } from '#components/list/useShownPages.ts';
import { Headline } from '#features/categories/Headline.ts';
import { AreaAlert } from '#features/deliveryAddress/AreaAlert.tsx';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { deliveryQuery, formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { chooseDeliveryDay, useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { perPage } from '#features/market/filters/useListing.ts';
import { Grid, More } from '#features/productCard/cardStyles.ts';
import { ProductCard } from '#features/productCard/ProductCard.tsx';
import { SkeletonCards } from '#features/productCard/SkeletonCards.tsx';
import type { StoredPlace } from '#storage/storage.ts';

/** The API's limit per request. */
const most = 96;

export function NewArrivalsPage() {
  const place = usePlace();
  const { shown, showMore } = useShownPages(place?.address);
  const day = useChosenDay();
  const newest = (where: StoredPlace | undefined) => ({
    params: { id: '0' },
    query: {
      ...deliveryQuery(where, day),
      sort_type: 'new' as const,
      page: 1,
      per_page: Math.min(most, shown * perPage),
    },
  });
  const near = useQuery(listCategoryProducts, newest(place));
  const nothingReaches = place !== undefined && day === '' && near.data?.total === 0;
  const elsewhere = useQuery(listCategoryProducts, nothingReaches ? newest(undefined) : null);
  const { data, error, mutate } = nothingReaches ? elsewhere : near;
  return (
    <Page title="New arrivals" description="What our florists made new, the newest first.">
      <Container>
        <Headline style={{ marginBlock: '28px 24px' }}>New arrivals</Headline>
        {nothingReaches && (
          <Row $gap={5} $rowGap={2.5} $below={6}>
            No florist delivers to {formatSuburb(place)} yet. This is what is new elsewhere.
            <Button onClick={openPlacePanel}>Change the address</Button>
            <AreaAlert place={place} />
          </Row>
        )}
        <QueryPart
          data={data}
          error={error}
          failed={<ErrorState title="We could not load the new arrivals." onRetry={() => mutate()} />}
          skeleton={
            <Grid aria-busy="true">
              <SkeletonCards count={perPage} />
            </Grid>
          }
        >
          {(page) => <Arrivals page={page} day={place ? day : ''} onMore={showMore} />}
        </QueryPart>
      </Container>
    </Page>
  );
}

interface ArrivalsProps {
  page: ResponseOf<typeof listCategoryProducts>;
  /** The chosen one; '' for any. */
  day: string;
  onMore: () => void;
}

function Arrivals({ page, day, onMore }: ArrivalsProps) {
  const today = useToday();
  // Sydney's day, so that hydration changes nothing.
  const sydneysToday = useSydneyToday();
  if (page.total === 0 && day !== '')
    return (
      <EmptyState title={`Nothing new can arrive on ${formatDay(day, today)}`} text="Try another day.">
        <Button onClick={() => chooseDeliveryDay('')}>Any day</Button>
      </EmptyState>
    );
  if (page.total === 0) return <EmptyState title="Nothing new just now" text="Come back tomorrow morning." />;
  return (
    <>
      {[...Map.groupBy(page.data, ({ created_at }) => groupTitle(created_at, sydneysToday))].map(
        ([title, products], index) => (
          <section key={title} aria-labelledby={`arrivals-${index}`} style={{ marginBottom: 40 }}>
            <SectionHeader title={title} titleId={`arrivals-${index}`} />
            <Grid>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} today={today} day={day} />
              ))}
            </Grid>
          </section>
        ),
      )}
      {page.data.length < page.total && page.data.length < most && (
        <More>
          <Button large onClick={onMore}>
            Show more
          </Button>
        </More>
      )}
    </>
  );
}

/** A section for each day would hold a card or two. */
function groupTitle(createdAt: string, today: Day): string {
  const { day } = localTime(new Date(createdAt), marketTimeZone);
  const age = daysBetween(day, today);
  if (age < 7) return 'The last seven days';
  return age < 14 ? 'The week before' : formatMonth(day.slice(0, 7));
}
