import {
  addRecipient,
  deleteRecipient,
  listRecipients,
  markOccasion,
  updateRecipient,
} from '@bloomkin/shared/routes/users.ts';
import type { MarkChange } from '@bloomkin/shared/rules/occasions.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { useSession } from '#session/useSession.ts';

/** A user has at most 200 recipients: two pages. */
const pageSize = 100;

export function useRecipients() {
  const { user } = useSession();
  const id = user?.id ?? '';
  const pageQuery = (page: number) => ({ params: { id }, query: { page, per_page: pageSize } });
  const first = useQuery(listRecipients, user ? pageQuery(1) : null);
  const second = useQuery(listRecipients, (first.data?.total ?? 0) > pageSize ? pageQuery(2) : null);
  const isComplete = first.data && (first.data.total <= pageSize || second.data);
  const failure = first.error ?? second.error;
  const reload = () => Promise.all([first.mutate(), second.mutate()]);
  const reloadAfter = async (change: Promise<unknown>) => {
    await change;
    await reload();
  };
  return {
    recipients: isComplete ? [...(first.data?.data ?? []), ...(second.data?.data ?? [])] : undefined,
    failure: isComplete ? undefined : failure,
    reload: () => void reload(),
    add: (body: RecipientInput) => reloadAfter(call(addRecipient, { params: { id }, body })),
    change: (rid: UserId, body: RecipientInput) =>
      reloadAfter(call(updateRecipient, { params: { id, rid }, body })),
    mark: (rid: UserId, body: MarkChange) => reloadAfter(call(markOccasion, { params: { rid }, body })),
    remove: (rid: UserId) => reloadAfter(call(deleteRecipient, { params: { id, rid } })),
  };
}

export type Recipients = ReturnType<typeof useRecipients>;
