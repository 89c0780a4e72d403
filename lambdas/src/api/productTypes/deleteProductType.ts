import type * as routes from '@bloomkin/shared/routes/productTypes.ts';
import { readLatestCatalogue } from '#catalogue/currentCatalogue.ts';
import { findTypeUse } from '#catalogue/model/typeUse.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { getEditableType } from './editableType.ts';
import { requireUnused } from './requireUnused.ts';
import { deleteSavedType } from './saveProductType.ts';

export const deleteProductType: Handler<typeof routes.deleteProductType> = ({ params, caller, now }) =>
  retryOnConflict(async () => {
    const type = await getEditableType(caller, params.id);
    const { products } = findTypeUse(await readLatestCatalogue(now), type.id);
    await requireUnused(type.name, products);
    const headers = await deleteSavedType(type, now);
    if (headers === conflict) return conflict;
    return new HttpResponse({ message: `${type.name} is deleted` }, { headers });
  });
