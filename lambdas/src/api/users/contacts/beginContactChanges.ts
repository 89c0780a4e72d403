import { randomUUID } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { startCode } from '#model/auth/codes/codeEntity.ts';
import { contactCodeSlot } from '#model/auth/codes/contactCode.ts';
import { reserveSend } from '#model/auth/codes/reserveSend.ts';
import type { Identity } from '#model/auth/signIn/identity.ts';
import {
  type ContactChange,
  listContactChanges,
  putContactChange,
} from '#model/users/contacts/contactChangeEntity.ts';
import type { UserItem } from '#model/users/userEntity.ts';

/** A repeat of the same change within this time sends no second code. */
const repeatSeconds = 30;

export interface RequestContext {
  viewerAddress: string;
  now: Date;
}

/** Does not reveal whether a contact is taken: only the reader of the code learns that. Returns waiting changes. */
export async function beginContactChanges(
  user: UserItem,
  wanted: readonly Identity[],
  circumstances: RequestContext,
): Promise<ContactChange[]> {
  const waiting = await listContactChanges(user.id, circumstances.now);
  for (const identity of wanted) {
    const index = waiting.findIndex(({ channel }) => channel === identity.channel);
    const next = await beginChange(user, identity, waiting[index], circumstances);
    waiting.splice(index < 0 ? waiting.length : index, 1, next);
  }
  return waiting;
}

async function beginChange(
  user: UserItem,
  identity: Identity,
  current: ContactChange | undefined,
  { viewerAddress, now }: RequestContext,
): Promise<ContactChange> {
  const nowSeconds = toEpochSeconds(now);
  const isSame = current?.value === identity.value;
  if (isSame && current.startedAtSeconds + repeatSeconds > nowSeconds) return current;
  const reservation = await reserveSend({ identity, viewerAddress, now });
  try {
    return await startChange(user, identity, now);
  } catch (error) {
    await reservation.release();
    throw error;
  }
}

async function startChange(user: UserItem, { channel, value }: Identity, now: Date): Promise<ContactChange> {
  const startedAtSeconds = toEpochSeconds(now);
  const challengeId = randomUUID();
  const slot = contactCodeSlot(user.id, channel);
  // After too many wrong answers the response is the same, but nothing is sent.
  const { live } = await startCode(slot, { challengeId, live: true }, startedAtSeconds);
  const change: ContactChange = { userId: user.id, channel, value, challengeId, startedAtSeconds };
  const outgoing = { kind: 'contact_code', userId: user.id, channel, to: value, challengeId } as const;
  await putContactChange(change, live ? outgoing : undefined, now);
  return change;
}
