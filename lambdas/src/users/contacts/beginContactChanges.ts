import { randomUUID } from 'node:crypto';
import { startCode } from '../../auth/codes/codeEntity.ts';
import { contactCodeSlot } from '../../auth/codes/contactCode.ts';
import { reserveSend } from '../../auth/codes/reserveSend.ts';
import type { Identity } from '../../auth/signIn/identity.ts';
import type { UserItem } from '../userEntity.ts';
import { type ContactChange, listContactChanges, putContactChange } from './contactChangeEntity.ts';

/** The same wish again within this time is the same request again: no second code. */
const repeatSeconds = 30;

export interface RequestContext {
  viewerAddress: string;
  now: Date;
}

/**
 * Sends a code to each new phone or e-mail of a person; what is new counts once it is confirmed. Nothing here tells
 * whether somebody else has it: that is said to who can read the code. Gives what waits for a code now.
 */
export async function beginContactChanges(
  user: UserItem,
  wanted: readonly Identity[],
  circumstances: RequestContext,
): Promise<ContactChange[]> {
  const waiting = await listContactChanges(user.id, circumstances.now);
  for (const identity of wanted) {
    const present = waiting.findIndex(({ channel }) => channel === identity.channel);
    const begun = await beginChange(user, identity, waiting[present], circumstances);
    waiting.splice(present < 0 ? waiting.length : present, 1, begun);
  }
  return waiting;
}

async function beginChange(
  user: UserItem,
  identity: Identity,
  present: ContactChange | undefined,
  { viewerAddress, now }: RequestContext,
): Promise<ContactChange> {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const isSame = present?.value === identity.value;
  if (isSame && present.startedAtSeconds + repeatSeconds > nowSeconds) return present;
  const taken = await reserveSend({ identity, viewerAddress, now });
  try {
    return await startChange(user, identity, now);
  } catch (error) {
    await taken.release();
    throw error;
  }
}

async function startChange(user: UserItem, { channel, value }: Identity, now: Date): Promise<ContactChange> {
  const startedAtSeconds = Math.floor(now.getTime() / 1000);
  const challengeId = randomUUID();
  const slot = contactCodeSlot(user.id, channel);
  // After too many wrong answers it looks the same and nothing is sent.
  const { live } = await startCode(slot, { challengeId, live: true }, startedAtSeconds);
  const change: ContactChange = { userId: user.id, channel, value, challengeId, startedAtSeconds };
  const outgoing = { kind: 'contact_code', userId: user.id, channel, to: value, challengeId } as const;
  await putContactChange(change, live ? outgoing : undefined, now);
  return change;
}
