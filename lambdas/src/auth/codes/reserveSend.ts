import { AppError } from '@bloomkin/shared/errors.ts';
import {
  overall,
  perAddress,
  rejectIfLimited,
  rejectIfOpen,
  takeForAddress,
  takeOverall,
} from '#http/limits.ts';
import type { Identity } from '../signIn/identity.ts';
import { hashIdentity } from './codeOwner.ts';
import { secondsUntilNextSend } from './sendPace.ts';
import { findSendTimes, replaceSendTimes } from './sendTimesEntity.ts';

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
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const before = await findSendTimes(await hashIdentity(identity, 'notice'));
  const share = { mayUseReserve: true };
  if (secondsUntilNextSend(before.sentAtSeconds, nowSeconds, share) > 0) return false;
  const sentAtSeconds = [...before.sentAtSeconds, nowSeconds];
  return (await replaceSendTimes(before, sentAtSeconds, nowSeconds)) !== undefined;
}

/** Counts by identity, by IP address and in total. */
export async function reserveSend({
  identity,
  what,
  fromKnownBrowser = false,
  viewerAddress,
  now,
}: SendRequest): Promise<SendReservation> {
  rejectIfOpen(overall.sends, now);
  const nowSeconds = Math.floor(now.getTime() / 1000);
  // Links look up no account, so their browser cannot be known.
  const share = { mayUseReserve: fromKnownBrowser || what === 'link' };
  const before = await findSendTimes(await hashIdentity(identity, what));
  rejectIfLimited(secondsUntilNextSend(before.sentAtSeconds, nowSeconds, share) || undefined);
  await takeForAddress(perAddress.sends, viewerAddress, now);
  await takeOverall(overall.sends, now);
  const sentAtSeconds = [...before.sentAtSeconds, nowSeconds];
  const taken = await replaceSendTimes(before, sentAtSeconds, nowSeconds);
  if (!taken) throw new AppError('LIMIT.TOO_MANY', { retryAfterSeconds: 30 });
  return {
    resendInSeconds: secondsUntilNextSend(sentAtSeconds, nowSeconds, share),
    release: async () => {
      await replaceSendTimes(taken, before.sentAtSeconds, nowSeconds);
    },
  };
}
