import { describe, expect, test } from 'vitest';
import { aCompany, aStore } from '#support/florist.ts';
import { pickUp, saturday } from './askPromise.ts';

describe('pickup', () => {
  test('costs nothing and needs no same-day flag, only the lead time', () => {
    const company = aCompany({ sameDayDelivery: false });
    expect(pickUp({ company })).toMatchObject({
      can: true,
      costCents: 0,
      zone: null,
      storeId: 'newtown',
      distanceMetres: null,
      cutoff: '2026-11-20T02:00:00.000Z',
    });
  });

  test('uses the delivery periods within the hours or the hours', () => {
    const hours = (startTime: string, stopTime: string) =>
      aCompany({ stores: [aStore({ workingTimes: [{ day: 6, startTime, stopTime }] })] });
    const formatPeriod = (startTime: string, stopTime: string) =>
      pickUp({ company: hours(startTime, stopTime), day: saturday }).periods.map(
        (period) => period.startTime,
      );
    expect(formatPeriod('09:00', '16:00')).toEqual(['09:00', '12:00']);
    expect(formatPeriod('10:00', '11:30')).toEqual(['10:00']);
  });

  test('fails without a pickup point of the florist', () => {
    const company = aCompany({ stores: [aStore({ pickupPoint: false })] });
    expect(pickUp({ company }).reason).toBe('no_pickup');
    expect(pickUp({ storeId: 'elsewhere' }).reason).toBe('unknown_store');
  });
});
