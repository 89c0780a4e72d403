import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { useQuery } from '#api/useQuery.ts';

const refreshMs = 60_000;

/** 0 while loading. */
export function useUnread(): number {
  const { data } = useQuery(
    listMessages,
    { query: { page: 1, per_page: 1 } },
    { refreshInterval: refreshMs },
  );
  return data?.unread ?? 0;
}
