import { CompanyAreas } from '@bloomkin/lambdas/catalogue/delivery/companyAreas.ts';
import { deliveryDays, promiseDelivery } from '@bloomkin/shared/rules/promise.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDelivery } from '#support/anyDelivery.ts';
import { isFullRun } from '#support/run/budget.ts';

/** Later moments, over ends of stops, last orders and midnights. */
const steps = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 4 });
/** In a full run, over 100,000 questions. */
const numRuns = isFullRun ? 600 : 20;

it('lists the days and prices that checkout takes, with special days, last orders and stops', () => {
  fc.assert(
    fc.property(anyDelivery('a', 'b'), steps, (delivery, minutes) => {
      const { place, usage } = delivery;
      // A listing asks for one product, and reads its limit from the card.
      const goods = delivery.goods.slice(0, 1).map((one) => ({ ...one, addon: false, limit: null }));
      const [product] = goods;
      const company = { ...delivery.company, active: true };
      const florist = new CompanyAreas({ ...company, booked: usage }).reach(place);
      const reach = product ? florist?.of(product.productId) : florist;
      let at = delivery.now.getTime();
      for (const step of minutes) {
        at += step * 60_000;
        const now = new Date(at);
        const question = { company, place, usage, now, goods, goodsTotalCents: null };
        const listed = new Map(reach?.days(now).map((day) => [day.day, day]));
        // Between two midnights, stores in two time zones list different last days.
        for (const { day, available, costCents } of deliveryDays(question).slice(0, -1)) {
          expect(promiseDelivery({ ...question, day }).can).toBe(available);
          expect(reach?.canArrive(day, now) ?? false).toBe(available);
          if (available) expect(listed.get(day)).toMatchObject({ can: true, costCents });
          else expect(listed.get(day)?.can ?? false).toBe(false);
        }
      }
    }),
    { numRuns },
  );
});
