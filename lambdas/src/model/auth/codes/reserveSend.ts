import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Identity } from '#model/auth/signIn/identity.ts';
import {
  overall,
  readSendCounters,
  rejectIfFull,
  rejectIfLimited,
  rejectIfOpen,
  takeOverall,
  takeOwn,
} from '#platform/http/limits.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';
import { hashIdentity } from './codeOwner.ts';
import { secondsUntilNextSend } from './sendPace.ts';
import { addSend, findSendTimes, replaceSendTimes } from './sendTimesEntity.ts';

export interface SendRequest {
  identity: Identity;
  what?: 'link';
  fromKnownBrowser?: boolean;
  viewerAddress: string;
  now: Date;
}

export interface SendReservation {
  resendInSeconds: number;
  /** Call when nothing could be sent. */
  release: () => Promise<void>;
}

/** Shares the rate of codes; false at the limit. */
export async function reserveNotice(identity: Identity, now: Date): Promise<boolean> {
  const nowSeconds = toEpochSeconds(now);
  const before = await findSendTimes(await hashIdentity(identity, 'notice'));
  const share = { mayUseReserve: true };
  if (secondsUntilNextSend(before.sentAtSeconds, nowSeconds, share) > 0) return false;
  const sentAtSeconds = [...before.sentAtSeconds, nowSeconds];
  return (await replaceSendTimes(before, sentAtSeconds, nowSeconds)) !== undefined;
}

/** Counts by identity, IP address, number range and in total, all or none; each is read before the first is taken. */
export async function reserveSend(request: SendRequest): Promise<SendReservation> {
  rejectIfOpen(overall.sends, request.now);
  const identityHash = await hashIdentity(request.identity, request.what);
  return retryOnConflict(() => tryToReserve(request, identityHash));
}

async function tryToReserve(
  { identity, what, fromKnownBrowser = false, viewerAddress: address, now }: SendRequest,
  identityHash: string,
): Promise<SendReservation | typeof conflict> {
  const nowSeconds = toEpochSeconds(now);
  // Links look up no account, so the browser's owner is unknown.
  const share = { mayUseReserve: fromKnownBrowser || what === 'link' };
  const phone = identity.channel === 'sms' ? identity.value : undefined;
  const batch = new BatchRead();
  const reading = Promise.all([
    findSendTimes(identityHash, batch.get),
    readSendCounters({ phone, address }, batch.get),
  ]);
  batch.send();
  const [before, counters] = await reading;
  rejectIfLimited(secondsUntilNextSend(before.sentAtSeconds, nowSeconds, share) || undefined);
  rejectIfFull(counters, now);
  const { write, added } = addSend(before, nowSeconds);
  if (await transact({ sendTimes: write, counters: takeOwn(counters, now) })) return conflict;
  const release = async () => {
    await replaceSendTimes(added, before.sentAtSeconds, nowSeconds);
  };
  try {
    await takeOverall(counters, now);
  } catch (error) {
    await release();
    throw error;
  }
  return { resendInSeconds: secondsUntilNextSend(added.sentAtSeconds, nowSeconds, share), release };
}
