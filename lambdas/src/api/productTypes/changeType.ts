import { AppError } from '@bloomkin/shared/errors.ts';
import type { ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { readLatestCatalogue } from '#catalogue/currentCatalogue.ts';
import { findTypeUse } from '#catalogue/model/typeUse.ts';
import type { ProductTypeItem } from '#model/productTypes/productTypeEntity.ts';
import type { ApiRequest } from '#platform/http/request.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import type { Write } from '#platform/table/transact.ts';
import { getEditableType } from './editableType.ts';
import { requireUnusedParts } from './requireUnused.ts';
import { saveProductType } from './saveProductType.ts';
import { toProductType } from './toProductType.ts';

interface TypeChange {
  id: ProductTypeId;
  version?: number | undefined;
  /** Called with the newest type, again after each conflict. */
  change: (type: ProductTypeItem) => ProductTypeItem;
  keep?: (type: ProductType) => readonly Write[];
}

export function changeType(
  { caller, now }: Pick<ApiRequest<{ options: { access: 'vendor' } }>, 'caller' | 'now'>,
  { id, version, change, keep }: TypeChange,
): Promise<{ type: ProductType; headers: Record<string, string> }> {
  return retryOnConflict(async () => {
    const read = await getEditableType(caller, id);
    const catalogue = await readLatestCatalogue(now);
    if (version !== undefined && version !== read.revision)
      throw new AppError('CONFLICT.VERSION', { extra: { data: toProductType(read, catalogue) } });
    const next = { ...change(read), revision: read.revision + 1 };
    await requireUnusedParts(next.parameters, read.parameters, findTypeUse(catalogue, id));
    const type = toProductType(next, catalogue);
    const headers = await saveProductType(next, read, now, keep?.(type));
    return headers === conflict ? conflict : { type, headers };
  });
}
