// @vitest-environment window
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { DrivePage } from '@bloomkin/web/office/orders/run/drive/DrivePage.tsx';
import { NextStop } from '@bloomkin/web/office/orders/run/drive/NextStop.tsx';
import { RunPage } from '@bloomkin/web/office/orders/run/RunPage.tsx';
import {
  formatMinutes,
  listRunParts,
  moveStop,
  updateDrivers,
} from '@bloomkin/web/office/orders/run/runParts.ts';
import { loadPicture, toDriveStop } from '@bloomkin/web/office/orders/run/toDriveStop.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { chooseInMenu } from '#web/office/chooseInMenu.ts';
import { person } from '#web/office/officePerson.ts';

const today = localTime(new Date(), 'Australia/Sydney').day;
const stop = (id: string, lng: number, more = {}) =>
  anOrder({
    ...{ id, fio: id, deliveryDay: today, status: 'ready_to_ship', payment_status: 'paid' },
    location: { address: `${id} Street, Newtown NSW 2042`, lat: -33.9, lng },
    ...more,
  });
const orders = [
  stop('Far', 151.3),
  stop('Near', 151.21),
  stop('Middle', 151.25),
  stop('Guest', 151.2, { isPickup: true }),
];

const bouquet = {
  ...{ product_price: 89.5, count: 1, cost: 89.5, size: { id: 'large', name: 'Large' } },
  product: {
    ...{ id: 'dusk', name: 'Jacaranda Dusk', price: 89.5, company: 'company-1', sku: 'J1' },
    photo: '/media/bouquet.webp',
  },
};

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

describe('the run', () => {
  it('orders the stops by the way, with pick-ups apart, and moves one by its menu', async () => {
    givenApi(listOrders, () => ({
      data: orders,
      ...{ page: 1, per_page: 100, total: 4, total_pages: 1, counts: {} },
    }));
    showTo(person('ROLE_VENDOR'), <RunPage />, '/orders/run');
    const names = (driver: string) =>
      within(screen.getByRole('region', { name: driver }))
        .queryAllByRole('listitem')
        .map((row) => /Far|Near|Middle/.exec(row.textContent ?? '')?.[0]);
    await screen.findByRole('region', { name: 'Driver 1' });
    expect(['Near,Middle,Far', 'Far,Middle,Near']).toContain(names('Driver 1').join());
    expect(screen.getByRole('button', { name: 'Gone: Guest' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add a driver' }));
    await screen.findByRole('region', { name: 'Driver 2' });
    const [from, to] = names('Driver 1').length > 0 ? ['Driver 1', 'Driver 2'] : ['Driver 2', 'Driver 1'];
    const [first, ...others] = names(from);
    const before = names(to);
    await chooseInMenu(`Move stop 1, ${first}`, `Give to ${to}`);
    expect([names(from), names(to)]).toEqual([others, [...before, first]]);
    expect([...names('Driver 1'), ...names('Driver 2')].toSorted()).toEqual(['Far', 'Middle', 'Near']);
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    screen.getByRole('button', { name: `Move the stop of ${first}` }).focus();
    for (const key of [' ', to === 'Driver 2' ? 'ArrowLeft' : 'ArrowRight', 'ArrowUp', 'ArrowUp']) press(key);
    expect(screen.getByRole('toolbar').textContent).toContain(`stop 1 of ${from}`);
    press(' ');
    expect([names(from), names(to)]).toEqual([[first, ...others], before]);
  });

  it('says that nothing is to be delivered', async () => {
    givenApi(listOrders, () => ({
      data: [],
      ...{ page: 1, per_page: 100, total: 0, total_pages: 1, counts: {} },
    }));
    showTo(person('ROLE_VENDOR'), <RunPage />, '/orders/run');
    expect(await screen.findByRole('heading', { name: 'Nothing to deliver today' })).toBeTruthy();
  });

  it('leads back to the run while none is on this phone', async () => {
    showTo(person('ROLE_VENDOR'), <DrivePage />, '/orders/drive');
    await screen.findByRole('heading', { name: 'No run on this phone' });
    expect(screen.getByRole('link', { name: 'To the run' }).getAttribute('href')).toBe('/orders/run');
  });

  it('shows the bouquet of the next stop and how far the one after it is', async () => {
    const photo = new Blob(['photo'], { type: 'image/webp' });
    vi.stubGlobal('fetch', async () => new Response(photo));
    const urls = { createObjectURL: () => 'blob:bouquet', revokeObjectURL: () => undefined };
    vi.stubGlobal('URL', Object.assign(URL, urls));
    const order = stop('Near', 151.21, { items: [bouquet] });
    const toStop = (one: typeof order) =>
      toDriveStop({ order: one, arriveAt: 14 * 60, lateMinutes: 0 }, new Date());
    const picture = await loadPicture(order);
    const { container } = showTo(
      person('ROLE_VENDOR'),
      <NextStop
        {...{ stop: { ...toStop(order), picture }, next: toStop(stop('Far', 151.25)), last: undefined }}
        {...{ onPhoto: () => {}, onNoPhoto: () => {}, onFailed: () => {} }}
      />,
      '/orders/drive',
    );
    expect((await screen.findByText(/^Then /)).textContent).toMatch(/^Then Far Street, .*10 min away$/);
    expect(screen.getByText(/^Jacaranda Dusk.*Large/)).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:bouquet');
  });

  it('keeps a plan made by hand, without what is gone and with what came since', () => {
    const parts = listRunParts(orders, [], { today, now: new Date() });
    const part = parts[0];
    if (!part) throw new Error('No part');
    expect(updateDrivers([['Far', 'gone'], ['Near']], part)).toEqual([['Far', 'Middle'], ['Near']]);
    expect(moveStop([['a', 'b'], ['c']], 'a', { driver: 1, at: 1 })).toEqual([['b'], ['c', 'a']]);
    expect([formatMinutes(847.2), formatMinutes(2000)]).toEqual(['2:08 pm', '11:59 pm']);
  });
});
