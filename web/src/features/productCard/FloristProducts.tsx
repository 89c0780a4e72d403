import { paths } from '@bloomkin/shared/pages.ts';
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useDeferredValue, useId } from 'react';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { useIsHydrating } from '#components/hooks/useIsHydrating.ts';
import { useToday } from '#components/hooks/useToday.ts';
import { belowFoldToTheEdge } from '#components/layout/belowFold.ts';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { toListPlace } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { Grid } from './cardStyles.ts';
import { ProductCard } from './ProductCard.tsx';

const Section = styled.section`
  margin-top: 56px;
  ${belowFoldToTheEdge}
`;
const shown = 4;

interface FloristProductsProps {
  companyId: string;
  title: string;
  /** The id of the product that the page is about. */
  except?: string;
}

/** The most loved of a florist. Browser only, so that the HTML fits the first packets. */
export function FloristProducts({ companyId, title, except }: FloristProductsProps) {
  const titleId = useId();
  const today = useToday();
  const day = useChosenDay();
  const place = usePlace();
  const isHydrating = useIsHydrating();
  const query = {
    company_id: companyId,
    sort_type: 'popular' as const,
    per_page: shown + 1,
    ...(place && { ...toListPlace(place), ...(day && { day }) }),
  };
  const { data } = useQuery(listCategoryProducts, isHydrating ? null : { params: { id: '0' }, query });
  // Keeps input responsive.
  const known = useDeferredValue(data);
  const others = known?.data.filter(({ id }) => id !== except).slice(0, shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader
        title={title}
        titleId={titleId}
        action={<ButtonLink to={paths.florist(companyId)}>See all</ButtonLink>}
      />
      <Grid>
        {others.map((other) => (
          <ProductCard key={other.id} product={other} today={today} day={day} />
        ))}
      </Grid>
    </Section>
  );
}
