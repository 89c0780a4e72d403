import { Company } from '@bloomkin/shared/schemas/company.ts';
import { openingSteps } from '@bloomkin/web/backOffice/opening/openingSteps.ts';
import { describe, expect, it } from 'vitest';

const store = {
  id: 'store-1',
  company_id: 'company-1',
  name: 'Newtown',
  phone: '+61255500123',
  location: { address: '1 King St, Newtown NSW 2042', lat: -33.9, lng: 151.2 },
  pickup_point: false,
  warehouse_for_delivery: true,
  working_times: [],
  timezone: 'Australia/Sydney',
  state: 'NSW',
  delivery_zones: [],
  closed_days: [],
  open_days: [],
  daily_capacity: null,
  version: 1,
  distantion: null,
  nearest: false,
};
const hours = [{ day: 1, start_time: '09:00', stop_time: '18:00' }];
const shopWith = (stores: object[], charges_enabled = false, products = 0) => ({
  stores: Company.shape.stores.parse(stores),
  stripe: { connected: charges_enabled, charges_enabled },
  products,
});
const missing = (shop: Parameters<typeof openingSteps>[0]) =>
  openingSteps(shop).flatMap(({ title, isDone }) => (isDone ? [] : [title]));

describe('the steps to an open shop', () => {
  it('are all missing without a company', () => {
    expect(missing(undefined)).toHaveLength(6);
  });

  it('are told from what the company has', () => {
    expect(missing(shopWith([]))).not.toContain('Company');
    expect(missing(shopWith([store]))).toEqual([
      'Opening hours',
      'Delivery zone or pickup',
      'First product',
      'Payouts',
    ]);
    const complete = { ...store, working_times: hours, pickup_point: true };
    expect(missing(shopWith([complete], false, 1))).toEqual(['Payouts']);
    expect(missing(shopWith([complete], true, 1))).toEqual([]);
  });
});
