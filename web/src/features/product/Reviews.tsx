import { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/useApi.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const List = styled.ul`
  display: grid;
  gap: 14px;
  margin-bottom: 20px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Section = styled.section`
  margin-top: 64px;
  scroll-margin-top: 110px;
`;

/** Shown at first; the rest on demand, twenty a page (specification, section 9). */
const atFirst = 6;
const perPage = 20;

export function Reviews({ product }: { product: Product }) {
  const titleId = useId();
  const [pages, setPages] = useState(0);
  const { data, error, mutate } = useApi(listProductReviews, {
    params: { id: product.id },
    query: { page: 1, per_page: pages === 0 ? atFirst : Math.min(100, pages * perPage) },
  });
  const total = data?.total ?? 0;
  const shown = data?.data.length ?? 0;
  return (
    <Section id="reviews" aria-labelledby={titleId}>
      <SectionHead title="Reviews" titleId={titleId}>
        {data && total > 0 && (
          <p>
            {data.product_rating?.toFixed(1)} of 5 from {total === 1 ? '1 review' : `${total} reviews`}
          </p>
        )}
      </SectionHead>
      {error && !data && <ErrorState title="We could not load the reviews." onRetry={() => mutate()} />}
      {data && total === 0 && <p>No reviews yet. Whoever buys it can write the first.</p>}
      <List aria-busy={!data}>
        {!data &&
          !error &&
          ['a', 'b', 'c'].map((key) => <Skeleton as="li" key={key} $height="130px" $radius="20px" />)}
        {data?.data.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </List>
      {shown < total && pages * perPage < 100 && (
        <Button onClick={() => setPages(pages + 1)}>More reviews</Button>
      )}
    </Section>
  );
}
