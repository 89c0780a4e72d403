import { isDeepStrictEqual } from 'node:util';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { ProductForm } from '@bloomkin/shared/schemas/productForm.ts';
import type { ImportedRow } from '@bloomkin/shared/schemas/productImport.ts';
import { ulid } from 'ulid';
import type { CellError, RowCells } from '#model/products/csv/productColumns.ts';
import { hasSizeColumns } from '#model/products/csv/sizeColumns.ts';
import { findProductsBySku, listProductsOfCompany, type ProductItem } from '#model/products/productEntity.ts';
import { type ProductWrite, saveProducts } from '#model/products/saveProduct.ts';
import { inBatches } from '#platform/table/inBatches.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { findLikeSizes, findLikeSkus, indexSkus, type SkuIndex } from './lookalikes.ts';
import { type Names, planRow, type RowFields } from './planRow.ts';
import { type FileRow, listSkuCells } from './readRows.ts';

/** A new product takes three of a transaction's 100 writes. */
const rowsPerTransaction = 30;
/** Each of 8 sizes may take one SKU and free another, also where the cells are empty. */
const sizedRowsPerTransaction = 4;

interface Import {
  companyId: CompanyId;
  rows: readonly FileRow[];
  names: Names;
  isDryRun: boolean;
  now: Date;
}

interface Batch extends Import {
  /** In a preview. */
  skuIndex: SkuIndex | undefined;
}

interface Imported {
  rows: ImportedRow[];
  /** The log's version; undefined when nothing was written. */
  version: string | undefined;
}

export async function importRows({ rows, ...options }: Import): Promise<Imported> {
  const rest = {
    ...options,
    skuIndex: options.isDryRun ? indexSkus(await listProductsOfCompany(options.companyId)) : undefined,
  };
  const isSized = rows.some(({ cells }) => hasSizeColumns(cells));
  const size = isSized ? sizedRowsPerTransaction : rowsPerTransaction;
  const batches = await inBatches(rows, size, (batch) => importBatch({ ...rest, rows: batch }));
  return {
    rows: batches.flatMap((batch) => batch.rows),
    version: batches.map(({ version }) => version).reduce(latest, undefined),
  };
}

const latest = (a: string | undefined, b: string | undefined) => ((a ?? '') > (b ?? '') ? a : b);

/** Retries the batch when a product changed since the read. */
const importBatch = ({ companyId, rows, names, isDryRun, skuIndex, now }: Batch): Promise<Imported> =>
  retryOnConflict(async () => {
    const skus = rows.flatMap(({ errors, cells }) =>
      errors.length === 0 ? listSkuCells(cells).map(([, sku]) => sku) : [],
    );
    const owners = await findProductsBySku(companyId, [...new Set(skus.filter(isSku))]);
    const planned = rows.map((row) => planOne(row, owners, names, skuIndex));
    const writes = planned.flatMap(({ fields, read }) =>
      fields ? [toWrite(fields, read, companyId, now)] : [],
    );
    const answer = planned.map(({ answer }) => answer);
    if (isDryRun || writes.length === 0) return { rows: answer, version: undefined };
    const version = await saveProducts(writes, now);
    return version === conflict ? conflict : { rows: answer, version };
  });

const isSku = (sku: string) => ProductForm.shape.sku.safeParse(sku).success;

interface Planned {
  answer: ImportedRow;
  fields?: RowFields;
  read: ProductItem | undefined;
}

type Owners = ReadonlyMap<string, ProductItem>;

function planOne(
  { row, sku, cells, errors }: FileRow,
  owners: Owners,
  names: Names,
  skuIndex: SkuIndex | undefined,
): Planned {
  const owner = owners.get(sku);
  const read = owner?.sku === sku ? owner : undefined;
  const planned = planRow(cells, read, names);
  const about = { row, sku, name: cells.get('name') ?? read?.name ?? '' };
  const faults = [
    ...errors,
    ...findTaken(cells, owners, read),
    ...('errors' in planned ? planned.errors : []),
  ];
  const warnings = skuIndex && [
    ...findLikeSkus(cells, skuIndex, (each) => owners.has(each)),
    ...findLikeSizes(cells, read),
  ];
  if (faults.length > 0 || 'errors' in planned)
    return { answer: { ...about, result: 'error', errors: faults }, read };
  const { fields } = planned;
  if (read && isSame(fields, read)) return { answer: { ...about, result: 'unchanged', errors: [] }, read };
  return { answer: { ...about, result: read ? 'update' : 'create', errors: [], warnings }, fields, read };
}

const findTaken = (cells: RowCells, owners: Owners, read: ProductItem | undefined): CellError[] =>
  listSkuCells(cells).flatMap(([column, sku]) => {
    const owner = owners.get(sku);
    return owner && owner.id !== read?.id ? [{ column, message: `${owner.name} has this SKU` }] : [];
  });

const isSame = (fields: RowFields, read: ProductItem): boolean =>
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(value, Object(read)[name]));

function toWrite(
  fields: RowFields,
  read: ProductItem | undefined,
  companyId: CompanyId,
  now: Date,
): ProductWrite {
  const at = now.toISOString();
  if (read) return { product: { ...read, ...fields, revision: read.revision + 1, updatedAt: at }, read };
  const id = ProductId.parse(ulid(now.getTime()));
  const counts = { ratingSum: 0, reviewsCount: 0, soldCount: 0, revision: 1 };
  const fresh = { id, companyId, ...fields, deleted: false, photos: [], createdAt: at, updatedAt: at };
  return { product: { ...fresh, ...counts }, read: undefined };
}
