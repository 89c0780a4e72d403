import { type ApiError, toApiError } from '#errors/apiError.ts';
import type { RunAct } from './runTypes.ts';

/** In IndexedDB on a phone. */
export interface ActStore {
  /** In the order they were added. */
  list(): Promise<RunAct[]>;
  put(act: RunAct): Promise<void>;
  remove(act: RunAct): Promise<void>;
}

type SendAct = (act: RunAct) => Promise<unknown>;

/** Sent again later under its key: the network, the session or the server is in the way, not what was pressed. */
const isPassing = ({ status, code }: ApiError): boolean =>
  status === 0 || status >= 500 || [401, 408, 425, 429].includes(status) || code === 'CONFLICT.BUSY';

/**
 * Sends what waits, one after the other, and stops at the first failure that may pass: an act leaves the store only
 * once its answer came, so that a page that is closed in between sends it again under the same key. A refusal stays
 * with its reason. Returns the failure that it stopped at.
 */
async function sendWaiting(store: ActStore, send: SendAct): Promise<ApiError | undefined> {
  for (const act of await store.list()) {
    if (act.refused) continue;
    try {
      await send(act);
    } catch (error) {
      const failure = toApiError(error);
      if (isPassing(failure)) return failure;
      await store.put({ ...act, refused: { code: failure.code, message: failure.message } });
      continue;
    }
    await store.remove(act);
  }
  return undefined;
}

/** One at a time for all tabs; a second call waits for the first, and sends what was pressed since. */
export function createSender(store: ActStore, send: SendAct): () => Promise<ApiError | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(() => withLock(() => sendWaiting(store, send)));
    last = next.catch(() => undefined);
    return next;
  };
}

const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request('bloomkin-run', work)
    : work();

/** Pressed too early after all, or to be tried as it is. */
export const tryAgain = ({ refused, ...act }: RunAct): RunAct => ({
  ...act,
  key: crypto.randomUUID(),
  ...(refused?.code === 'ORDER.EARLY' && act.change && { change: { ...act.change, early: true } }),
});
