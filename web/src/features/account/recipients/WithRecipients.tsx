import { getMessage } from '@bloomkin/shared/messages.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { messageOfError } from '#errors/apiError.ts';
import type { Recipients } from './useRecipients.ts';

interface WithRecipientsProps extends Pick<Recipients, 'recipients' | 'failure' | 'reload'> {
  children: (loaded: readonly Recipient[]) => ReactNode;
}

export const WithRecipients = ({ recipients, failure, reload, children }: WithRecipientsProps) => (
  <ListView
    name="recipients"
    failedTitle={getMessage('RECIPIENTS.LOAD_FAILED')}
    loadingLabel="Loading your recipients"
    skeleton={<Skeleton $height="200px" $radius="20px" />}
    items={recipients}
    failure={failure && messageOfError(failure)}
    onRetry={reload}
  >
    {children}
  </ListView>
);
