import { answerAsset, answerPage, deleteOldCaches, keepOfflinePage } from './caches.ts';
import { chooseAnswer } from './chooseAnswer.ts';
import { openNotified, showNotification } from './notifications.ts';

declare const self: ServiceWorkerGlobalScope;

// No HTML of the app is kept, so a new worker may replace the old one under open pages.
self.addEventListener('install', (event) =>
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting())),
);

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await deleteOldCaches();
  // Without it a page would be asked for only once the worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const answer = chooseAnswer(event.request, self.location.origin);
  if (answer === 'page') event.respondWith(answerPage(event));
  if (answer === 'asset') event.respondWith(answerAsset(event));
});

self.addEventListener('push', (event) => event.waitUntil(showNotification(self, event.data)));

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotified(self, event.notification, event.action)),
);
