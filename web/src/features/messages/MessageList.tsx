import { listMessages, readMessages } from '@bloomkin/shared/routes/messages.ts';
import type { ReactNode } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { LoadMore } from '#components/list/LoadMore.tsx';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { messageOfError } from '#errors/apiError.ts';
import { Head, List, MessageRow, Rows } from './MessageRow.tsx';

const pageSize = 20;
const toQuery = (page: number) => ({ query: { page, per_page: pageSize } });

interface MessageListProps {
  /** Shown while there are none. */
  nextStep?: ReactNode;
}

export function MessageList({ nextStep }: MessageListProps) {
  const { data } = useQuery(listMessages, toQuery(1));
  return (
    <List>
      {data && data.total > 0 && <ListHead total={data.total} unread={data.unread} />}
      <LoadMore totalPages={data && Math.ceil(data.total / pageSize)}>
        {(page) => <MessagesOfPage page={page} nextStep={nextStep} />}
      </LoadMore>
    </List>
  );
}

function ListHead({ total, unread }: { total: number; unread: number }) {
  const markRead = useMutation(readMessages, { invalidates: [listMessages] });
  const { run: readAll, busy } = useAction(() => markRead({ body: { ids: 'all' } }), notifyError);
  return (
    <Head>
      <p role="status">
        {total === 1 ? '1 message' : `${total} messages`}
        {unread > 0 ? `, ${unread} unread` : ', all read'}
      </p>
      {unread > 0 && (
        <Button kind="quiet" aria-disabled={busy} onClick={() => void readAll()}>
          Mark all as read
        </Button>
      )}
    </Head>
  );
}

function MessagesOfPage({ page, nextStep }: MessageListProps & { page: number }) {
  const { data, error, mutate } = useQuery(listMessages, toQuery(page));
  return (
    <ListView
      name="messages"
      failedTitle="We could not load your messages."
      loadingLabel="Loading your messages"
      skeleton={<Skeleton $height="280px" $radius="20px" />}
      items={data?.data}
      failure={data || !error ? undefined : messageOfError(error)}
      onRetry={() => void mutate()}
      empty={page === 1 ? <NoMessages nextStep={nextStep} /> : null}
    >
      {(messages) => (
        <Rows>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </Rows>
      )}
    </ListView>
  );
}

const NoMessages = ({ nextStep }: MessageListProps) => (
  <EmptyState
    title="No messages yet"
    text="When something happens to an order or a review, you will read it here."
  >
    {nextStep}
  </EmptyState>
);
