import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { getChannels } from '@bloomkin/shared/routes/catalogue.ts';
import { createCompany } from '@bloomkin/shared/routes/companies.ts';
import {
  changeMoneySettings,
  changeShippingSettings,
  getCommission,
  getMoneySettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { computeCommission } from '@bloomkin/shared/rules/commission.ts';
import { currentHolidays } from '@bloomkin/shared/rules/holidayChanges.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { payByCard, settlePayments, settleSales } from '#support/payments.ts';
import { newAbn, newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { pickProduct, pickProductOf, placeOrder, surryHills } from '#support/shopping.ts';
import { TestBackend } from '#support/testBackend.ts';

// What each function caches is a subject here.
const test = localCloud({ demoData: true, inThreads: true });

const held: { money?: ResponseOf<typeof getMoneySettings> } = {};

beforeAll(async () => {
  await TestBackend.open(test.cloud);
  held.money = await (await admin()).call(getMoneySettings, {});
});

async function admin() {
  const api = await visitAs(test, 'admin');
  return api;
}

const commission = (commission_percent: number, version: number) => ({
  body: { version, values: { commission_percent } },
});

type Shipping = ResponseOf<typeof getShippingSettings>['data']['values'];

async function saveShipping(api: Api, values: Shipping): Promise<void> {
  const { version } = (await api.call(getShippingSettings, {})).data;
  await api.call(changeShippingSettings, { body: { version, values } });
}

const settle = () => settlePayments(test.cloud);

async function placeOrderOfVendor1() {
  const [buyer, florist] = [test.visitor(), test.visitor()];
  await newBuyer(buyer);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const product = await pickProductOf(buyer, company?.id);
  return { buyer, florist, order: await placeOrder(buyer, product) };
}

async function payAndSettle(buyer: Api, order: Order): Promise<void> {
  await payByCard(buyer, order);
  await settle();
}

// In their order: functions cache settings for 30 seconds.
describe('the market', { shuffle: false }, () => {
  describe('the settings of money', () => {
    it('start with defaults and record each change', async () => {
      const api = await admin();
      expect(held.money?.data).toEqual({ version: 0, values: { commission_percent: 10 }, history: [] });
      const { version } = (await api.call(getMoneySettings, {})).data;
      const changed = await api.call(changeMoneySettings, commission(12.5, version));
      expect(changed.data).toMatchObject({ version: version + 1, values: { commission_percent: 12.5 } });
      const marlo = await visitAs(test, 'vendor1');
      await expect
        .poll(async () => (await marlo.call(getCommission, {})).data)
        .toEqual({ commission_percent: 12.5 });
      await api.call(changeMoneySettings, commission(10, version + 1));
      const { history } = (await api.call(getMoneySettings, {})).data;
      const newest = history.slice(0, 2).map((one) => [one.version, one.values.commission_percent]);
      expect(newest).toEqual([
        [version + 2, 10],
        [version + 1, 12.5],
      ]);
      const audit = await api.call(listAudit, { query: {} });
      expect(audit.data.find(({ act }) => act === 'settings.edited')).toMatchObject({
        object: { kind: 'settings', id: 'money' },
        changes: [{ field: 'Commission', before: '12.5 %', after: '10 %' }],
      });
    });

    it('stay in the cache for 30 seconds', async () => {
      const api = await admin();
      const { version } = (await api.call(getMoneySettings, {})).data;
      await api.call(changeMoneySettings, commission(7.25, version));
      const { readMoneySettings } = await import('@bloomkin/lambdas/model/marketSettings/moneySettings.ts');
      const now = new Date();
      expect(await readMoneySettings(now)).toEqual({ commissionPercent: 7.25 });
      await api.call(changeMoneySettings, commission(9, version + 1));
      expect(await readMoneySettings(now)).toEqual({ commissionPercent: 7.25 });
      expect(await readMoneySettings(new Date(now.getTime() + 30_001))).toEqual({ commissionPercent: 9 });
    });

    it.each([51, -1, 10.123])('refuse %s percent', async (percent) => {
      const api = await admin();
      expect((await api.send(changeMoneySettings, commission(percent, 0))).status).toBe(422);
    });
  });

  describe('the settings of shipping', () => {
    const values = {
      ...{ lead_time_minutes: 90, delivery_price_min: 5, delivery_price_max: 60 },
      delivery_periods: [{ start_time: '09:00', stop_time: '12:00' }],
      holidays: [{ state: 'NSW' as const, day: '2027-09-22', name: 'Day of Mourning' }],
      accept: {
        today: { remind: 10, second: 20, rescue: 40 },
        later: { remind: 15, second: 45, rescue: 90 },
      },
    };
    type Values = typeof values;

    it('keep dollars as a new company’s defaults', async () => {
      const api = await admin();
      await saveShipping(api, values);
      expect((await api.call(getShippingSettings, {})).data.values).toEqual(values);
      const { holidays } = (await api.call(getChannels, {})).data;
      expect(holidays).toEqual({ NSW: { '2027-09-22': 'Day of Mourning' } });
      const body = { name: 'Moss & Fern', brand: 'Moss & Fern', inn: newAbn() };
      const { data } = await api.call(createCompany, { body });
      expect(data).toMatchObject({
        lead_time_minutes: 90,
        delivery_periods: [{ start_time: '09:00', stop_time: '12:00', capacity: null }],
      });
    });

    it.each<[string, Partial<Values>, string]>([
      ['a highest price under the lowest', { delivery_price_max: 4 }, 'delivery_price_max'],
      [
        'windows that overlap',
        {
          delivery_periods: [
            { start_time: '09:00', stop_time: '12:00' },
            { start_time: '11:00', stop_time: '13:00' },
          ],
        },
        'delivery_periods.1.start_time',
      ],
      ['a day named twice', { holidays: [...values.holidays, ...values.holidays] }, 'holidays'],
    ])('refuse %s', async (_, wrong, path) => {
      const api = await admin();
      const { version } = (await api.call(getShippingSettings, {})).data;
      const body = { version, values: { ...values, ...wrong } };
      const { failure } = await api.send(changeShippingSettings, { body });
      expect(failure.errors?.[0]?.path).toBe(`values.${path}`);
    });

    it('close a state’s shops on an added day with notice', async () => {
      const api = await admin();
      const { lat, lng } = surryHills;
      const product = await pickProduct(api);
      const query = { company_id: product.company, lat, lng };
      // A shop may be closed on one of them anyway.
      const today = localTime(new Date(), 'Australia/Sydney').day;
      const days = [20, 21, 22].map((ahead) => addDays(today, ahead));
      await saveShipping(api, values);
      const holidays = [
        ...days.map((day) => ({ state: 'NSW' as const, day, name: 'Day of Mourning' })),
        { state: 'VIC' as const, day: '2027-04-25', name: null },
      ];
      await saveShipping(api, { ...values, holidays });
      const { data } = await api.call(deliveryDays, { query });
      const onThem = data.filter(({ day }) => days.includes(day));
      expect(onThem.map(({ available }) => available)).toEqual([false, false, false]);
      expect(onThem.map(({ reason }) => reason)).toContain('Closed for Day of Mourning');
      const audit = await api.call(listAudit, { query: {} });
      expect(audit.data.find(({ act }) => act === 'settings.edited')?.changes).toEqual(
        expect.arrayContaining([
          { field: 'Holiday NSW 2027-09-22', before: 'Day of Mourning', after: null },
          { field: `Holiday NSW ${days[0]}`, before: null, after: 'Day of Mourning' },
          { field: 'Holiday VIC 2027-04-25', before: null, after: 'none' },
        ]),
      );
    });
  });

  describe('the followed holidays', () => {
    it('replaces them only when they change', async () => {
      const { followMarketHolidays } = await import(
        '@bloomkin/lambdas/model/marketSettings/shippingSettings.ts'
      );
      const api = await admin();
      const { values } = (await api.call(getShippingSettings, {})).data;
      await saveShipping(api, { ...values, holidays: [{ state: 'VIC', day: '2027-04-25', name: null }] });
      // Past what an earlier test may have cached.
      const now = Date.now() + 31_000;
      await followMarketHolidays(new Date(now));
      const followed = currentHolidays();
      expect(followed).toHaveProperty(['VIC', '2027-04-25'], null);
      await followMarketHolidays(new Date(now + 31_000));
      expect(currentHolidays()).toBe(followed);
      await saveShipping(api, { ...values, holidays: [] });
      await followMarketHolidays(new Date(now + 62_000));
      expect(currentHolidays()).toEqual({});
    });
  });

  describe('the commission of an order', () => {
    it('stays as it was when the order was placed, in payout and ledger', async () => {
      const api = await admin();
      const { version } = (await api.call(getMoneySettings, {})).data;
      await api.call(changeMoneySettings, commission(7.25, version));
      const { buyer, florist, order } = await placeOrderOfVendor1();
      await api.call(changeMoneySettings, commission(20, version + 1));
      await payAndSettle(buyer, order);
      const params = { id: order.id };
      await florist.call(updateOrder, { params, body: { status: 'completed', early: true } });
      await settleSales(test.cloud);
      const total = Math.round(order.total * 100);
      const share = total - computeCommission(total, 7.25);
      expect((await florist.call(getOrder, { params })).data.payout).toMatchObject({
        commission_percent: 7.25,
        share: share / 100,
        sent: share / 100,
      });
      const { listLinesOfOrder } = await import(
        '@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts'
      );
      const lines = await listLinesOfOrder(OrderId.parse(order.id));
      expect(
        lines
          .map(({ kind, yoursCents, commissionPercent }) => [kind, yoursCents, commissionPercent])
          .toSorted(),
      ).toEqual([
        ['charge', 0, 7.25],
        ['sale', share, 7.25],
        ['transfer', -share, 7.25],
      ]);
    });
  });
});
