/** Errors of SNS and SES about this recipient, which no retry mends. */
const recipientErrors = new Set(['InvalidParameterException', 'OptedOutException', 'BadRequestException']);

/** Errors of SES about our own sender: unverified, paused, or still in the sandbox. Only an operator mends them. */
const senderErrors = new Set([
  'MessageRejected',
  'MailFromDomainNotVerifiedException',
  'AccountSuspendedException',
  'SendingPausedException',
]);

const isOneOf = (names: ReadonlySet<string>, error: unknown): error is Error =>
  error instanceof Error && names.has(error.name);

export const isRecipientRefused = (error: unknown): error is Error => isOneOf(recipientErrors, error);
export const isSenderRefused = (error: unknown): error is Error => isOneOf(senderErrors, error);
