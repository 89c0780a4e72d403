import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { registerServiceWorker } from '#registerServiceWorker.ts';
import { openSession } from '#session/session.ts';
import { isRunExpired } from '#storage/deviceRun.ts';
import { keepInstallPrompt } from '#storage/installPrompt.ts';
import { routes } from './routes.tsx';

/** Mounts in #root, from its own document or from the storefront. */
export function startOffice(): void {
  const place = document.getElementById('root');
  if (!place) throw new TypeError('The page has no #root');
  createRoot(place).render(
    <SWRConfig value={{ errorRetryCount: 2 }}>
      {/* As a transition, a page whose code is on its way would leave the one before without a word. */}
      <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
    </SWRConfig>,
  );
  keepInstallPrompt();
  registerServiceWorker();
  void openSession();
  // Rejected where the browser blocks its storage, which then has no run.
  if (isRunExpired())
    void import('#office/orders/run/runStore.ts').then(({ expireRun }) => expireRun()).catch(() => undefined);
}
