import { countPageViews, type PageHistory } from './countPageViews.ts';
import { keepPushRenewed } from './features/push/keepPushRenewed.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

/** Milliseconds, after those that the first screen had. */
const workerAfterMs = 1000;

/** Returns a cleanup function. */
export function startAfterFirstScreen(history: PageHistory): () => void {
  registerServiceWorker(workerAfterMs);
  const stops = [countPageViews(history), keepPushRenewed()];
  return () => {
    for (const stop of stops) stop();
  };
}
