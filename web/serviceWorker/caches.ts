/** Replaced in the build by a hash of the offline page: a changed one changes this file, and so installs anew. */
declare const offlineVersion: string;

const offlinePage = '/offline.html';
const offlineCache = `bloomkin-offline-${offlineVersion}`;
const assetCache = 'bloomkin-assets';
/** The page of a delivery run with its files, put there by the page (web/src/storage/deviceRun.ts). */
const runCache = 'bloomkin-run';
const current = [offlineCache, assetCache, runCache];
/** About three releases of one visitor's pages. */
const maxAssets = 150;

export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(offlineCache);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
}

export async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch {
    const kept = await caches.match(request, { cacheName: runCache, ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    return request.mode === 'navigate'
      ? ((await caches.match(offlinePage, { cacheName: offlineCache })) ?? Response.error())
      : Response.error();
  }
}

export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keepAsset(request, response.clone()));
  return response;
}

async function keepAsset(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(assetCache);
  await cache.put(request, response);
  // In the order they were put.
  const cached = await cache.keys();
  const old = cached.slice(0, Math.max(0, cached.length - maxAssets));
  await Promise.all(old.map((one) => cache.delete(one)));
}
