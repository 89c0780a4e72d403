import { serviceWorkerUrl } from '#storage/serviceWorkerUrl.ts';

/** Milliseconds after loading; late enough not to compete with the first screen. */
const patienceMs = 5000;

/** Pages work without one, as in private windows, so no message is shown. */
export function registerServiceWorker(afterMs = patienceMs): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register(serviceWorkerUrl, { updateViaCache: 'none' });
  const wait = () => setTimeout(() => void register().catch(() => undefined), afterMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
