import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import { type DiscountItem, readDiscounts } from '#model/discounts/discountEntity.ts';
import { findPastTerms, keepPast } from '#model/discounts/discountPastEntity.ts';
import { checkBeside, checkLimit, checkTerms, toTerms } from '#model/discounts/discountTerms.ts';
import { countUses, findUses } from '#model/discounts/discountUseEntity.ts';
import { loadContext } from '#model/discounts/toDiscount.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { readDiscount } from './getDiscount.ts';
import { getManagedDiscount } from './managedDiscount.ts';
import { saveDiscount } from './saveDiscount.ts';

export const updateDiscount: Handler<typeof routes.updateDiscount> = ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const read = await getManagedDiscount(caller, params.id);
    const { ownerId } = read;
    if (body.version !== undefined && body.version !== read.revision)
      throw new AppError('CONFLICT.VERSION', { extra: { data: await readDiscount(read, now) } });
    const terms = toTerms(ownerId, body);
    const [{ discounts, relist }, uses, past] = await Promise.all([
      readDiscounts(ownerId),
      findUses([read]),
      findPastTerms(read.id),
      checkTerms(ownerId, terms, now),
    ]);
    const used = countUses(uses);
    checkBeside(
      terms,
      discounts.filter(({ id }) => id !== read.id),
    );
    checkLimit(terms, used);
    const next: DiscountItem = {
      ...read,
      ...terms,
      usedUp: terms.limitTotal !== null && used >= terms.limitTotal,
      revision: read.revision + 1,
      updatedAt: now.toISOString(),
    };
    const { names } = await loadContext(ownerId, [read, next], now);
    const headers = await saveDiscount(next, {
      ...{ read, uses, relist, names, now },
      past: keepPast(read, past),
    });
    if (headers === conflict) return conflict;
    return new HttpResponse({ data: await readDiscount(next, now) }, { headers });
  });
