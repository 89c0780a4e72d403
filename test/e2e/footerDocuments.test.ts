import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { someOf } from '#support/run/budget.ts';
import { playedOn } from './support/played.ts';

const test = demoShop();
const chromium = useBrowser();

const documents = ['Conditions', 'Privacy policy', 'Delivery', 'Refunds'];

describe.each(playedOn('phone'))('a document opened from the dark footer on a %s', (_, size) => {
  it.each(someOf(documents))('shows its text: %s', async (title) => {
    const { page } = await openPage(chromium.browser, size, test.cloud.url);
    await page.goto('/new-product');
    await page.getByRole('contentinfo').getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading').nth(1).waitFor();
    await expectAccessible(page);
    expect((await dialog.boundingBox())?.width).toBe(Math.min(800, size.width - 24));
    const colours = await dialog.evaluate((element) =>
      [document.body, element, element.querySelector('button[aria-label=Close]')].map(
        (part) => part && getComputedStyle(part).color,
      ),
    );
    expect(new Set(colours).size).toBe(1);
  });
});
