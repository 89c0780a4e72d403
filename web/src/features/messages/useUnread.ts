import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { useQuery } from '../../api/useQuery.ts';

const lookAgainMs = 60_000;

/** How many messages the signed-in person has not read; 0 while that is not known. */
export function useUnread(): number {
  const { data } = useQuery(
    listMessages,
    { query: { page: 1, per_page: 1 } },
    { refreshInterval: lookAgainMs },
  );
  return data?.unread ?? 0;
}
