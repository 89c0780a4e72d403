import { changeShippingSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { listStores, setDeliveryZones } from '@bloomkin/shared/routes/stores.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';

const test = localCloud({ demoData: true });

it('the price of a zone stays within the market’s bounds, is free or remains as it is', async () => {
  const [admin, florist] = [test.visitor(), test.visitor()];
  await signInDemoUser(admin, 'admin');
  const bounds = { delivery_price_min: 31, delivery_price_max: 35 };
  const values = { lead_time_minutes: 90, delivery_periods: [], holidays: [], ...bounds };
  // Before the first read, which is kept for a while.
  await admin.call(changeShippingSettings, { body: { version: 0, values } });
  const { company } = await signInDemoUser(florist, 'vendor1');
  const query = { company_id: CompanyId.parse(company?.id) };
  const { data: stores } = await florist.call(listStores, { query });
  const store = stores.find(({ delivery_zones }) => delivery_zones.length > 0);
  const [zone] = store?.delivery_zones ?? [];
  if (!store || !zone || zone.price >= 31) throw new Error('The florist has no cheap zone');
  const save = (price: number) =>
    florist.send(setDeliveryZones, {
      params: { id: store.id },
      body: { delivery_zones: [{ ...zone, price }] },
    });
  for (const price of [30.5, 35.5]) {
    const { status, failure } = await save(price);
    const error = { path: 'delivery_zones.0.price', message: 'Ask $31 to $35, or make it free' };
    expect([status, failure.errors]).toEqual([422, [error]]);
  }
  for (const price of [zone.price, 0, 31, 35]) expect((await save(price)).status).toBe(200);
});
