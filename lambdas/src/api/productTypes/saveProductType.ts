import { AppError } from '@bloomkin/shared/errors.ts';
import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { type DescribedFields, describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { removal } from '#model/catalogueLog/change.ts';
import {
  type ProductTypeItem,
  productTypeChange,
  putProductType,
  removeProductType,
} from '#model/productTypes/productTypeEntity.ts';
import { conflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';

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

const fields: DescribedFields<ProductTypeItem> = {
  name: 'Name',
  companyId: ['Whose', (companyId) => (companyId === null ? 'the market’s' : 'a florist’s')],
  reviewed: 'Left as it is',
  parameters: [
    'Parameters',
    (parameters) => parameters.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; '),
  ],
};

type TypeAct = Extract<AuditAct, `type.${string}`>;

function recordTypeAct(
  act: TypeAct,
  current: ProductTypeItem | undefined,
  next: ProductTypeItem | undefined,
): Write[] {
  const type = next ?? current;
  if (!type) return [];
  const object = { id: type.id, name: type.name };
  return recordAct({ act, object, changes: describeChanges(current, next, fields) });
}
