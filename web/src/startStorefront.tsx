import { getChannels } from '@bloomkin/shared/routes/catalogue.ts';
import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { App } from './App.tsx';
import { call } from './api/call.ts';
import { keepAnswer, takeUpEmbedded } from './api/embedded.ts';
import { queryKey } from './api/queryKey.ts';
import { RenderContext, type RenderInfo } from './components/hooks/renderContext.ts';
import { HistoryRouter, readUpdate } from './components/layout/HistoryRouter.tsx';
import { repeatEarlyUse } from './earlyUse.ts';
import { resumeMerge } from './features/cart/lazyCartActions.ts';
import { ShopNotice } from './features/shell/lazyShopNotice.ts';
import { onUnmountStorefront } from './features/shell/unmountStorefront.ts';
import { loadInBackground } from './http/loadInBackground.ts';
import { onceOnline } from './http/onceOnline.ts';
import { loadPage } from './pages.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';
import { reloadWhenReplaced } from './reloadWhenReplaced.ts';
import { openSession, stopListening } from './session/session.ts';
import { keepInstallPrompt } from './storage/installPrompt.ts';

const history = createBrowserHistory();

const storefront = (rendering: RenderInfo | undefined) => (
  <RenderContext value={rendering}>
    <SWRConfig value={{ revalidateOnFocus: false, errorRetryCount: 2 }}>
      <HistoryRouter history={history} opened={readUpdate(history)}>
        <App />
      </HistoryRouter>
    </SWRConfig>
  </RenderContext>
);

/** Milliseconds. */
const noticePatienceMs = 1000;

/** A notice above the first screen would shift it; a slow answer is not awaited, a failed one is retried. */
async function bringNotice(): Promise<void> {
  const answer = await call(getChannels, {});
  keepAnswer(queryKey(getChannels, {}), answer);
  if (answer.data.banner || answer.data.maintenance) await ShopNotice.load();
}

const reloadPage = () => new Promise<Root>(() => location.reload());

/** Rendered pages hydrate in parts and stay responsive; the shell renders at once. */
async function show(place: HTMLElement) {
  if (!place.hasChildNodes()) {
    window.earlyUse.stop();
    // The shell's description, replaced by the page's.
    document.querySelector('meta[name=description]')?.remove();
    const patience = new Promise((resolve) => setTimeout(resolve, noticePatienceMs));
    await Promise.race([bringNotice().catch(() => undefined), patience]);
    const root = createRoot(place);
    root.render(storefront(undefined));
    return root;
  }
  await loadPage(location.pathname);
  window.earlyUse.stop();
  // Back was pressed while the code loaded: the HTML is another page's.
  if (window.earlyUse.page !== location.pathname + location.search) return reloadPage();
  const rendering = takeUpEmbedded(Date.now());
  const root = await new Promise<Root>((resolve) => {
    startTransition(() => resolve(hydrateRoot(place, storefront(rendering))));
  });
  void repeatEarlyUse(window.earlyUse);
  return root;
}

/** Late enough not to compete with the first screen. */
const waitMs = 4000;
const loadLater = onceOnline(() => import('./afterFirstScreen.ts'));

/** A visit that ends before that is not counted. */
function startLater(): () => void {
  let stop: (() => void) | undefined;
  const start = async () => {
    const { startAfterFirstScreen } = await loadLater();
    stop = startAfterFirstScreen(history);
  };
  const timer = setTimeout(() => loadInBackground(start), waitMs);
  return () => {
    clearTimeout(timer);
    stop?.();
  };
}

/** The shell redirects staff to the back office. */
export async function startStorefront(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new TypeError('The page has no #root');
  reloadWhenReplaced();
  const root = await show(place);
  const stopPrefetching = prefetchOnIntent(loadPage);
  const stopLater = startLater();
  onUnmountStorefront(() => {
    stopPrefetching();
    stopLater();
    stopListening();
    root.unmount();
  });
  keepInstallPrompt();
  void openSession().then(resumeMerge);
}
