import { AppError } from '@bloomkin/shared/errors.ts';
import { setting } from '../settings.ts';
import type { HttpReply } from './httpCall.ts';
import { objectUrl } from './objectUrl.ts';
import { signedFetch } from './signedFetch.ts';

const mediaUrl = (path: string) => objectUrl(setting('MEDIA_BUCKET'), path.replace(/^\//, ''));

/** Puts a WebP picture where it is served from. Its path is new for each picture, so it may be kept for ever. */
export async function putMedia(path: string, bytes: Buffer): Promise<void> {
  const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' };
  await call({ method: 'PUT', url: await mediaUrl(path), headers, body: bytes });
}

/** One that is gone already is fine. */
export async function deleteMedia(path: string): Promise<void> {
  await call({ method: 'DELETE', url: await mediaUrl(path) });
}

/** A store that does not answer is a service behind us, not a fault of ours. */
async function call(request: Parameters<typeof signedFetch>[0]): Promise<void> {
  let answer: HttpReply;
  try {
    answer = await signedFetch(request);
  } catch (cause) {
    throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 2, cause });
  }
  if (answer.status >= 300 && answer.status !== 404)
    throw new Error(`The store of pictures answered ${answer.status}`);
}
