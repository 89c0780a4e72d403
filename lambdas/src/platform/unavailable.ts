/** Error names of AWS and error types of Stripe. */
const unavailableErrors = new Set([
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

const networkErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** True for throttling, network and 5xx errors of a service: the request may be retried. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (unavailableErrors.has(error.name) || ('type' in error && unavailableErrors.has(String(error.type))))
    return true;
  if ('code' in error && networkErrorCodes.has(String(error.code))) return true;
  return readStatus(error) >= 500;
}

function readStatus(error: Error): number {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined;
  const hasStatus = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
  return hasStatus ? Number(metadata.httpStatusCode) : 0;
}
