import { AppError } from '@bloomkin/shared/errors.ts';
import { logChanges } from '#catalogue/log/catalogueLogEntity.ts';
import { versionHeaders } from '#catalogue/log/catalogueVersion.ts';
import { removal } from '#catalogue/log/change.ts';
import { productTypeChange } from '#productTypes/productTypeEntity.ts';
import { conflict } from '../table/retry.ts';
import { transact, type Write } from '../table/transact.ts';
import { type ProductTypeItem, putProductType, removeProductType } from './productTypeEntity.ts';
import { recordTypeAct } from './typeActs.ts';

type Saved = Record<string, string> | typeof conflict;

/** `conflict` when changed since `read`. The headers carry the log's version for read-your-writes. */
export async function saveProductType(
  type: ProductTypeItem,
  read: ProductTypeItem | undefined,
  now: Date,
  idempotency: readonly Write[] = [],
): Promise<Saved> {
  const { version, writes: catalogue } = logChanges([productTypeChange(type)], now);
  const failed = await transact({
    type: putProductType(type, read),
    catalogue,
    idempotency,
    act: recordTypeAct(read ? 'type.edited' : 'type.created', read, type),
  });
  // A concurrent request with this key won: its response is stored.
  if (failed === 'idempotency') throw new AppError('CONFLICT.BUSY');
  return failed ? conflict : versionHeaders(version);
}

export async function deleteSavedType(read: ProductTypeItem, now: Date): Promise<Saved> {
  const { version, writes: catalogue } = logChanges(
    [removal('productType', read.id, read.revision + 1)],
    now,
  );
  const failed = await transact({
    type: removeProductType(read),
    catalogue,
    act: recordTypeAct('type.deleted', read, undefined),
  });
  return failed ? conflict : versionHeaders(version);
}
