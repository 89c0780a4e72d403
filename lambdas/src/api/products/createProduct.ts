import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import { priceRange } from '@bloomkin/shared/rules/productSizes.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import { findCategoryFields, getProductType, toStoredParameters } from '#model/products/productFields.ts';
import { rejectRepeatedSku, toStoredSizes } from '#model/products/productSizes.ts';
import { requireProductsCompany } from '#model/products/requireProductsCompany.ts';
import { answerProduct, saveProduct } from '#model/products/saveProduct.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict } from '#platform/table/retry.ts';
import type { Write } from '#platform/table/transact.ts';
import { removePhotos, storePhotos } from './changePhotos.ts';

export const createProduct: Handler<typeof routes.createProduct> = async ({
  body,
  files,
  caller,
  now,
  idempotency,
}) => {
  const companyId = requireProductsCompany(caller, body.company_id);
  const [company, category, type] = await Promise.all([
    findCompanyItem(companyId),
    findCategoryFields(body.category),
    getProductType(body.type, companyId),
  ]);
  if (!company) throw new AppError('NOT_FOUND');
  const id = ProductId.parse(ulid(now.getTime()));
  const sizes = toStoredSizes(body.sizes, { type, current: { id, photos: [], sizes: [] } });
  rejectRepeatedSku({ sku: body.sku, sizes });
  const parameters = toStoredParameters(type, body.parameter_values);
  const product: ProductItem = {
    id,
    companyId,
    name: body.name,
    priceCents: priceRange({ priceCents: body.price, sizes }).fromCents,
    sku: body.sku,
    description: body.description,
    ...category,
    typeId: type.id,
    typeName: type.name,
    site: body.site,
    active: body.active,
    deleted: false,
    photos: await storePhotos(files, body.main, now),
    parameters,
    sizes,
    addon: body.addon,
    ratingSum: 0,
    reviewsCount: 0,
    soldCount: 0,
    revision: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  const idempotencyWrite = idempotency.keep(answerProduct(product, company));
  return answerProduct(product, company, await saveNew(product, now, idempotencyWrite));
};

async function saveNew(product: ProductItem, now: Date, idempotency: readonly Write[]) {
  try {
    const headers = await saveProduct(product, undefined, now, { idempotency });
    if (headers === conflict) throw new AppError('CONFLICT.BUSY');
    return headers;
  } catch (error) {
    // An AppError means nothing was written; after other errors the product may exist and needs its photos.
    if (error instanceof AppError) await removePhotos(product.photos);
    throw error;
  }
}
