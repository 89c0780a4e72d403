import { listMessages, readMessages } from '@bloomkin/shared/routes/messages.ts';
import type { MessageId } from '@bloomkin/shared/schemas/ids.ts';
import { mutate } from 'swr';
import { callSignedIn } from '../../session/callSignedIn.ts';

const isOfMessages = (key: unknown) => typeof key === 'string' && key.includes(` ${listMessages.path}?`);

/** Marks messages as read, then lets the list and every count look again. */
export async function markRead(ids: readonly MessageId[] | 'all'): Promise<void> {
  const body = { ids: ids === 'all' ? ids : [...ids] };
  await callSignedIn(readMessages, { body }, { idempotencyKey: crypto.randomUUID() });
  await mutate(isOfMessages);
}
