import { getMessage } from '@bloomkin/shared/messages.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { RecipientList } from './RecipientList.tsx';
import { useRecipients } from './useRecipients.ts';

export function Recipients() {
  const { recipients, failure, reload, ...changes } = useRecipients();
  if (recipients) return <RecipientList recipients={recipients} {...changes} />;
  if (failure)
    return (
      <ErrorState
        title={getMessage('RECIPIENTS.LOAD_FAILED')}
        detail={messageOfError(failure)}
        onRetry={reload}
      />
    );
  return (
    <div role="status" aria-label="Loading your recipients">
      <Skeleton $height="200px" $radius="20px" />
    </div>
  );
}
