import { paths } from '@bloomkin/shared/pages.ts';
import { getDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useSession } from '#session/useSession.ts';
import { BackLink } from '../BackLink.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PendingHead } from '../PendingHead.tsx';
import { DiscountForm } from './DiscountForm.tsx';
import { useScopeChoices } from './useScopeChoices.ts';

/** A new discount, a copy of another, or one to change. */
export function DiscountEditPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const readId = id ?? params.get('copy');
  const { user } = useSession();
  const isAdmin = user?.is_admin ?? false;
  const choices = useScopeChoices(isAdmin);
  const { data, error, mutate } = useQuery(getDiscount, readId ? { params: { id: readId } } : null, {
    asMyself: true,
    revalidateOnFocus: false,
  });
  const read = data?.data.id === readId ? data?.data : undefined;
  const isReady = choices.isLoaded && (readId === null || read);
  return (
    <OfficePage title={id ? (read?.name ?? 'Discount') : 'Add a discount'}>
      <BackLink to={paths.discounts()}>Discounts</BackLink>
      {!isReady && (
        <PendingHead title={id ? 'Discount' : 'Add a discount'} hasFailed={Boolean(error ?? choices.error)} />
      )}
      {isReady ? (
        <DiscountForm
          key={`${id} ${readId}`}
          discount={id ? read : undefined}
          copied={id ? undefined : read}
          choices={choices}
          florist={
            isAdmin
              ? id && read?.borne_by === 'florist'
                ? read.company?.name
                : undefined
              : (user?.company?.brand ?? '')
          }
        />
      ) : error?.status === 404 ? (
        <EmptyState title="We could not find that discount" text="It may have been deleted." />
      ) : (error ?? choices.error) ? (
        <ErrorState
          title="We could not load this discount."
          detail={(error ?? choices.error)?.message}
          onRetry={() => {
            choices.retry();
            if (readId) void mutate();
          }}
        />
      ) : (
        <LoadingState label="Loading the discount">
          <Skeleton $height="60px" $width="40%" />
          <Skeleton $height="320px" $radius="20px" />
        </LoadingState>
      )}
    </OfficePage>
  );
}
