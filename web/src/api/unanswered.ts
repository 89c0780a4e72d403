import { ApiError } from './apiError.ts';

/** Keys of changes that nobody answered, by what was to be changed. */
const keys = new Map<string, string>();

/** It may have been done all the same: no answer came, or the first try is still at work. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.code === 'CONFLICT.BUSY');

/** Sends a change under a key of its own. While nobody answers, the same change has the same key: it is done once. */
export async function withKeptKey<T>(what: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = keys.get(what) ?? crypto.randomUUID();
  keys.set(what, key);
  try {
    const answer = await send(key);
    keys.delete(what);
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) keys.delete(what);
    throw error;
  }
}
