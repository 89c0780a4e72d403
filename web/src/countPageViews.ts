import { findStorefrontPageName } from '@bloomkin/shared/pages.ts';
import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { recordPageViews } from '@bloomkin/shared/routes/pageViews.ts';
import { apiHost } from './http/host.ts';
import { noteStep, takeSteps } from './storage/visitSteps.ts';

type View = BodyInputOf<typeof recordPageViews>['views'][number];

/** The part of a browser history that is needed here. */
export interface PageHistory {
  location: { pathname: string };
  listen: (listener: (change: { location: { pathname: string } }) => void) => () => void;
}

const batchSize = 20;
const flushAfterMs = 15_000;

/** Sends by beacon, in batches and when the page is hidden. Returns a cleanup function. */
export function countPageViews(history: PageHistory): () => void {
  let queue: View[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const first = takeSteps();
    const views = first.length > 0 ? [...queue, { path: '', first }] : queue;
    queue = [];
    if (views.length > 0) void send(views);
  };
  let lastPath: string | undefined;
  const note = (path: string) => {
    if (path === lastPath) return;
    lastPath = path;
    noteStep('visits');
    if (findStorefrontPageName(path) === 'product') noteStep('sawProduct');
    queue.push({ path: path.slice(0, 300), first: takeSteps() });
    if (queue.length >= batchSize) flush();
    else timer ??= setTimeout(flush, flushAfterMs);
  };
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  note(history.location.pathname);
  const stopListening = history.listen(({ location }) => note(location.pathname));
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', onHidden);
    flush();
  };
}

async function send(views: readonly View[]): Promise<void> {
  const body = new Blob([JSON.stringify({ views })], { type: 'application/json' });
  navigator.sendBeacon(`${await apiHost()}${recordPageViews.path}`, body);
}
