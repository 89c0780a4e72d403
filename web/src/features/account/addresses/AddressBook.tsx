import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { AddressList } from './AddressList.tsx';
import { useAddresses } from './useAddresses.ts';

export function AddressBook() {
  const { addresses, failure, reload, ...changes } = useAddresses();
  if (addresses) return <AddressList addresses={addresses} {...changes} />;
  if (failure)
    return (
      <ErrorState
        title="We could not load your addresses."
        detail={messageOfError(failure)}
        onRetry={reload}
      />
    );
  return (
    <div role="status" aria-label="Loading your addresses">
      <Skeleton $height="200px" $radius="20px" />
    </div>
  );
}
