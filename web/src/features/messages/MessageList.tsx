import { listMessages, readMessages } from '@bloomkin/shared/routes/messages.ts';
import { useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { notifyError } from '#components/feedback/notifyError.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useShownPages } from '#components/list/useShownPages.ts';
import { messageOfError } from '#errors/apiError.ts';
import { MessageRow } from './MessageRow.tsx';
import { Head, List, Rows } from './messageStyles.ts';

const pageSize = 20;
/** At least one; a stored page count may exceed the current total. */
const countPages = (total = 1) => Math.max(1, Math.ceil(total / pageSize));
const toQuery = (page: number) => ({ query: { page, per_page: pageSize } });

export function MessageList() {
  const { shown, showMore } = useShownPages();
  const { data } = useQuery(listMessages, toQuery(1));
  return (
    <List>
      {data && data.total > 0 && <ListHead total={data.total} unread={data.unread} />}
      {data?.total === 0 && (
        <EmptyState
          title="No messages yet"
          text="When something happens to an order or a review, you will read it here."
        />
      )}
      {Array.from({ length: Math.min(shown, countPages(data?.total)) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
        <MessagesOfPage key={index} page={index + 1} />
      ))}
      {data && shown * pageSize < data.total && <Button onClick={showMore}>Show more</Button>}
    </List>
  );
}

function ListHead({ total, unread }: { total: number; unread: number }) {
  const [busy, setBusy] = useState(false);
  const markRead = useMutation(readMessages, { invalidates: [listMessages] });
  const readAll = async () => {
    if (busy) return;
    setBusy(true);
    await markRead({ body: { ids: 'all' } }).catch((error: unknown) => notifyError(error, readAll));
    setBusy(false);
  };
  return (
    <Head>
      <p role="status">
        {total === 1 ? '1 message' : `${total} messages`}
        {unread > 0 ? `, ${unread} unread` : ', all read'}
      </p>
      {unread > 0 && (
        <Button kind="quiet" aria-disabled={busy} onClick={readAll}>
          Mark all as read
        </Button>
      )}
    </Head>
  );
}

function MessagesOfPage({ page }: { page: number }) {
  const { data, error, mutate } = useQuery(listMessages, toQuery(page));
  if (!data && error)
    return (
      <ErrorState
        title="We could not load your messages."
        detail={messageOfError(error)}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading your messages">
        <Skeleton $height="280px" $radius="20px" />
      </div>
    );
  if (data.data.length === 0) return null;
  return (
    <Rows>
      {data.data.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </Rows>
  );
}
