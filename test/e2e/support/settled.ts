import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { newestCatalogue } from '#support/api.ts';

/** Follows what a page requests from now on; `settled` resolves once all is answered and two frames ask for no more. */
export function watchRequests(page: Page): { settled: () => Promise<void> } {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const openAfterTwoFrames = async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return open.size;
  };
  return { settled: () => expect.poll(openAfterTwoFrames).toBe(0) };
}

/** Opens a page with the newest catalogue; otherwise its readers poll the log every 30 s. */
export async function openNewest(page: Page, path: string, shown: Locator): Promise<void> {
  await page.route('**/api/**', (route, request) => {
    const newest = { ...request.headers(), ...newestCatalogue() };
    return route.continue(request.method() === 'GET' ? { headers: newest } : {});
  });
  await page.goto(path);
  await shown.waitFor();
  await page.unroute('**/api/**');
}

/** Resolves once React has hydrated the page, to its last element. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const last = [...document.querySelectorAll('main *')].at(-1);
    return last && Object.keys(last).some((key) => key.startsWith('__reactFiber'));
  });

/** Blocks the page's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
