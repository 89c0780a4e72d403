import { AppError, errorCatalogue, invalidField } from '@bloomkin/shared/errors.ts';
import { formatExact } from '@bloomkin/shared/rules/money.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type DescribedFields, describeChanges, hideValue } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { useCategory } from '#model/categories/categoryEntity.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import { productChange } from './productChange.ts';
import {
  findProductsBySku,
  insertProduct,
  listSkus,
  type ProductItem,
  replaceProduct,
  type StoredSize,
} from './productEntity.ts';
import { toProduct } from './toProduct.ts';

interface SaveOptions {
  idempotency?: readonly Write[];
  oldPhotos?: readonly Write[];
  dayLimit?: readonly Write[];
}

/** `conflict` when changed since `read`. The headers carry the log's version for read-your-writes. */
export async function saveProduct(
  product: ProductItem,
  read: ProductItem | undefined,
  now: Date,
  { idempotency = [], oldPhotos = [], dayLimit = [] }: SaveOptions = {},
): Promise<Record<string, string> | typeof conflict> {
  const { version, writes: catalogue } = logChanges([productChange(product)], now);
  const failed = await transact({
    ...(read ? replaceProduct(product, read) : insertProduct(product)),
    category: useCategories([{ product, read }]),
    catalogue,
    oldPhotos,
    dayLimit,
    idempotency,
    act: recordProductAct(product, read),
  });
  if (failed === 'category') throw invalidField('category', 'Select a category');
  if (failed === 'sku') throw await skuTaken(product);
  // A concurrent request with this key won: its response is stored.
  if (failed === 'idempotency') throw new AppError('CONFLICT.BUSY');
  return failed ? conflict : versionHeaders(version);
}

/** Names the field: the product's SKU or a size's. */
async function skuTaken(product: ProductItem): Promise<AppError> {
  const skus = listSkus(product);
  const owners = await findProductsBySku(product.companyId, skus);
  const index = skus.findIndex((sku) => (owners.get(sku)?.id ?? product.id) !== product.id);
  const path = index > 0 ? `sizes.${index - 1}.sku` : 'sku';
  const [, message] = errorCatalogue['PRODUCT.SKU_TAKEN'];
  return new AppError('PRODUCT.SKU_TAKEN', { errors: [{ path, message }] });
}

function useCategories(writes: readonly ProductWrite[]): Write[] {
  const ids = writes.flatMap(({ product: { categoryId, deleted }, read }) =>
    categoryId === read?.categoryId || deleted ? [] : [categoryId],
  );
  return [...new Set(ids)].map(useCategory);
}

export interface ProductWrite {
  product: ProductItem;
  read: ProductItem | undefined;
}

/** At most 30 in one transaction. Returns the log's version; `conflict` when one changed or its SKU was taken. */
export async function saveProducts(
  writes: readonly ProductWrite[],
  now: Date,
): Promise<string | typeof conflict> {
  const changes = writes.map(({ product }) => productChange(product));
  const { version, writes: catalogue } = logChanges(changes, now);
  const products = writes.flatMap(({ product, read }) =>
    Object.values<Write | Write[]>(read ? replaceProduct(product, read) : insertProduct(product)).flat(),
  );
  const failed = await transact({ categories: useCategories(writes), products, catalogue });
  if (failed === 'categories') throw new AppError('CONFLICT.BUSY');
  return failed ? conflict : version;
}

export function answerProduct(
  product: ProductItem,
  company: CompanyItem,
  headers: Record<string, string> = {},
): HttpResponse<{ data: Product }> {
  return new HttpResponse({ data: toProduct(product, company) }, { headers });
}

const describeSize = ({ name, priceCents, active }: StoredSize) =>
  `${name} ${formatExact(priceCents)}${active ? '' : ' (off)'}`;

const fields: DescribedFields<ProductItem> = {
  name: 'Name',
  priceCents: ['Price', formatExact],
  sku: 'SKU',
  description: ['Description', hideValue('a text')],
  categoryName: 'Category',
  typeName: 'Type',
  site: 'Site',
  parameters: ['Parameters', hideValue('chosen')],
  photos: ['Photos', (photos) => String(photos.length)],
  sizes: ['Sizes', (sizes) => sizes.map(describeSize).join(', ')],
  addon: 'Extra',
  dayLimit: ['Left for a day', (limit) => (limit ? `${limit.day}: ${limit.left}` : '')],
  active: 'Active',
};

function recordProductAct(next: ProductItem, current: ProductItem | undefined): Write[] {
  const did = next.deleted ? 'deleted' : current ? 'edited' : 'created';
  const changes = describeChanges(current, next.deleted ? undefined : next, fields);
  return recordAct({ act: `product.${did}`, object: { id: next.id, name: next.name }, changes });
}
