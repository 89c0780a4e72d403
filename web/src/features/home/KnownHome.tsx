import { paths } from '@bloomkin/shared/pages.ts';
import { Suspense } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Container } from '#components/layout/Container.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { FactsTitle } from '#features/market/FactsTitle.tsx';
import { noFilters } from '#features/market/filters/filters.ts';
import { useListing } from '#features/market/filters/useListing.ts';
import { Grid } from '#features/productCard/cardStyles.ts';
import { ProductCard } from '#features/productCard/ProductCard.tsx';
import { SkeletonCards } from '#features/productCard/SkeletonCards.tsx';
import type { Tag } from '#features/tag/useTag.ts';
import { useUser } from '#session/useSession.ts';

const SendAgain = lazyWithPreload(async () => (await import('./SendAgain.tsx')).SendAgain);

const shown = 4;

const First = styled.div`
  margin-block: 12px 18px;
  @media (max-width: 767px) {
    li:nth-child(n + 3) {
      display: none;
    }
  }
  @media (min-width: 768px) and (max-width: 1279px) {
    li:nth-child(n + 4) {
      display: none;
    }
  }
`;

/** No hero once a word of the tag is known: what can arrive stands first. */
export function KnownHome({ tag, today }: { tag: Tag; today: string }) {
  const { person, place, day } = tag;
  const isSignedIn = useUser() !== undefined;
  const filters = { ...noFilters, day };
  const { data } = useListing(filters, place);
  return (
    <Container>
      <FactsTitle {...{ filters, place, today }} />
      <Suspense fallback={null}>
        {isSignedIn && person?.kind === 'person' && <SendAgain name={person.name} tag={tag} />}
      </Suspense>
      <First>
        <Grid>
          {data ? (
            data.data
              .slice(0, shown)
              .map((product) => <ProductCard key={product.id} product={product} today={today} day={day} />)
          ) : (
            <SkeletonCards count={shown} />
          )}
        </Grid>
      </First>
      <ButtonLink kind="brand" to={paths.market(day ? { day } : {})}>
        See all that can arrive
      </ButtonLink>
    </Container>
  );
}
