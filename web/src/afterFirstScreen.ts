import { countPageViews, type PageHistory } from './countPageViews.ts';
import { keepPushRenewed } from './features/push/keepPushRenewed.ts';

/** Returns how to stop. */
export function startAfterFirstScreen(history: PageHistory): () => void {
  const stops = [countPageViews(history), keepPushRenewed()];
  return () => {
    for (const stop of stops) stop();
  };
}
