import { toCompany } from '@bloomkin/lambdas/model/companies/toCompany.ts';
import { expect, it } from 'vitest';
import { aFlorist } from '#support/catalogueItems.ts';

it('claims of a company are made from its deliveries of the last 90 days', () => {
  const deliveryRecord = {
    '2026-08-21': { onTime: 0, total: 100 },
    '2026-08-22': { onTime: 10, total: 15 },
    '2026-11-20': { onTime: 10, total: 10 },
  };
  const claimAt = (now: string) =>
    toCompany(aFlorist('Petal', { deliveryRecord }), undefined, new Date(now)).claim;
  expect(claimAt('2026-11-20T04:00:00Z')).toEqual({
    percent: 80,
    orders: 25,
    words: '80% on time, of 25 orders in 90 days',
  });
  expect(claimAt('2026-11-21T04:00:00Z')).toEqual({ percent: null, orders: 10, words: 'New on Bloomkin' });
});
