import { runCache } from '#storage/deviceRun.ts';

/** The page and all files it has loaded, so that the service worker can open it without a network. */
export async function keepPage(): Promise<void> {
  if (!('caches' in globalThis) || !navigator.onLine) return;
  const linked = document.querySelectorAll('script[src], link[rel="modulepreload"], link[rel="stylesheet"]');
  const addresses = [
    ...[...linked].map((link) => link.getAttribute('src') ?? link.getAttribute('href') ?? ''),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].map((address) => new URL(address, location.href));
  const files = addresses.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  const cache = await caches.open(runCache);
  await cache.addAll([location.pathname, ...new Set(files.map(({ pathname }) => pathname))]);
}
