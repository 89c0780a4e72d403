/** Errors of SNS and SES about the recipient, which retries do not fix. */
const recipientErrors = new Set(['OptedOutException', 'BadRequestException']);

/** Errors of SES about our sender: unverified, paused or in the sandbox. Only an operator can fix them. */
const senderErrors = new Set([
  'MessageRejected',
  'MailFromDomainNotVerifiedException',
  'AccountSuspendedException',
  'SendingPausedException',
]);

const isOneOf = (names: ReadonlySet<string>, error: unknown): error is Error =>
  error instanceof Error && names.has(error.name);

/** SNS answers with one error for a phone, a sender that is not registered or allowed, and a text; only its message tells them apart. */
const isInvalidParameter = (error: unknown): error is Error => isOneOf(invalidParameter, error);
const invalidParameter = new Set(['InvalidParameterException']);
const namesPhone = ({ message }: Error): boolean => message.includes('PhoneNumber');

export const isRecipientRefused = (error: unknown): error is Error =>
  isOneOf(recipientErrors, error) || (isInvalidParameter(error) && namesPhone(error));
export const isSenderRefused = (error: unknown): error is Error =>
  isOneOf(senderErrors, error) || (isInvalidParameter(error) && !namesPhone(error));
