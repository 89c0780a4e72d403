import { restError } from '@local/kit/restError.ts';
import type { ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { StoredOutbox } from './outbox.ts';

/** Limits of SES and SNS on an account, until an operator has asked AWS. */
export interface SendingLimits {
  /** False: the address or domain of the sender is not verified. */
  isSenderVerified: boolean;
  /** False: the sender of texts is not registered, or its policy does not name SNS. */
  isTextSenderAllowed: boolean;
  /** The SES sandbox: only these get mail. */
  sandboxRecipients: ReadonlySet<string> | undefined;
  /** Mails left of the day's quota. */
  mailsLeft: number;
  /** Texts left of the month's spend quota: without any, SNS answers with an id and sends nothing. */
  textsLeft: number;
}

export interface Sending {
  outbox: StoredOutbox;
  limits: SendingLimits;
  /** ISO 8601. */
  at: string;
}

export const noLimits = (): SendingLimits => ({
  isSenderVerified: true,
  isTextSenderAllowed: true,
  sandboxRecipients: undefined,
  mailsLeft: Number.POSITIVE_INFINITY,
  textsLeft: Number.POSITIVE_INFINITY,
});

/** SES answers the same for an unverified sender and, in its sandbox, an unverified recipient. */
export function refuseMail(
  limits: SendingLimits,
  from: string,
  to: readonly string[],
): ServiceResponse | undefined {
  const { isSenderVerified, sandboxRecipients } = limits;
  if (limits.mailsLeft < to.length)
    return restError(429, 'TooManyRequestsException', 'Daily message quota exceeded.');
  const unverified = to.filter((address) => sandboxRecipients?.has(address) === false);
  const failed = [...(isSenderVerified ? [] : [from]), ...unverified];
  if (failed.length === 0) {
    limits.mailsLeft -= to.length;
    return undefined;
  }
  const message = `Email address is not verified. The following identities failed the check in region AP-SOUTHEAST-2: ${failed.join(', ')}`;
  return restError(400, 'MessageRejected', message);
}
