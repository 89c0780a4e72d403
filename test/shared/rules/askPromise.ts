import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { promiseDelivery, promisePickup } from '@bloomkin/shared/rules/promise.ts';
import { aCompany, newtown } from '#support/florist.ts';

/** Friday 20 November 2026, 11 am in Sydney. */
export const now = new Date('2026-11-20T00:00:00Z');

export const [friday, saturday, sunday, monday] = [
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
] as const;

export const morning = { startTime: '09:00', stopTime: '12:00' };
export const noon = { startTime: '12:00', stopTime: '15:00' };
export const afternoon = { startTime: '15:00', stopTime: '18:00' };

export const deliver = (about: Partial<Parameters<typeof promiseDelivery>[0]> = {}) =>
  promiseDelivery({
    company: aCompany(),
    place: newtown,
    day: friday,
    goodsTotalCents: 8900,
    usage: [],
    now,
    ...about,
  });

export const pickUp = (about: Partial<Parameters<typeof promisePickup>[0]> = {}) =>
  promisePickup({ company: aCompany(), storeId: 'newtown', day: friday, usage: [], now, ...about });

export const reasonText = (promise: ReturnType<typeof deliver>) =>
  promise.reason && describeReason(promise.reason, promise.details);
