/** Errors of SNS and SES about the recipient, which retries do not fix. */
const recipientErrors = new Set(['InvalidParameterException', 'OptedOutException', 'BadRequestException']);

/** Errors of SES about our sender: unverified, paused or in the sandbox. Only an operator can fix them. */
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
