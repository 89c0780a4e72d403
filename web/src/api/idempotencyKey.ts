import { isOutcomeUnknown } from '../errors/apiError.ts';

/** Keys of attempts whose outcome is unknown, by method, URL and body. */
const openAttempts = new Map<string, string>();

/** Repeats a call with an unknown outcome under the same key; another body gets a new key. */
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
