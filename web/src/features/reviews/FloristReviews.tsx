import { paths } from '@bloomkin/shared/pages.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { ReviewCard, ReviewList } from './ReviewCard.tsx';

const About = styled(Link)`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const atFirst = 6;
/** The API's limit per request. */
const most = 100;

export function FloristReviews({ company }: { company: Company }) {
  const [all, setAll] = useState(false);
  const query = { company_id: company.id, page: 1, per_page: all ? most : atFirst };
  // Shows own changes at once, since the cached response may be seconds old.
  const { data, error, mutate } = useQuery(listReviews, { query }, { asMyself: true });
  const total = data?.total ?? 0;
  if (data && total === 0) return null;
  return (
    <Section aria-labelledby="florist-reviews">
      <SectionHeader title="What buyers say" titleId="florist-reviews">
        {company.rating !== null && (
          <p>
            {company.rating.toFixed(1)} of 5 from {total === 1 ? '1 review' : `${total} reviews`}
          </p>
        )}
      </SectionHeader>
      <QueryPart
        data={data}
        error={error}
        failed={<ErrorState title="We could not load the reviews." onRetry={() => mutate()} />}
        skeleton={<ReviewList aria-busy="true" />}
      >
        {(page) => (
          <ReviewList>
            {page.data.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                head={<About to={paths.product(review.product_id)}>{review.product.name}</About>}
              />
            ))}
          </ReviewList>
        )}
      </QueryPart>
      {!all && total > atFirst && <Button onClick={() => setAll(true)}>All reviews</Button>}
    </Section>
  );
}
