import { paths } from '@bloomkin/shared/pages.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useSearchParams } from 'react-router-dom';
import { useFeature } from '../api/useChannels.ts';
import { useQuery } from '../api/useQuery.ts';
import { ButtonLink } from '../components/actions/Button.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { QueryState } from '../components/feedback/QueryState.tsx';
import { Skeleton } from '../components/feedback/Skeleton.tsx';
import { Container } from '../components/layout/Container.tsx';
import { Page } from '../components/layout/Page.tsx';
import { VisuallyHidden } from '../components/layout/VisuallyHidden.tsx';
import { usePlace } from '../features/deliveryAddress/usePlace.ts';
import { NotFound } from '../features/notFound/lazyNotFound.ts';
import { ReviewForm } from '../features/reviews/ReviewForm.tsx';
import { useReviews } from '../features/reviews/useReviews.ts';
import { SignInRequired } from '../features/signIn/SignInRequired.tsx';
import { useSession } from '../session/useSession.ts';

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
        <QueryState
          data={data?.data}
          error={error}
          onRetry={() => void mutate()}
          failedTitle="We could not load this product."
          loadingLabel="Loading"
          skeleton={skeleton}
        >
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
      data={user && data && { user, mayWrite: isOpen && data.can_review }}
      error={data ? undefined : error}
      onRetry={() => void mutate()}
      failedTitle="We could not load the reviews."
      loadingLabel="Loading"
      skeleton={skeleton}
    >
      {({ user: author, mayWrite }) =>
        mayWrite ? (
          <ReviewForm product={product} user={author} />
        ) : (
          <Closed product={product} isOpen={isOpen} />
        )
      }
    </QueryState>
  );
}

function Closed({ product, isOpen }: { product: Product; isOpen: boolean }) {
  const [title, text] = isOpen
    ? ['You have had your say', `Each buyer reviews ${product.name} once.`]
    : [
        'Reviews are closed at the moment',
        'Please come back later: what others wrote is on the product’s page.',
      ];
  return (
    <>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <EmptyState title={title} text={text}>
        <ButtonLink to={paths.product(product.id)}>Back to {product.name}</ButtonLink>
      </EmptyState>
    </>
  );
}

const skeleton = (
  <div style={{ paddingTop: 28 }}>
    <Skeleton $width="min(640px, 100%)" $height="420px" $radius="28px" />
  </div>
);
