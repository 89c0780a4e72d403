import {
  addRecipient,
  deleteRecipient,
  listRecipients,
  updateRecipient,
} from '@bloomkin/shared/routes/users.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import { callSignedIn } from '../../../session/callSignedIn.ts';
import { useSession } from '../../../session/useSession.ts';
import { useMine } from '../../orders/useMine.ts';

/** Of an answer's page; 200 recipients at most are two of them. */
const pageSize = 100;
const options = () => ({ idempotencyKey: crypto.randomUUID() });

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
    add: (body: RecipientInput) => after(callSignedIn(addRecipient, { params: { id }, body }, options())),
    change: (rid: UserId, body: RecipientInput) =>
      after(callSignedIn(updateRecipient, { params: { id, rid }, body }, options())),
    remove: (rid: UserId) => after(callSignedIn(deleteRecipient, { params: { id, rid } }, options())),
  };
}

export type Recipients = ReturnType<typeof useRecipients>;
