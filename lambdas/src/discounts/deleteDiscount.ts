import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import type { Handler } from '../http/request.ts';
import { HttpResponse } from '../http/response.ts';
import { conflict, retryOnConflict } from '../table/retry.ts';
import { readDiscounts } from './discountEntity.ts';
import { getManagedDiscount } from './managedDiscount.ts';
import { deleteSavedDiscount } from './saveDiscount.ts';
import { loadContext } from './toDiscount.ts';

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
