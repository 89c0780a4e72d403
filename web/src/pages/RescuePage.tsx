import { getRescue } from '@bloomkin/shared/routes/orders.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { RescueView } from '#features/orders/RescueView.tsx';

/** From a message, without signing in. */
export function RescuePage() {
  const { token = '' } = useParams();
  const { data, error, mutate } = useQuery(getRescue, { params: { token } });
  return (
    <Page title="Your order needs you">
      <Container>
        <QueryState
          data={data?.data}
          error={error}
          onRetry={() => void mutate()}
          failedTitle="We could not load your order"
          loadingLabel="Loading who can bring your flowers"
          skeleton={<Skeleton $height="480px" />}
          notFound={
            <>
              <VisuallyHidden as="h1">Your order</VisuallyHidden>
              <EmptyState
                title="This link does not work"
                text="It may be incomplete or too old. Sign in to see your order, or open the newest message."
              />
            </>
          }
        >
          {(rescue) => (
            <RescueView
              {...{ token, rescue }}
              onChanged={(next) => void mutate({ data: next }, false)}
              onGone={() => void mutate()}
            />
          )}
        </QueryState>
      </Container>
    </Page>
  );
}
