// @vitest-environment window
import { paths } from '@bloomkin/shared/pages.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getCalendar, setCalendar } from '@bloomkin/shared/routes/stores.ts';
import { addDays, formatDay, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CalendarDay, SpecialDay } from '@bloomkin/shared/schemas/calendar.ts';
import { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import {
  aCompany,
  aStore,
  companyId,
  openOffice,
  prepareWindow,
  storeId,
  todayInSydney,
  vendor,
} from '#web/office/storeFixture.tsx';
import { aProduct } from '#web/render/renderFixture.ts';

const otherStore = '01JS8Y5B2GV5V71SSGAJ26YEVP';
const today = todayInSydney();
const day = addDays(today, 3);
const weekly = [1, 2, 3, 4, 5, 6, 7].map((one) => ({ day: one, start_time: '08:00', stop_time: '18:00' }));
const own = (change: object = {}): SpecialDay => ({
  ...{ day, closed: false, hours: null, periods: null, capacity: null, order_by: null },
  ...{ fee: null, zones: [], products: null, note: '', ...change },
});

/** A calendar in which each day is as usual, but for the days that are saved. */
function givenShop() {
  const specials = new Map<string, SpecialDay[]>([
    [storeId, []],
    [otherStore, []],
  ]);
  const stores = () =>
    [...specials].map(([id, special_days]) => ({
      ...aStore({
        id,
        name: id === storeId ? 'King Street' : 'Redfern',
        working_times: weekly,
        special_days,
      }),
      nearest: false,
    }));
  givenApi(getCompany, () => ({ data: aCompany({ stores: stores() }) }));
  givenApi(getCalendar, ({ query }) => {
    const days: CalendarDay[] = [];
    for (let one = query.get('from') ?? ''; one <= (query.get('to') ?? ''); one = addDays(one, 1))
      days.push({ day: one, stores: [...specials.keys()].map((id) => storeDay(id, one, specials)) });
    return { data: days };
  });
  const saves = givenApi(setCalendar, ({ body }) => {
    for (const id of Array.isArray(body.store_ids) ? body.store_ids.map(String) : [])
      specials.set(id, Array.isArray(body.days) ? body.days.filter((one) => !one.as_usual) : []);
    return { data: stores() };
  });
  return { specials, saves };
}

const storeDay = (id: string, one: string, specials: ReadonlyMap<string, SpecialDay[]>) => {
  const special = specials.get(id)?.find((found) => found.day === one) ?? null;
  const isClosed = special?.closed ?? false;
  const window = { start_time: '09:00', stop_time: '12:00', capacity: 10, taken: 4, left: 6 };
  return {
    ...{ store_id: StoreId.parse(id), special, holiday: null, note: special?.note ?? '', stopped: false },
    hours: isClosed ? [] : [{ start_time: '08:00', stop_time: '18:00' }],
    closed_reason: isClosed ? 'closed_day' : null,
    windows: isClosed ? [] : [{ ...window, available: true, reason: null, cutoff: `${one}T00:00:00.000Z` }],
    ...{ taken: 4, capacity: null, cutoff: isClosed ? null : `${one}T00:00:00.000Z` },
  };
};

const givenOrders = (orders: ReturnType<typeof anOrder>[]) =>
  givenApi(listOrders, () => ({
    ...{ page: 1, per_page: 100, total: orders.length, total_pages: 1, data: orders, counts: {} },
  }));

beforeEach(() => {
  prepareWindow();
  givenOrders([]);
});

/** By their texts: roles are slow to compute in a whole office. */
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button, button *' }));
const pressFound = async (text: string) =>
  fireEvent.click(await screen.findByText(text, { selector: 'button, button *' }));
const cellOf = async (one: string) => {
  const label = await screen.findByText(new RegExp(`^${weekdayName(one)} ${Number(one.slice(8))} .*left`));
  return label.closest('a') ?? label;
};

describe('the calendar', () => {
  it('moves through the days by keys and turns to the week and back', async () => {
    givenShop();
    const router = openOffice(vendor(), paths.calendar({ day }));
    const cell = await cellOf(day);
    expect(cell.textContent).toMatch(/8 to 6, 12 of 20 left, last orders/);
    cell.focus();
    fireEvent.keyDown(cell, { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe(addDays(day, 1)));
    fireEvent.keyDown(document.activeElement ?? cell, { key: 'w' });
    await screen.findByLabelText(new RegExp(`^${weekdayName(day)} ${Number(day.slice(8))} `), {
      selector: 'section',
    });
    expect(router.state.location.search).toContain('view=week');
    expect(screen.getAllByText('Change')).toHaveLength(7);
  });

  it('shows the places of one store', async () => {
    givenShop();
    openOffice(vendor(), paths.calendar({ day, store: storeId }));
    expect((await cellOf(day)).textContent).toMatch(/6 of 10 left/);
  });
});

describe('a day', () => {
  it('closes for both stores and opens again by Undo', async () => {
    const { saves } = givenShop();
    openOffice(vendor(), paths.calendarDay(day));
    await pressFound('Closed');
    press(`Save ${formatDay(day)}`);
    await screen.findByText(`${formatDay(day)} is saved`);
    expect(saves[0]?.body).toMatchObject({
      store_ids: [storeId, otherStore],
      days: [{ day, closed: true, hours: null }],
    });
    await waitFor(() => expect(screen.queryByText(/^Save /)).toBeNull());
    press('Undo');
    await waitFor(() => expect(saves[1]?.body.days).toEqual([{ day, as_usual: true }]));
    await waitFor(() =>
      expect(screen.getByText('As usual').closest('button')?.getAttribute('aria-pressed')).toBe('true'),
    );
  });

  it('says which due orders fall outside new hours and leaves them alone', async () => {
    givenShop();
    const order = (number: string, start_time: string, stop_time: string) =>
      anOrder({
        ...{ id: number, number, companyId, deliveryDay: day, store_id: storeId, payment_status: 'paid' },
        delivery_period: { start_time, stop_time },
      });
    givenOrders([order('101', '09:00', '12:00'), order('102', '12:00', '15:00')]);
    openOffice(vendor(), paths.calendarDay(day));
    await screen.findByText('Already due that day: 2');
    press('Until noon');
    const due = screen.getByLabelText('Already due that day: 2');
    within(due).getByText('1 is outside 8–noon.');
    within(due).getByText('1 fit the new hours. Nobody is moved or told: they keep their day and time.');
    fireEvent.click(screen.getByLabelText('Keep #102'));
    within(due).getByText('Kept');
  });

  it('shows what another user saved before a save goes over it', async () => {
    const { specials, saves } = givenShop();
    openOffice(vendor(), paths.calendarDay(day));
    await pressFound('Until noon');
    specials.set(storeId, [own({ closed: true })]);
    press(`Save ${formatDay(day)}`);
    await screen.findByText('King Street: closed');
    expect(saves).toHaveLength(0);
    press('Save mine over theirs');
    await screen.findByText(`${formatDay(day)} is saved`);
    expect(saves.map(({ body }) => body.days)).toMatchObject([
      [{ hours: [{ start_time: '08:00', stop_time: '12:00' }] }],
    ]);
  });

  it('saves a short menu of the ticked products, and none without a product', async () => {
    const { saves } = givenShop();
    const rose = await aProduct({ name: 'Red Letter Roses' });
    const tulip = await aProduct({ id: otherStore, name: 'Tulip Crush' });
    givenApi(listAllProducts, () => ({
      ...{ page: 1, per_page: 100, total: 2, total_pages: 1 },
      data: [rose, tulip],
    }));
    openOffice(vendor(), paths.calendarDay(day));
    fireEvent.click(await screen.findByLabelText('A short menu'));
    press(`Save ${formatDay(day)}`);
    await screen.findByText('Tick what you make that day');
    expect(saves).toHaveLength(0);
    fireEvent.click(await screen.findByLabelText(/Red Letter Roses/));
    screen.getByText(/They can choose from 1 product and your extras/);
    press(`Save ${formatDay(day)}`);
    await screen.findByText(`${formatDay(day)} is saved`);
    expect(saves[0]?.body.days).toMatchObject([{ day, hours: null, products: [rose.id] }]);
  });

  it('refuses windows that no hours hold and keeps what was typed', async () => {
    const { saves } = givenShop();
    openOffice(vendor(), paths.calendarDay(day));
    fireEvent.change(await screen.findByLabelText('Closes'), { target: { value: '08:30' } });
    press(`Save ${formatDay(day)}`);
    await screen.findByText(/No window lies between 8 am and 8:30 am/);
    expect(saves).toHaveLength(0);
    expect(screen.getByLabelText('Closes')).toHaveProperty('value', '08:30');
  });
});

describe('a copy of last year', () => {
  it('saves the ticked days for all stores at once, and takes them back as a whole', async () => {
    const { specials, saves } = givenShop();
    const before = addDays(today, -357);
    const hours = [{ start_time: '07:00', stop_time: '12:00' }];
    for (const id of specials.keys()) specials.set(id, [own({ day: before, hours, capacity: 30 })]);
    openOffice(vendor(), paths.calendar());
    await pressFound('Copy from last year');
    fireEvent.click(await screen.findByLabelText('+10%'));
    press('Copy 1 day for both stores');
    await screen.findByText('1 day copied from last year');
    expect(saves[0]?.body).toMatchObject({
      store_ids: [storeId, otherStore],
      days: [{ hours, capacity: 33 }],
    });
    await pressFound('Copy from last year');
    await pressFound('Take the copy back');
    await screen.findByText('1 day as usual again');
    expect(saves[1]?.body).toMatchObject({ store_ids: [storeId, otherStore], days: [{ as_usual: true }] });
  });
});
