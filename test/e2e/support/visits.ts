import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Browser, Disposable, Page } from 'playwright-core';
import type { Api } from '#support/api.ts';
import { openPage, type Screen, widths } from '#support/browser.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { fillCart, pickProduct, surryHills } from '#support/shopping.ts';

/** A guest's browser in which the flowers are to go to Surry Hills. */
export async function openGuest(browser: Browser, url: string, size = widths.desk) {
  const visit = await openPage(browser, size, url);
  await keep(visit.page, { location: surryHills });
  return visit;
}

/** A browser with an earlier sign-in. */
export async function openBuyer(browser: Browser, api: Api, size = widths.desk) {
  const visit = await openGuest(browser, api.url, size);
  await signInBefore(visit.page, api);
  return visit;
}

/** A browser of a member of staff with an earlier sign-in. */
export async function openSignedIn(browser: Browser, api: Api, size: Screen = widths.desk) {
  const visit = await openPage(browser, size, api.url);
  await signInBefore(visit.page, api);
  return visit;
}

/** A browser in which a user of the demo data is signed in. */
export async function openDemoUser(browser: Browser, api: Api, name: string, size: Screen = widths.desk) {
  const user = await signInDemoUser(api, name);
  const visit = await openSignedIn(browser, api, size);
  return { api, user, companyId: user.company?.id ?? '', ...visit };
}

async function signInBefore(page: Page, api: Api): Promise<void> {
  const [name = '', value = ''] = (api.cookie ?? '').split(/=(.*)/);
  const { hostname } = new URL(api.url);
  await page
    .context()
    .addCookies([
      { name, value, domain: hostname, path: '/', secure: true, httpOnly: true, sameSite: 'Strict' },
    ]);
  await store(page, { 'bloomkin.wasSignedIn': '1' });
}

/** Goes to a path as a link of the page would: what waits there goes on. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Puts things into the browser's storage as the shop itself keeps them. */
export async function keep(page: Page, things: Readonly<Record<string, unknown>>): Promise<void> {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const entries = Object.entries(things).map(([name, value]) => [
    `bloomkin.${name}`,
    JSON.stringify({ value, until }),
  ]);
  await store(page, Object.fromEntries(entries));
}

/** Runs before the code of each document; the first stores the things. */
function storeOnce(things: Record<string, string>): void {
  if (location.protocol === 'about:' || localStorage.getItem('test.stored')) return;
  for (const [name, value] of Object.entries({ ...things, 'test.stored': '1' }))
    localStorage.setItem(name, value);
}

const prepared = new WeakMap<Page, { things: Record<string, string>; script: Disposable }>();

/** A document that is opened only to fill the storage costs a third of a page, so the first page fills it itself. */
async function store(page: Page, added: Record<string, string>): Promise<void> {
  if (page.url() === 'about:blank') {
    const earlier = prepared.get(page);
    // Scripts of a page run in no certain order.
    await earlier?.script.dispose();
    const things = { ...earlier?.things, ...added };
    prepared.set(page, { things, script: await page.addInitScript(storeOnce, things) });
    return;
  }
  await page.goto('/config.json');
  await page.evaluate((things) => {
    for (const [name, value] of Object.entries(things)) localStorage.setItem(name, value);
  }, added);
}

/** The stored checkout that is filled in up to the last step. */
export async function buildCheckoutDraft(api: Api, product: Product) {
  const { lat, lng } = surryHills;
  const { data } = await api.call(deliveryDays, { query: { company_id: product.company, lat, lng } });
  const day = data.filter(({ available }) => available)[2];
  const period = day?.periods.find(({ available }) => available);
  if (!day || !period) throw new Error('The florist has no free period');
  return {
    companyId: product.company,
    isPickup: false,
    pickupStore: null,
    addressText: null,
    forMe: false,
    recipientName: 'Dana Okafor',
    recipientPhone: '',
    day: day.day,
    period: { start_time: period.start_time, stop_time: period.stop_time },
    cardMessage: 'Happy birthday, Dana!',
    fio: 'Ruby Tran',
    phone: '0491 578 957',
    email: '',
    attempt: null,
  };
}

/** As the browser keeps a guest's cart with one thing. */
export const guestCartOf = ({ id, name, price, sku, company, company_info }: Product) => ({
  companyId: company,
  companyName: company_info.brand,
  items: [{ product: { id, name, price, photo: null, company, sku, size: null }, count: 1 }],
});

export interface Ready {
  api: Api;
  product: Product;
  cart: Order;
  page: Page;
}

/** A signed-in buyer at the checkout with everything filled in. */
export async function readyToPlace(browser: Browser, api: Api): Promise<Ready> {
  await newBuyer(api);
  const product = await pickProduct(api);
  const cart = await fillCart(api, product);
  const visit = await openBuyer(browser, api);
  await keep(visit.page, { checkoutDraft: await buildCheckoutDraft(api, product) });
  await visit.page.goto('/cart');
  await placeButton(visit.page).waitFor();
  return { api, product, cart, ...visit };
}

/** The button says the sum once the days are there: only then the order can be placed. */
export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order · \$/ });

export const orderIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
