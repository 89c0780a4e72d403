import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { codeSentTo } from '#support/outbox.ts';
import { newPhone } from '#support/people.ts';
import { type Hand, hands } from './support/hands.ts';
import { tabTo } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { openGuest } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const theMonth = 30;
/** As a day of the calendar is read out: with its price when it is open, with the reason when it is not. */
const anyDay = /^(?:Today, )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ \w+(?:,|:)/;
const openDay = /^[^:]+, delivery /;

const readFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '');

/** From the day that is chosen already to the next that can be. */
async function chooseAnotherDay(page: Page, hand: Hand): Promise<void> {
  const another = page.getByRole('button', { name: 'Another day', exact: true });
  if (await another.isVisible()) await hand.press(another);
  else await tabTo(page, anyDay);
  // The calendar takes the focus.
  await expect.poll(() => readFocused(page)).toMatch(anyDay);
  for (let day = 0; day < theMonth; day++) {
    await page.keyboard.press('ArrowRight');
    if (openDay.test(await readFocused(page))) break;
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => readFocused(page)).toBe('Another day');
}

/** The first window that is open. */
async function chooseWindow(page: Page): Promise<void> {
  const windows = page.getByRole('group', { name: /^(?:What time|Windows of)/ });
  const chosen = windows.getByRole('radio', { checked: true });
  const open = windows.getByRole('radio', { disabled: false });
  await open.first().waitFor({ state: 'attached' });
  await tabTo(page, (await chosen.count()) > 0 ? chosen : open.first());
  await page.keyboard.press('Space');
}

async function fillCheckout(page: Page, hand: Hand, phone: string): Promise<void> {
  await hand.type(page.getByLabel('Card message (optional)'), 'Happy birthday, Mum!');
  await hand.choose(page.getByLabel('The flowers are for me'));
  await chooseAnotherDay(page, hand);
  await chooseWindow(page);
  await hand.type(page.getByLabel('Your name'), 'Ruby Tran');
  await hand.type(page.getByLabel('Your phone'), `0${phone}`);
  const code = page.getByLabel('Four-digit code');
  await code.waitFor();
  // It takes the focus.
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(await codeSentTo(test.cloud.url, `+61${phone}`));
  await code.waitFor({ state: 'detached' });
  await hand.press(button(page, /^Place order · \$/));
}

/** Screen-reader users skip the header on each page. */
const skipToContent = (page: Page, hand: Hand) =>
  hand.press(page.getByRole('link', { name: 'Skip to content' }));

const mostAnnouncements = 120;

/** Counts screen-reader announcements: each focused element and each live-region update. */
function countAnnouncements(): void {
  const add = () =>
    sessionStorage.setItem('test.said', String(Number(sessionStorage.getItem('test.said') ?? 0) + 1));
  addEventListener('focusin', add, true);
  const live = '[role=status], [role=alert], [aria-live]';
  const tell = (records: MutationRecord[]) => {
    const elements = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    const regions = new Set(elements.map((element) => element?.closest(live)));
    for (const region of regions) if (region?.textContent?.trim()) add();
  };
  new MutationObserver(tell).observe(document, { childList: true, characterData: true, subtree: true });
}

describe.each(playedOn('desk'))('by keyboard and names alone on a %s', (_, size) => {
  it('a guest goes from the market to a paid order in 120 announcements', async () => {
    const { page } = await openGuest(chromium.browser, test.cloud.url, size);
    await page.addInitScript(countAnnouncements);
    const hand = hands['keyboard alone'](page);
    const phone = newPhone();
    await page.goto('/market');
    await skipToContent(page, hand);
    await hand.press(button(page, /^Add .* to cart$/).first());
    await hand.press(page.getByRole('dialog').getByRole('button', { name: /Buy now/ }));
    await page.waitForURL('**/cart');
    await skipToContent(page, hand);
    await fillCheckout(page, hand, phone);
    await page.waitForURL('**/_local/pay/**');
    await hand.type(page.getByLabel(/Card number/), '4242 4242 4242 4242');
    await hand.press(button(page, /Pay/));
    await page.waitForURL('**/orders/**');
    await page.getByText(/^Paid/).first().waitFor();
    const said = await page.evaluate(() => Number(sessionStorage.getItem('test.said')));
    expect(said).toBeGreaterThan(20);
    expect(said).toBeLessThanOrEqual(mostAnnouncements);
  });
});
