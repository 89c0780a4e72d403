import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { App } from './App.tsx';
import { finishMerge } from './features/cart/finishMerge.ts';
import { isOfficeRole } from './officeRoles.ts';
import { reloadWhenReplaced } from './reloadWhenReplaced.ts';
import { openSession, sessionStore, stopListening } from './session/session.ts';
import { onLeaveStorefront } from './storefrontDoor.ts';

const storefront = (
  <SWRConfig value={{ revalidateOnFocus: false, errorRetryCount: 2 }}>
    {/* As a transition, going to a page that is still loading was now and then never finished. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </SWRConfig>
);

async function enterBackOffice(): Promise<void> {
  const { openBackOffice } = await import('./openBackOffice.ts');
  await openBackOffice();
}

function show(place: HTMLElement) {
  if (place.hasChildNodes()) return hydrateRoot(place, storefront);
  const root = createRoot(place);
  root.render(storefront);
  return root;
}

/** Shows the storefront, then looks who is here: florists, managers and admins get the back office instead. */
export function startStorefront(): void {
  const place = document.getElementById('root');
  if (!place) throw new TypeError('The page has no #root');
  reloadWhenReplaced();
  const root = show(place);
  const stop = sessionStore.subscribe(() => {
    const { user } = sessionStore.read();
    if (user && isOfficeRole(user.role)) void enterBackOffice();
  });
  onLeaveStorefront(() => {
    stop();
    stopListening();
    root.unmount();
  });
  void openSession().then(finishMerge);
}
