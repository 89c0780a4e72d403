/** By the error's name at AWS, and by its type at the payment provider, whose errors are all named Error. */
const unavailable = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'ServiceUnavailable',
  'TooManyRequestsException',
  'TimeoutError',
  'StripeAPIError',
  'StripeConnectionError',
  'StripeRateLimitError',
]);

/** The connection to a service failed: such an error has a code of the system and no status. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** A service behind us failed before it changed anything, or cannot say: the person may try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (unavailable.has(error.name) || ('type' in error && unavailable.has(String(error.type)))) return true;
  if ('code' in error && unreachable.has(String(error.code))) return true;
  return statusOf(error) >= 500;
}

/** The status an AWS service answered; 0 for other errors. */
function statusOf(error: Error): number {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined;
  const known = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
  return known ? Number(metadata.httpStatusCode) : 0;
}
