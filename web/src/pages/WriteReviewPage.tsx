import { paths } from '@bloomkin/shared/pages.ts';
import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useSearchParams } from 'react-router-dom';
import { useFeature } from '#api/useChannels.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { NotFound } from '#features/notFound/lazyNotFound.ts';
import { DeleteReview } from '#features/reviews/DeleteReview.tsx';
import { ReviewCard, ReviewList } from '#features/reviews/ReviewCard.tsx';
import { ReviewForm } from '#features/reviews/ReviewForm.tsx';
import { useReviews } from '#features/reviews/useReviews.ts';
import { SignInRequired } from '#features/signIn/SignInRequired.tsx';
import { useSession } from '#session/useSession.ts';

const heading = 'Write a feedback';

export function WriteReviewPage() {
  const id = useSearchParams()[0].get('product') ?? '';
  const place = usePlace();
  const { data, error, mutate } = useQuery(getProduct, { params: { id: id || '-' } });
  if (error?.status === 404 || error?.status === 422)
    return <NotFound title="These flowers are gone" text="So nobody can review them now." place={place} />;
  return (
    <Page title={heading}>
      <Container>
        <QueryState query={{ data: data?.data, error, mutate }} what="this product" skeleton={skeleton}>
          {(product) => <Write product={product} />}
        </QueryState>
      </Container>
    </Page>
  );
}

/** The server decides whether the user may write one. */
function Write({ product }: { product: Product }) {
  const { status, user } = useSession();
  const { data, error, mutate } = useReviews(product.id);
  const isOpen = useFeature('reviews');
  if (status === 'guest')
    return (
      <SignInRequired
        heading={heading}
        title={`Sign in to review ${product.name}`}
        text="Reviews have a name: sign in, then write yours."
      />
    );
  return (
    <QueryState
      query={{ data: user && data && { user, reviews: data }, error: data ? undefined : error, mutate }}
      what="the reviews"
      skeleton={skeleton}
    >
      {({ user: author, reviews }) =>
        isOpen && reviews.can_review ? (
          <ReviewForm product={product} user={author} />
        ) : (
          <Closed product={product} isOpen={isOpen} reviews={reviews} />
        )
      }
    </QueryState>
  );
}

interface ClosedProps {
  product: Product;
  isOpen: boolean;
  reviews: Pick<ResponseOf<typeof listProductReviews>, 'me_add' | 'mine'>;
}

function Closed({ product, isOpen, reviews: { me_add, mine } }: ClosedProps) {
  return (
    <>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <EmptyState {...whyClosed(product, isOpen, me_add)}>
        <ButtonLink to={paths.product(product.id)}>Back to {product.name}</ButtonLink>
      </EmptyState>
      {mine && (
        <ReviewList style={{ gridTemplateColumns: 'minmax(0, 640px)', justifyContent: 'center' }}>
          <ReviewCard review={mine} head={<b>Your review</b>} action={<DeleteReview review={mine} />} />
        </ReviewList>
      )}
    </>
  );
}

function whyClosed({ name }: Product, isOpen: boolean, hasReviewed: boolean) {
  if (hasReviewed)
    return {
      title: 'You have had your say',
      text: `Each buyer reviews ${name} once.${isOpen ? ' To change yours, delete it and write another.' : ''}`,
    };
  if (isOpen) return { title: 'Reviews are for buyers', text: `Sign in as a buyer to review ${name}.` };
  return {
    title: 'Reviews are closed at the moment',
    text: 'Please come back later: what others wrote is on the product’s page.',
  };
}

const skeleton = (
  <div style={{ paddingTop: 28 }}>
    <Skeleton $width="min(640px, 100%)" $height="420px" $radius="28px" />
  </div>
);
