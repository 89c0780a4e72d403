import {
  addRecipient,
  deleteRecipient,
  listRecipients,
  updateRecipient,
} from '@bloomkin/shared/routes/users.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import { useSession } from '../../../session/useSession.ts';
import { useMine } from '../../orders/useMine.ts';
import { sendOnce } from '../sendOnce.ts';

/** Of an answer's page; 200 recipients at most are two of them. */
const pageSize = 100;

/** The signed-in person's gift recipients, and how they are changed. Every change throws an ApiError when it fails. */
export function useRecipients() {
  const { user } = useSession();
  const id = user?.id ?? '';
  const pageQuery = (page: number) => ({ params: { id }, query: { page, per_page: pageSize } });
  const first = useMine(listRecipients, pageQuery(1));
  const second = useMine(listRecipients, (first.data?.total ?? 0) > pageSize ? pageQuery(2) : null);
  const isWhole = first.data && (first.data.total <= pageSize || second.data);
  const failure = first.error ?? second.error;
  const reload = () => Promise.all([first.mutate(), second.mutate()]);
  const after = async (change: Promise<unknown>) => {
    await change;
    await reload();
  };
  return {
    recipients: isWhole ? [...(first.data?.data ?? []), ...(second.data?.data ?? [])] : undefined,
    failure: isWhole ? undefined : failure,
    reload: () => void reload(),
    add: (body: RecipientInput) => after(sendOnce(addRecipient, { params: { id }, body })),
    change: (rid: UserId, body: RecipientInput) =>
      after(sendOnce(updateRecipient, { params: { id, rid }, body })),
    remove: (rid: UserId) => after(sendOnce(deleteRecipient, { params: { id, rid } })),
  };
}

export type Recipients = ReturnType<typeof useRecipients>;
