import { describe, expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { someOf } from '#support/run/budget.ts';
import { surryHills } from '#support/shopping.ts';
import {
  cards,
  dialog,
  fillAddress,
  isPhone,
  narrow,
  type Size,
  setDeliveryPlace,
  total,
} from './support/finding.ts';
import { tabTo } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { waitForHydration } from './support/settled.ts';
import { openDays } from './support/tag.ts';
import { keep } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

async function openShop(size: Size, path: string) {
  const visit = await openPage(chromium.browser, size, test.cloud.url);
  await keep(visit.page, { location: surryHills });
  await visit.page.goto(path);
  return visit;
}

/** The rendered content is there without scripts, too. */
async function openDrawn(path: string) {
  const screen = { ...widths.desk, javaScriptEnabled: false };
  const { page } = await openPage(chromium.browser, screen, test.cloud.url);
  const answer = await page.goto(path);
  return { page, status: answer?.status() };
}

describe('a filtered listing', () => {
  const queries = ['max=80&sort=new', 'day=2026-12-24', 'pickup=1', 'f=size:Petite', 'max=80'];

  it.each(someOf(queries, 2))('renders on the server: %s', async (query) => {
    const { page, status } = await openDrawn(`/market?${query}`);
    expect(status).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Clear all').count()).toBe(1);
    await total(page).waitFor();
  });

  it.each(['pickup=1', 'day=2026-12-24&max=80'])('hydrates as it was rendered: %s', async (query) => {
    const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
    await page.goto(`/market?${query}`);
    await waitForHydration(page);
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().waitFor();
  });

  it('keeps its length after a reload', async () => {
    const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
    await page.goto('/market');
    await page.getByRole('button', { name: 'Show more' }).click();
    await cards(page).nth(14).waitFor();
    await page.reload();
    await cards(page).nth(14).waitFor();
  });
});

describe.each(playedOn('phone'))('a guest who looks for flowers on a %s', (_, size) => {
  it('chooses by pointer and adds to the cart', async () => {
    const { page } = await openPage(chromium.browser, size, test.cloud.url);
    await page.goto('/');
    await setDeliveryPlace(page);
    await page.getByRole('heading', { name: 'Florists near you' }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Birthday/ })
      .first()
      .click();
    await total(page).waitFor();
    await narrow(page, size);
    await expectAccessible(page);
    expect(page.url()).toMatch(/max=140/);
    await cards(page).first().getByRole('link').click();
    await page.getByRole('heading', { name: /^Arrives/ }).waitFor();
    await page
      .getByText(/Order (within|by)/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'See it large' }).click();
    const photo = dialog(page).getByRole('button', { name: /, nearer$/ });
    expect((await photo.boundingBox())?.width).toBe(size.width);
    await photo.click();
    await expect.poll(async () => (await photo.locator('img').boundingBox())?.width).toBe(1600);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const cart = dialog(page).filter({ hasText: 'Your cart' });
    await cart.getByRole('button', { name: /Buy now/ }).waitFor();
    const width = isPhone(size) ? 390 : 350;
    await expect.poll(() => cart.boundingBox()).toMatchObject({ x: size.width - width, width });
    await expectAccessible(page);
  });

  it('sees only what can arrive on the chosen day', async () => {
    const { page } = await openPage(chromium.browser, size, test.cloud.url);
    await page.goto('/market');
    await page.getByRole('button', { name: 'Under $80' }).click();
    await (await openDays(page)).getByRole('button').nth(3).click();
    await page.keyboard.press('Escape');
    expect(page.url()).toMatch(/day=/);
    const ask = page.getByRole('button', { name: /^Say where it goes, to see what can arrive on / });
    await ask.waitFor();
    await total(page).filter({ hasText: 'whatever the day' }).waitFor();
    await expectAccessible(page);
    await ask.click();
    await fillAddress(page);
    await total(page).filter({ hasText: 'that can reach Surry Hills' }).waitFor();
    await ask.waitFor({ state: 'detached' });
  });

  it('comes back from a product to the same place in the list', async () => {
    const { page } = await openShop(size, '/market?sort=price_asc');
    await total(page).filter({ hasText: 'Surry Hills' }).waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    const far = cards(page).nth(14).getByRole('link');
    const name = (await far.textContent()) ?? '';
    await far.scrollIntoViewIfNeeded();
    const topOf = () => far.evaluate((link) => link.getBoundingClientRect().top);
    const before = await topOf();
    await far.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await far.waitFor();
    expect(await far.textContent()).toBe(name);
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3);
    expect(await far.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('keeps the place over a reload of a longer list', async () => {
    const { page } = await openShop(size, '/market?sort=price_asc');
    await total(page).filter({ hasText: 'Surry Hills' }).waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await cards(page).nth(14).scrollIntoViewIfNeeded();
    const topOf = () => page.evaluate(() => scrollY);
    const before = await topOf();
    expect(before).toBeGreaterThan(900);
    await page.reload();
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3);
  });

  it('finds a florist’s stores, products and reviews', async () => {
    const { page } = await openShop(size, '/market');
    await cards(page).first().getByRole('link').click();
    const maker = page.getByRole('region', { name: /makes this$/ });
    await maker.getByText(/orders in 90 days|New on Bloomkin/).waitFor();
    await maker.getByRole('link').click();
    await page.waitForURL('**/market/*');
    await page.getByRole('heading', { name: 'Their stores' }).waitFor();
    await page.getByRole('img', { name: /^Map of the stores/ }).waitFor();
    await page
      .getByText(/^(Open now|Closed)/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'What buyers say' }).waitFor();
    await expectAccessible(page);
    await page.goto(page.url().replace('/market/', '/viewcompany/'));
    await page.waitForURL('**/viewcompany/*');
    await page.getByText(/ m away$/).waitFor();
    await tabTo(page, page.getByRole('tab', { name: 'Description' }));
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel').getByText('Pick up here').first().waitFor();
    await expectAccessible(page);
  });

  it('finds new arrivals by day and other products for a missing one', async () => {
    const { page } = await openShop(size, '/new-product');
    await cards(page).first().waitFor();
    await expectAccessible(page);
    await page.goto('/viewproduct/01K00000000000000000000000');
    await page.getByRole('heading', { name: 'These flowers are gone' }).waitFor();
    await cards(page).first().waitFor();
    await expectAccessible(page);
    await page.goto('/market?collection=nothing');
    await page.getByRole('heading', { name: 'There is no such collection' }).waitFor();
    await cards(page).first().waitFor();
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: /404/ }).waitFor();
  });
});
