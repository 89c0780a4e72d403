import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Container } from '#components/layout/Container.tsx';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { NotFound } from '#features/notFound/lazyNotFound.ts';
import { useFlorist } from './useFlorist.ts';

interface FloristStateProps {
  id: string;
  children: (company: Company) => ReactNode;
}

export function FloristState({ id, children }: FloristStateProps) {
  const place = usePlace();
  const { data, error, mutate } = useFlorist(id);
  if (data) return children(data.data);
  if (error?.status === 404 || error?.status === 422) {
    return <NotFound title="This florist has moved on" text="Others are near you." place={place} />;
  }
  return (
    <Container style={{ paddingTop: 28 }}>
      {error ? (
        <ErrorState title="We could not load this florist." detail={error.message} onRetry={() => mutate()} />
      ) : (
        <LoadingState label="Loading the florist">
          <Skeleton $width="min(480px, 100%)" $height="124px" $radius="20px" />
        </LoadingState>
      )}
    </Container>
  );
}
