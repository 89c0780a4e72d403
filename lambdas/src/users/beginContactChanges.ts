import { randomUUID } from 'node:crypto';
import { startCode } from '../auth/codeEntity.ts';
import { contactCodeSlot } from '../auth/contactCode.ts';
import type { Identity } from '../auth/identity.ts';
import { takeSend } from '../auth/takeSend.ts';
import { type ContactChange, listContactChanges, putContactChange } from './contactChangeEntity.ts';
import type { UserItem } from './userEntity.ts';

/** The same wish again within this time is the same request again: no second code. */
const sameWishSeconds = 30;

export interface Circumstances {
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
  circumstances: Circumstances,
): Promise<ContactChange[]> {
  const waiting = await listContactChanges(user.id, circumstances.now);
  for (const identity of wanted) {
    const present = waiting.findIndex(({ channel }) => channel === identity.channel);
    const begun = await begin(user, identity, waiting[present], circumstances);
    waiting.splice(present < 0 ? waiting.length : present, 1, begun);
  }
  return waiting;
}

async function begin(
  user: UserItem,
  identity: Identity,
  present: ContactChange | undefined,
  { viewerAddress, now }: Circumstances,
): Promise<ContactChange> {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const isSame = present?.value === identity.value;
  if (isSame && present.startedAtSeconds + sameWishSeconds > nowSeconds) return present;
  const taken = await takeSend({ identity, viewerAddress, now });
  try {
    return await start(user, identity, now);
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

async function start(user: UserItem, { channel, value }: Identity, now: Date): Promise<ContactChange> {
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
