import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import { DiscountId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { type DiscountItem, readDiscounts } from '#model/discounts/discountEntity.ts';
import { checkBeside, checkTerms, toTerms } from '#model/discounts/discountTerms.ts';
import { loadContext, toDiscount } from '#model/discounts/toDiscount.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { findOwnerId } from './managedDiscount.ts';
import { saveDiscount } from './saveDiscount.ts';

export const createDiscount: Handler<typeof routes.createDiscount> = async ({
  body,
  caller,
  now,
  idempotency,
}) => {
  const ownerId = findOwnerId(caller);
  const terms = toTerms(ownerId, body);
  await checkTerms(ownerId, terms, now);
  const at = now.toISOString();
  const discount: DiscountItem = {
    ...terms,
    ...{ id: DiscountId.parse(ulid(now.getTime())), ownerId, usedUp: false },
    ...{ revision: 1, createdAt: at, updatedAt: at },
  };
  const context = await loadContext(ownerId, [discount], now);
  const data = toDiscount(discount, [], context);
  return retryOnConflict(async () => {
    const { discounts, relist } = await readDiscounts(ownerId);
    checkBeside(terms, discounts);
    const headers = await saveDiscount(discount, {
      ...{ read: undefined, uses: [], relist, names: context.names, now },
      idempotency: idempotency.keep({ data }),
    });
    return headers === conflict ? conflict : new HttpResponse({ data }, { headers });
  });
};
