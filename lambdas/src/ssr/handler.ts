import { startCatalogue } from '#catalogue/startCatalogue.ts';
import { filesHandler } from '#platform/http/filesHandler.ts';
import { startZones } from '#platform/http/startZones.ts';
import { renderPage } from './renderPage.ts';
import { robots } from './robots.ts';

export const handler = await filesHandler(
  {
    '/index.html': renderPage,
    // Search engines call rarely: loaded on demand.
    '/sitemap.xml': async (request) => (await import('./sitemap.ts')).sitemap(request),
    '/robots.txt': robots,
    '/llms.txt': async (request) => (await import('./llms.ts')).llms(request),
    '/manifest.json': async (request) => (await import('./manifest.ts')).manifest(request),
  },
  [startZones, startCatalogue],
);
