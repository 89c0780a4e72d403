import type * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { Handler } from '#platform/http/request.ts';

export const arrivalDays: Handler<typeof routes.arrivalDays> = async (request) => {
  const catalogue = await currentCatalogue(request);
  const days = catalogue.arrivalDays(request.query, request.now);
  return {
    data: days.map(({ day, can, reason, reasonCode, costCents, cutoff, timeZone, florists, periods }) => ({
      day,
      available: can,
      reason,
      reason_code: reasonCode,
      price: costCents === null ? null : centsToDollars(costCents),
      cutoff,
      timezone: timeZone,
      florists,
      periods: [...periods],
    })),
  };
};
