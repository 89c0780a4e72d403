import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { AddressList } from './AddressList.tsx';
import { useAddresses } from './useAddresses.ts';

export function AddressBook() {
  const { addresses, failure, reload, ...changes } = useAddresses();
  return (
    <ListView
      name="addresses"
      failedTitle="We could not load your addresses."
      loadingLabel="Loading your addresses"
      skeleton={<Skeleton $height="200px" $radius="20px" />}
      items={addresses}
      failure={failure && messageOfError(failure)}
      onRetry={reload}
    >
      {(loaded) => <AddressList addresses={loaded} {...changes} />}
    </ListView>
  );
}
