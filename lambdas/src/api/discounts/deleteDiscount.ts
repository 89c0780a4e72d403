import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import { readDiscounts } from '#model/discounts/discountEntity.ts';
import { loadContext } from '#model/discounts/toDiscount.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { getManagedDiscount } from './managedDiscount.ts';
import { deleteSavedDiscount } from './saveDiscount.ts';

export const deleteDiscount: Handler<typeof routes.deleteDiscount> = ({ params, caller, now }) =>
  retryOnConflict(async () => {
    const discount = await getManagedDiscount(caller, params.id);
    const [{ relist }, { names }] = await Promise.all([
      readDiscounts(discount.ownerId),
      loadContext(discount.ownerId, [discount], now),
    ]);
    const headers = await deleteSavedDiscount(discount, { relist, names, now });
    if (headers === conflict) return conflict;
    return new HttpResponse({ message: `${discount.name} is deleted` }, { headers });
  });
