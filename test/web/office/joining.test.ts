import { Company } from '@bloomkin/shared/schemas/company.ts';
import { Product } from '@bloomkin/shared/schemas/product.ts';
import { noBreak } from '@bloomkin/web/components/text/noBreak.ts';
import { describeLead, nextWindow, validateWindow } from '@bloomkin/web/office/florist/deliveryValues.ts';
import { describeTyped, groupDigits, judgeTyped } from '@bloomkin/web/office/florist/joining/abnText.ts';
import { countMinutesLeft, listJoiningSteps } from '@bloomkin/web/office/florist/joining/joiningSteps.ts';
import { describe, expect, it } from 'vitest';

const owner = { fio: 'Marlo Hughes', phone: '+61491570156', email: '' };

const store = {
  ...{
    id: 's1',
    company_id: 'c1',
    name: 'The window',
    phone: '',
    state: 'NSW',
    timezone: 'Australia/Sydney',
  },
  location: { address: 'Newtown NSW 2042', lat: -33.9, lng: 151.18 },
  ...{ pickup_point: false, warehouse_for_delivery: true, daily_capacity: null, version: 1 },
  ...{ working_times: [], delivery_zones: [], closed_days: [], open_days: [] },
  ...{ distantion: null, nearest: false },
};
const info = {
  ...{ id: 'c1', name: 'Wattle Pty Ltd', brand: 'Wattle', logo: null, rating: null },
  ...{ sameDayDelivery: false, delivery_periods: [] },
};

const companyWith = (missing_steps: string[]) =>
  Company.parse({
    ...info,
    ...{ inn: '13699001011', phone_number: '', site: '', description: '', photo: null },
    ...{ lead_time_minutes: 0, reviews_count: 0, distantion: null, active: true, stores: [store] },
    claim: { percent: null, orders: 0, words: 'New on Bloomkin' },
    missing_steps,
  });

const productWith = (photos: object[]) =>
  Product.parse({
    ...{ id: 'p1', name: 'Paper daisies', price: 45, price_to: 45, sku: 'PD-1', description: '', site: '' },
    ...{ category: { id: 'k1', name: 'Bouquets' }, type: { id: 't1', name: 'Bouquet' }, company: 'c1' },
    ...{ active: false, photos, parameter_values: [], sizes: [], addon: false, company_info: info },
    ...{ rating: null, reviews_count: 0 },
    ...{ created_at: '2026-11-20T00:00:00.000Z', updated_at: '2026-11-20T00:00:00.000Z' },
  });

describe('an ABN while it is typed', () => {
  it('shows groups, counts digits and judges them', () => {
    expect(groupDigits('1369900')).toBe('13 699 00');
    expect(groupDigits('13 699 001 011 99')).toBe('13 699 001 011');
    expect(describeTyped('13 699 00')).toBe('7 of 11 digits');
    const judged = ['', '13 699', '13 699 001 012', '13 699 001 011'].map(judgeTyped);
    expect(judged).toEqual(['empty', 'typing', 'wrong', 'right']);
  });
});

describe('the steps to an open shop', () => {
  const missingOf = (user: typeof owner, company?: Company) =>
    listJoiningSteps(user, { company }).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

  it('begin with the person, then the company', () => {
    expect(missingOf(owner)).toEqual(['company', 'alerts', 'store', 'delivery', 'product', 'payouts']);
    expect(missingOf({ ...owner, fio: '' })[0]).toBe('profile');
    expect(listJoiningSteps(owner)[0]?.text).toBe(`Marlo Hughes, ${noBreak('0491 570 156')}`);
    expect(countMinutesLeft(listJoiningSteps(owner))).toBe(26);
  });

  const step = (name: string, ...shop: [{ company?: Company; product?: Product }?]) =>
    listJoiningSteps(owner, shop[0]).find((one) => one.name === name);

  it('say that zones wait for a store', () => {
    expect(step('delivery')).toMatchObject({ to: undefined, waitsFor: 'Your store comes first' });
  });

  it.each([
    [undefined, '', `text message to ${noBreak('0491 570 156')}`],
    [undefined, 'marlo@example.com', 'e-mail to marlo@example.com'],
    [
      ['sms', 'email'],
      'marlo@example.com',
      `text message to ${noBreak('0491 570 156')} and e-mail to marlo@example.com`,
    ],
    [['email'], '', `text message to ${noBreak('0491 570 156')}`],
  ] as const)('say how the owner is told with %j chosen and the e-mail %j', (order_alerts, email, ways) => {
    const company = { ...companyWith(['store']), order_alerts };
    const alerts = listJoiningSteps({ ...owner, email }, { company }).find(({ name }) => name === 'alerts');
    expect(alerts).toMatchObject({ isDone: true, text: `By ${ways}` });
  });

  it('say that a shop without zones has pick-up alone', () => {
    const company = { ...companyWith([]), stores: [{ ...companyWith([]).stores[0], pickup_point: true }] };
    expect(step('delivery', { company: Company.parse(company) })?.text).toBe(
      'Only pick-up so far. Add a zone if you deliver.',
    );
  });

  it('lead to the first missing part', () => {
    const company = companyWith(['store', 'delivery', 'product']);
    expect(step('store', { company })).toMatchObject({ to: '/stores/edit/s1?tab=hours', verb: 'Set hours' });
    expect(step('delivery', { company })?.to).toBe('/stores/edit/s1?tab=zones');
    expect(step('product', { company })).toMatchObject({ to: '/products/create', verb: 'Add product' });
    const bare = productWith([]);
    const pictured = productWith([
      { id: 'f1', main: true, path: '/1.webp', medium: { path: '/2.webp' }, small: { path: '/3.webp' } },
    ]);
    expect(step('product', { company, product: bare })).toMatchObject({
      to: '/products/edit/p1?tab=photos',
      verb: 'Add a photo',
    });
    expect(step('product', { company, product: pictured })).toMatchObject({
      to: '/products/edit/p1',
      verb: 'Switch it on',
    });
    expect(step('store', { company: companyWith(['delivery']) })?.to).toBe('/stores/edit/s1?tab=common');
  });
});

describe('delivery windows in the form', () => {
  const window = (start_time: string, stop_time: string) => ({ start_time, stop_time, capacity: null });

  it('show the fault at the window that has it', () => {
    const windows = [window('09:00', '12:00'), window('11:00', '13:00'), window('15:00', '14:00')];
    expect(windows.map((_, index) => validateWindow(windows.slice(0, index + 1), index))).toEqual([
      undefined,
      'This window overlaps another',
      'A window ends after it starts',
    ]);
    expect(validateWindow([window('', '12:00')], 0)).toBe('Required field');
  });

  it('start where the last one ends', () => {
    expect(nextWindow([])).toEqual(window('09:00', '12:00'));
    expect(nextWindow([window('12:00', '15:00'), window('09:00', '12:00')])).toEqual(
      window('15:00', '18:00'),
    );
    expect(nextWindow([window('20:00', '22:00')])).toEqual(window('06:00', '09:00'));
  });

  it('say the notice in opening hours or whole days', () => {
    expect([0, 30, 90, 60, 1440, 3000].map(describeLead)).toEqual([
      'None',
      '30 minutes',
      '1 hour 30 minutes',
      '1 hour',
      '1 day',
      '50 hours',
    ]);
  });
});
