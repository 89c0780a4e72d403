import { paths } from '@bloomkin/shared/pages.ts';
import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { expect, it } from 'vitest';
import { expectAccessible, openPage, useBrowser, widths } from '#support/browser.ts';
import { localCloud } from '#support/localCloud.ts';
import { isFullRun, someOf } from '#support/run/budget.ts';
import { tabAndPress } from './support/keyboard.ts';
import { expectFitOnPhone, expectFullThirds, findFault, heading } from './support/layout.ts';
import { openLinks, payForOrder } from './support/linkPages.ts';
import { findPressure, findPressureAtBoth, pressing } from './support/pressure.ts';
import { openSignIn } from './support/signIn.ts';
import { openPlace, touchTag } from './support/tag.ts';
import { openBuyer, openGuest } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

it('each window that a guest opens keeps the rules against pressure', async () => {
  const { page } = await openGuest(chromium.browser, test.visitor().url, widths.phone);
  const { data } = await test.visitor().call(listAllProducts, { query: { per_page: 1 } });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const openers = [
    () => touchTag(page),
    () => openPlace(page),
    () => openSignIn(page),
    () => openSignIn(page).then(() => button('Sign up').click()),
    () => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click(),
    () => button('See it large').click(),
  ];
  for (const open of openers) {
    await page.setViewportSize(widths.phone);
    await page.goto(paths.product(data[0]?.id ?? ''));
    await open();
    await page.getByRole('dialog').first().waitFor();
    expect(await findPressureAtBoth(page, true)).toEqual([]);
    expect(await page.getByRole('dialog').count()).toBeGreaterThan(0);
  }
});

it('the rules against pressure each find the page that breaks them', async () => {
  const { page } = await openGuest(chromium.browser, test.visitor().url);
  for (const [rule, content] of Object.entries(pressing)) {
    await page.setContent(`<main>${content}</main>`);
    const found = (await findPressure(page)).map((one) => one.split(': ')[0]);
    expect(found).toContain(rule);
  }
});

it('link pages pass the accessibility and pressure checks in light and dark, and work by keyboard', async () => {
  const { page } = await openPage(chromium.browser, widths.desk, test.cloud.url);
  for (const path of await openLinks(test)) {
    for (const colorScheme of someOf(['dark', 'light'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await findFault(page, path)).toBeUndefined();
      expect(await page.getByText('This link does not work').count()).toBe(0);
      await expectAccessible(page, 'main');
      await expectFitOnPhone(page, 'main');
      expect(await findPressureAtBoth(page)).toEqual([]);
      await expectFullThirds(page);
    }
  }
  await tabAndPress(page, 'Yes, use that');
  await heading(page, 'It is swapped').waitFor();
});

/** What a florist does with an order; the daily run looks at it on its way and delivered. */
const changes = [
  { isDaily: false, body: {} },
  { isDaily: false, body: { status: 'in_progress' } },
  { isDaily: false, body: { status: 'ready_to_ship' } },
  { isDaily: true, body: { dispatched: true, early: true } },
  { isDaily: true, body: { status: 'completed', early: true } },
] as const;

it('an order page passes the pressure check in each status', async () => {
  const open = async () => {
    const order = await payForOrder(test, 'vendor1');
    const { page } = await openBuyer(chromium.browser, order.ruby);
    const path = paths.order(order.params.id);
    const change = (body: BodyInputOf<typeof updateOrder>) =>
      order.florist.call(updateOrder, { params: order.params, body });
    const look = async () => {
      await page.goto(path);
      expect(await findFault(page, path)).toBeUndefined();
      expect(await findPressureAtBoth(page)).toEqual([]);
      await expectFullThirds(page);
    };
    return { change, look };
  };
  const order = await open();
  for (const { isDaily, body } of changes) {
    if (Object.keys(body).length > 0) await order.change(body);
    if (isDaily || isFullRun) await order.look();
  }
  if (!isFullRun) return;
  const lost = await open();
  await lost.change({ status: 'canceled', reason: 'Our cool room broke' });
  await lost.look();
});
