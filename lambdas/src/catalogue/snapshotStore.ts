import { AppError } from '@bloomkin/shared/errors.ts';
import type { HttpReply } from '../services/httpCall.ts';
import { objectUrl } from '../services/objectUrl.ts';
import { signedFetch } from '../services/signedFetch.ts';
import { setting } from '../settings.ts';

/** The one object; the next of its kind gets another name, so that containers of before still find theirs. */
const objectName = 'catalogue-1.snapshot';

export interface StoredSnapshot {
  bytes: Buffer;
  /** Names this content: only a store that still has it takes what was made from it. */
  tag: string;
}

const snapshotUrl = () => objectUrl(setting('CATALOGUE_BUCKET'), objectName);

/** Undefined in a new store. */
export async function readStoredSnapshot(): Promise<StoredSnapshot | undefined> {
  const answer = await call({ method: 'GET', url: await snapshotUrl() });
  if (answer.status === 404) return undefined;
  if (answer.status !== 200) throw new Error(`The snapshot's store answered ${answer.status}`);
  return { bytes: answer.body, tag: answer.headers.etag ?? '' };
}

/** Says whether it was taken: not when somebody else has stored one since `madeFrom` was read. */
export async function storeSnapshot(bytes: Buffer, madeFrom: StoredSnapshot | undefined): Promise<boolean> {
  const headers: Record<string, string> = madeFrom ? { 'if-match': madeFrom.tag } : { 'if-none-match': '*' };
  const answer = await call({ method: 'PUT', url: await snapshotUrl(), headers, body: bytes });
  // 409: another conditional write was under way.
  if (answer.status === 412 || answer.status === 409) return false;
  if (answer.status !== 200) throw new Error(`The snapshot's store answered ${answer.status}`);
  return true;
}

/** A store that does not answer is a service behind us, not a fault of ours. */
async function call(request: Parameters<typeof signedFetch>[0]): Promise<HttpReply> {
  try {
    return await signedFetch(request);
  } catch (cause) {
    throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 2, cause });
  }
}
