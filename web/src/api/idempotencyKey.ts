import { isOutcomeUnknown } from '../errors/apiError.ts';

/** Keys of attempts whose outcome is unknown, by method, URL and body. */
const openAttempts = new Map<string, string>();

/**
 * Sends a call under a new idempotency key. After an unknown outcome the same call is sent under the same key, so that
 * the server applies it once; another body gets another key.
 */
export async function withStableKey<T>(attempt: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = openAttempts.get(attempt) ?? crypto.randomUUID();
  openAttempts.set(attempt, key);
  try {
    const response = await send(key);
    openAttempts.delete(attempt);
    return response;
  } catch (error) {
    if (!isOutcomeUnknown(error)) openAttempts.delete(attempt);
    throw error;
  }
}
