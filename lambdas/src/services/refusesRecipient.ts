/** How SNS and SES say that they will never send to this phone or address. */
const refusals = new Set(['InvalidParameterException', 'OptedOutException', 'BadRequestException']);

/** Whether a text message or mail was refused for good: trying again would fail again. */
export const refusesRecipient = (error: unknown): boolean =>
  error instanceof Error && refusals.has(error.name);
