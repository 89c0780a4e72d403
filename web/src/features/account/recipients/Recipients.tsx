import { getMessage } from '@bloomkin/shared/messages.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { RecipientList } from './RecipientList.tsx';
import { useRecipients } from './useRecipients.ts';

export function Recipients() {
  const { recipients, failure, reload, ...changes } = useRecipients();
  return (
    <ListView
      name="recipients"
      failedTitle={getMessage('RECIPIENTS.LOAD_FAILED')}
      loadingLabel="Loading your recipients"
      skeleton={<Skeleton $height="200px" $radius="20px" />}
      items={recipients}
      failure={failure && messageOfError(failure)}
      onRetry={reload}
    >
      {(loaded) => <RecipientList recipients={loaded} {...changes} />}
    </ListView>
  );
}
