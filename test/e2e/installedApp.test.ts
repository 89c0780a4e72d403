import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';

const test = demoShop();
const chromium = useBrowser();

/** The worker comes some seconds after the page. */
async function openWithWorker(size: { width: number; height: number }) {
  const visit = await openPage(chromium.browser, { ...size, serviceWorkers: 'allow' }, test.cloud.url);
  await visit.page.clock.install();
  await visit.page.goto('/main', { waitUntil: 'load' });
  await visit.page.clock.runFor(6000);
  await visit.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visit;
}

/** Paths of all that is kept in this browser. */
const listCached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cached = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    return cached;
  });

describe.each(playedOn('phone'))('without a connection, on a %s', (_, size) => {
  it('an opened page reports it and loads later', async () => {
    const { page } = await openWithWorker(size);
    await page.context().setOffline(true);
    await page.goto('/new-product');
    await page.getByRole('heading', { name: 'There is no connection' }).waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: /new/i }).waitFor();
  });
});

describe('the service worker', () => {
  it('caches the offline page and hashed files, no page and no API answer', async () => {
    const { page } = await openWithWorker(widths.desk);
    await page.goto('/market');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(async () => (await listCached(page)).some((path) => path.endsWith('.js'))).toBe(true);
    const cached = await listCached(page);
    expect(cached).toContain('/offline.html');
    expect(cached.filter((path) => !path.startsWith('/assets/') && path !== '/offline.html')).toEqual([]);
  });

  it('revalidates itself and the manifest each time', async () => {
    for (const path of ['/sw.js', '/manifest.json', '/offline.html']) {
      const response = await fetch(new URL(path, test.cloud.url));
      expect(response.status, path).toBe(200);
      expect(response.headers.get('cache-control'), path).toMatch(/^(no-cache$|public, max-age=0, )/);
    }
  });
});
