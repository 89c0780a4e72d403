// @vitest-environment window
import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getStore, listStores, setDeliveryZones, updateStore } from '@bloomkin/shared/routes/stores.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import {
  aCompany,
  admin,
  aStore,
  companyId,
  openOffice,
  prepareWindow,
  storeId,
  vendor,
  vendorWithoutCompany,
} from '#web/office/storeFixture.tsx';

beforeEach(prepareWindow);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the delivery windows beside the working time', () => {
  const working_times = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    start_time: '07:00',
    stop_time: '18:00',
  }));
  const openWindows = async (company: object, store: object = {}) => {
    givenApi(getStore, () => ({ data: aStore(store) }));
    givenApi(getCompany, () => ({ data: aCompany(company) }));
    openOffice(vendor(), paths.storeEdit(storeId, { tab: 'hours' }));
    const region = await screen.findByRole('region', { name: 'Delivery windows' });
    await within(region).findByText(/The same for all your stores/);
    return region;
  };
  const lines = (region: HTMLElement) =>
    within(region)
      .queryAllByRole('listitem')
      .map(({ children }) => [...children].map(({ textContent }) => textContent).join(', '));

  it('show the last time to order and the orders a day', async () => {
    const region = await openWindows({}, { working_times });
    expect(lines(region)).toEqual([
      '9–12, 14 orders, Order by 7:30 am',
      '12–3 pm, no limit, Order by 10:30 am',
    ]);
    within(region).getByText('34 orders a day at most');
    within(region).getByText(/You need 1 hour 30 minutes of opening time before a window starts/);
    expect(hrefOf('change them in Company settings')).toBe(paths.companySettings({ tab: 'delivery' }));
  });

  it.each([
    [{ lead_time_minutes: 180 }, 'Order by 5 pm the day before'],
    [{ lead_time_minutes: 120 }, 'Order by 7 am'],
    [{ lead_time_minutes: 60, sameDayDelivery: false }, 'Order by midnight the day before'],
    [{ lead_time_minutes: 0 }, 'Order by 9 am'],
  ])('count the notice %o back', async (company, message) => {
    expect(lines(await openWindows(company, { working_times }))[0]).toBe(`9–12, 14 orders, ${message}`);
  });

  it('name the store’s own limit', async () => {
    const region = await openWindows({}, { daily_capacity: 12 });
    within(region).getByText('12 orders a day at most');
  });
});

describe('a store’s own orders a day', () => {
  it('save, and clear to the company’s', async () => {
    let store = aStore();
    givenApi(getStore, () => ({ data: store }));
    const saves = givenApi(updateStore, ({ body }) => {
      store = { ...store, ...body, location: store.location, version: store.version + 1 };
      return { data: store };
    });
    openOffice(vendor(), paths.storeEdit(storeId));
    const save = async (text: string) => {
      const before = saves.length;
      fireEvent.change(await screen.findByLabelText(/^Orders a day, here/), { target: { value: text } });
      press('Save');
      await waitFor(() => expect(saves).toHaveLength(before + 1));
      await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
      return saves.at(-1)?.body.daily_capacity;
    };
    expect(await save('20')).toBe(20);
    expect(await save('')).toBeNull();
  });
});

describe('a zone’s price that the market refuses', () => {
  it('names the zone, and opens and focuses its field', async () => {
    givenApi(getStore, () => ({ data: aStore() }));
    givenApi(getCompany, () => ({ data: aCompany() }));
    const message = 'Ask $5 to $50, or make it free';
    givenApi(setDeliveryZones, () =>
      Response.json(
        { code: 'VALIDATION.FAILED', message, errors: [{ path: 'delivery_zones.2.price', message }] },
        { status: 422 },
      ),
    );
    openOffice(vendor(), paths.storeEdit(storeId, { tab: 'zones' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Far/ }));
    fireEvent.change(screen.getByLabelText('Delivery'), { target: { value: '400' } });
    press(/^Near/);
    press('Save');
    await screen.findByText(`Far: ${message}`);
    const price = screen.getByLabelText<HTMLInputElement>('Delivery');
    expect([price.value, price.getAttribute('aria-invalid')]).toEqual(['400', 'true']);
    await waitFor(() => expect(document.activeElement).toBe(price));
    fireEvent.change(price, { target: { value: '40' } });
    expect(price.getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('a zone without suburbs', () => {
  it('gets the focus on its fault, and a summary, when it is saved', async () => {
    givenApi(getStore, () => ({ data: aStore() }));
    givenApi(getCompany, () => ({ data: aCompany() }));
    const saves = givenApi(setDeliveryZones, () => ({ data: aStore() }));
    openOffice(vendor(), paths.storeEdit(storeId, { tab: 'zones' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add zone' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Hills' } });
    press('Save');
    await screen.findByRole('button', { name: 'Hills: Enter what delivery costs' });
    fireEvent.change(screen.getByLabelText('Delivery'), { target: { value: '7' } });
    press('Save');
    expect(document.activeElement?.textContent).toBe('Add suburbs to this zone, or draw it');
    expect(saves).toEqual([]);
  });
});

describe('an admin at another’s stores', () => {
  const list = { page: 1, per_page: 100, total: 1, data: [aStore()] };
  const ofCompany = { company: companyId };

  it('gets from its settings to its list, to a new one and to each', async () => {
    givenApi(getCompany, () => ({ data: aCompany() }));
    openOffice(admin(), paths.companyEdit(companyId, { tab: 'locations' }));
    await screen.findByRole('link', { name: 'Petal on King' });
    expect([hrefOf('Petal on King'), hrefOf('Add store'), hrefOf('Hours and zones of all')]).toEqual([
      paths.storeEdit(storeId, ofCompany),
      paths.storeCreate(ofCompany),
      paths.stores(ofCompany),
    ]);
  });

  it('goes back to its list from a store opened by its address', async () => {
    givenApi(getStore, () => ({ data: aStore() }));
    givenApi(listStores, () => list);
    openOffice(admin(), paths.storeEdit(storeId));
    await screen.findByRole('heading', { level: 1, name: 'Petal on King' });
    expect(hrefOf('Stores')).toBe(paths.stores(ofCompany));
    fireEvent.click(screen.getByRole('link', { name: 'Stores' }));
    await screen.findByRole('link', { name: 'Petal on King' });
  });

  it('chooses a company first for a new one', async () => {
    openOffice(admin(), paths.storeCreate());
    expect((await screen.findByRole('link', { name: 'Choose a company' })).getAttribute('href')).toBe(
      paths.companies(),
    );
    expect(screen.queryByLabelText('Name')).toBeNull();
  });
});

describe('a vendor without a company', () => {
  it.each([paths.stores(), paths.storeCreate()])('gets from %s to opening a shop', async (path) => {
    const router = openOffice(vendorWithoutCompany(), path);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.openShop()));
  });
});
