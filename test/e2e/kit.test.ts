import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser } from '#support/browser.ts';
import { localCloud } from '#support/localCloud.ts';
import { expectNoSideways } from './support/extremes.ts';
import { playedOn } from './support/played.ts';

const test = localCloud({ demoData: false });
const chromium = useBrowser();

const views = [
  ['the storefront', 'light', '?tone=storefront'],
  ['the storefront', 'dark', '?tone=storefront'],
  ['the office', 'light', '?tone=office'],
  ['the office', 'dark', '?tone=office'],
  ['the office, offline', 'dark', '?tone=office&connection=offline'],
] as const;

async function openKit(size: { width: number; height: number }, scheme: 'light' | 'dark', search: string) {
  const visit = await openPage(chromium.browser, size, test.cloud.url);
  await visit.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await visit.page.goto(`/_local/kit${search}`);
  await visit.page.getByRole('heading', { name: 'Components', level: 1 }).waitFor();
  return visit;
}

describe.each(playedOn('phone'))('the kit page on a %s', (_, size) => {
  it.each(views)('shows the components of %s under a %s scheme', async (_tone, scheme, search) => {
    const { page } = await openKit(size, scheme, search);
    // Parts that load late make the page longer.
    await page.waitForLoadState('networkidle');
    // Bars at the window's foot cover what stands there: at the page's end nothing does.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  it('starts no transition under reduced motion', async () => {
    const { page } = await openKit(size, 'light', '?tone=office');
    await page.emulateMedia({ colorScheme: 'dark' });
    const started = await page.evaluate(() => {
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
    expect(started).toBe(0);
  });

  it('opens each dialog', async () => {
    const { page } = await openKit(size, 'dark', '?tone=office');
    const openers = page.getByRole('button', { name: /^Open the/ });
    expect(await openers.count()).toBeGreaterThan(0);
    for (const opener of await openers.all()) {
      await opener.click();
      await page.getByRole('dialog').waitFor();
      // The page behind it is looked at above.
      await expectAccessible(page, 'dialog[open], [role=dialog]');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });

  it('shows suggestions, an error summary and snackbars', async () => {
    const { page } = await openKit(size, 'light', '?tone=storefront');
    await page.getByRole('button', { name: 'Submit with two errors' }).click();
    await page.getByRole('button', { name: 'Show an error' }).click();
    await page.getByText('Error: the florist is closed that day').waitFor();
    await page.getByRole('combobox', { name: 'Suburb' }).focus();
    await page.getByRole('option', { name: 'Fitzroy VIC' }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
  });
});
