import type * as routes from '@bloomkin/shared/routes/products.ts';
import { canLimitDay } from '@bloomkin/shared/rules/permissions.ts';
import { ulid } from 'ulid';
import { startDayLimit } from '#model/products/dayLimitEntity.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import { answerProduct, saveProduct } from '#model/products/saveProduct.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { getEditableProduct } from './editableProduct.ts';

/** A repeat finds it set. */
export const setDayLimit: Handler<typeof routes.setDayLimit> = ({ caller, params, body, now }) =>
  retryOnConflict(async () => {
    const { product, company } = await getEditableProduct(caller, params.id, canLimitDay);
    const { day, left } = body;
    if (hasLimit(product, day, left)) return answerProduct(product, company);
    const changed = {
      ...product,
      dayLimit: left === null ? null : { day, left, since: ulid(now.getTime()) },
      revision: product.revision + 1,
      updatedAt: now.toISOString(),
    };
    const headers = await saveProduct(changed, product, now, { dayLimit: startDayLimit(changed) });
    return headers === conflict ? conflict : answerProduct(changed, company, headers);
  });

/** No limit for that day may be one of another day. */
const hasLimit = ({ dayLimit }: ProductItem, day: string, left: number | null): boolean =>
  left === null ? dayLimit?.day !== day : dayLimit?.day === day && dayLimit.left === left;
