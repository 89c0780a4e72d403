import { paths } from '@bloomkin/shared/pages.ts';
import { getDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';

import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { useSession } from '#session/useSession.ts';
import { DiscountForm } from './DiscountForm.tsx';
import { useScopeChoices } from './useScopeChoices.ts';

/** Creates, copies or edits a discount. */
export function DiscountEditPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const readId = id ?? params.get('copy');
  const { user } = useSession();
  const isAdmin = user?.is_admin ?? false;
  const choices = useScopeChoices();
  const { data, error, mutate } = useQuery(getDiscount, readId ? { params: { id: readId } } : null, {
    asMyself: true,
    revalidateOnFocus: false,
  });
  const read = data?.data.id === readId ? data?.data : undefined;
  const isReady = choices.isLoaded && (readId === null || read !== undefined);
  return (
    <OfficePage title={id ? (read?.name ?? 'Discount') : 'Add a discount'}>
      <BackLink to={paths.discounts()}>Discounts</BackLink>
      <QueryState
        query={{
          data: isReady ? { discount: read } : undefined,
          error: error ?? choices.error,
          mutate: () => {
            choices.retry();
            if (readId) void mutate();
          },
        }}
        what="this discount"
        head={(hasFailed) => <PendingHead title={id ? 'Discount' : 'Add a discount'} hasFailed={hasFailed} />}
        notFound={<EmptyState title="We could not find that discount" text="It may have been deleted." />}
      >
        {({ discount }) => (
          <DiscountForm
            key={`${id} ${readId}`}
            discount={id ? discount : undefined}
            copied={id ? undefined : discount}
            choices={choices}
            florist={
              isAdmin
                ? id && discount?.borne_by === 'florist'
                  ? discount.company?.name
                  : undefined
                : (user?.company?.brand ?? '')
            }
          />
        )}
      </QueryState>
    </OfficePage>
  );
}
