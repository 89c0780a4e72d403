import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/useApi.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { belowFoldToTheEdge } from '../../components/belowFold.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useToday } from '../../components/useToday.ts';
import { Grid } from '../market/cardStyles.ts';
import { ProductCard } from '../market/ProductCard.tsx';
import { pointOf } from '../place/placeQuery.ts';
import { usePlace } from '../place/usePlace.ts';

const Section = styled.section`
  margin-top: 56px;
  ${belowFoldToTheEdge}
`;
const shown = 4;

export function MoreFromFlorist({ product }: { product: Product }) {
  const titleId = useId();
  const today = useToday();
  const place = usePlace();
  const { data } = useApi(listCategoryProducts, {
    params: { id: '0' },
    query: {
      company_id: product.company,
      sort_type: 'popular',
      per_page: shown + 1,
      ...(place && pointOf(place)),
    },
  });
  const others = data?.data.filter(({ id }) => id !== product.id).slice(0, shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <SectionHead
        title={`More from ${product.company_info.brand}`}
        titleId={titleId}
        action={<ButtonLink to={`/market/${product.company}`}>See all</ButtonLink>}
      />
      <Grid>
        {others.map((other) => (
          <ProductCard key={other.id} product={other} today={today} />
        ))}
      </Grid>
    </Section>
  );
}
