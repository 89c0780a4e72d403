import type { ResponseOf } from '@bloomkin/shared/route.ts';
import type { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import { canDeleteReview } from '@bloomkin/shared/rules/permissions.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Review } from '@bloomkin/shared/schemas/review.ts';
import { Suspense, useId, useState } from 'react';
import styled from 'styled-components';
import { useFeature } from '#api/useChannels.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { belowFoldToTheEdge } from '#components/layout/belowFold.ts';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useUser } from '#session/useSession.ts';
import { ReviewCard, ReviewList } from './ReviewCard.tsx';
import { ReviewSpread } from './ReviewSpread.tsx';
import { reviewsPerPage, useReviews } from './useReviews.ts';
import { writePath } from './writePath.ts';

/** Loaded only for deletable reviews. */
const DeleteReview = lazyWithPreload(async () => (await import('./DeleteReview.tsx')).DeleteReview);

const Section = styled.section`
  margin-top: 56px;
  scroll-margin-top: 102px;
  ${belowFoldToTheEdge}
`;

/** Initially; then twenty per page. */
const atFirst = 6;

export function Reviews({ product }: { product: Product }) {
  const titleId = useId();
  const [pages, setPages] = useState(0);
  const { data, error, mutate } = useReviews(product.id);
  const isOpen = useFeature('reviews');
  const total = data?.total ?? 0;
  const shown = pages === 0 ? atFirst : pages * reviewsPerPage;
  return (
    <Section id="reviews" aria-labelledby={titleId}>
      <SectionHeader
        title="Reviews"
        titleId={titleId}
        action={isOpen && data?.can_review && <ButtonLink to={writePath(product)}>Write</ButtonLink>}
      />
      <QueryPart
        data={data}
        error={error}
        failed={<ErrorState title="We could not load the reviews." onRetry={() => mutate()} />}
        skeleton={null}
      >
        {({ product_rating: rating, spread }) => (
          <>
            {total === 0 && <p>No reviews yet.{isOpen && ' Whoever buys it can write the first.'}</p>}
            {rating !== null && <ReviewSpread rating={rating} total={total} spread={spread} />}
          </>
        )}
      </QueryPart>
      {Array.from({ length: Math.max(1, pages) }, (_, index) => (
        <PageOfReviews
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
          key={index}
          productId={product.id}
          page={index + 1}
          most={pages === 0 ? atFirst : undefined}
        />
      ))}
      {shown < total && <Button onClick={() => setPages(pages + 1)}>More reviews</Button>}
    </Section>
  );
}

/** On whichever page it would be. */
function ownFirst({ data, mine }: ResponseOf<typeof listProductReviews>, page: number): Review[] {
  const others = data.filter(({ id }) => id !== mine?.id);
  return mine && page === 1 ? [mine, ...others] : others;
}

interface PageOfReviewsProps {
  productId: string;
  page: number;
  most: number | undefined;
}

function PageOfReviews({ productId, page, most }: PageOfReviewsProps) {
  const { data, error, mutate } = useReviews(productId, page);
  const user = useUser();
  return (
    <QueryPart
      data={data}
      error={error}
      failed={page > 1 && <ErrorState title="We could not load more reviews." onRetry={() => mutate()} />}
      skeleton={
        <ReviewList aria-busy="true">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton as="li" key={key} $height="130px" $radius="20px" />
          ))}
        </ReviewList>
      }
    >
      {(reviews) => (
        <ReviewList>
          {ownFirst(reviews, page)
            .slice(0, most)
            .map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                head={review.id === reviews.mine?.id && <b>Your review</b>}
                action={
                  canDeleteReview(user, { authorId: review.user.id }) && (
                    <Suspense fallback={null}>
                      <DeleteReview review={review} />
                    </Suspense>
                  )
                }
              />
            ))}
        </ReviewList>
      )}
    </QueryPart>
  );
}
