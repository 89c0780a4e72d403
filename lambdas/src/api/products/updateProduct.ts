import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { ProductItem, StoredParameter } from '#model/products/productEntity.ts';
import { findCategoryFields, getProductType, toStoredParameters } from '#model/products/productFields.ts';
import { rejectRepeatedSku, toStoredSizes, withSizes } from '#model/products/productSizes.ts';
import { answerProduct, saveProduct } from '#model/products/saveProduct.ts';
import { toProduct } from '#model/products/toProduct.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { withFirstMain } from './changePhotos.ts';
import { getEditableProduct, orderPhotos } from './editableProduct.ts';

type Changes = BodyOf<typeof routes.updateProduct>;

export const updateProduct: Handler<typeof routes.updateProduct> = (request) =>
  retryOnConflict(() => update(request));

async function update({ params, body, caller, now }: ApiRequest<typeof routes.updateProduct>) {
  const { product, company } = await getEditableProduct(caller, params.id);
  const next = await applyChanges(product, body);
  const isStale = body.version !== undefined && body.version !== product.revision;
  // Repeating a change that was made succeeds at any version.
  if (isStale && JSON.stringify(next) !== JSON.stringify(product))
    throw new AppError('CONFLICT.VERSION', { extra: { data: toProduct(product, company) } });
  const changed = {
    ...next,
    revision: product.revision + 1,
    updatedAt: now.toISOString(),
  };
  rejectRepeatedSku(changed);
  const headers = await saveProduct(changed, product, now);
  return headers === conflict ? conflict : answerProduct(changed, company, headers);
}

async function applyChanges(product: ProductItem, body: Changes): Promise<ProductItem> {
  const changed = {
    ...product,
    ...simpleFields(product, body),
    ...(body.category && (await findCategoryFields(body.category))),
    ...(await typedFields(product, body)),
    ...(body.photos && { photos: withFirstMain(orderPhotos(product.photos, body.photos)) }),
  };
  const { priceCents } = withSizes(changed, changed.sizes);
  if (!body.sizes && body.price !== undefined && body.price !== priceCents)
    throw invalidField('price', 'This product has sizes: change their prices');
  return { ...changed, priceCents };
}

function simpleFields(product: ProductItem, body: Changes) {
  return {
    name: body.name ?? product.name,
    priceCents: body.price ?? product.priceCents,
    sku: body.sku ?? product.sku,
    description: body.description ?? product.description,
    site: body.site ?? product.site,
    active: body.active ?? product.active,
    addon: body.addon ?? product.addon,
  };
}

async function typedFields(product: ProductItem, { type, parameter_values, sizes }: Changes) {
  if (!type && !parameter_values && !sizes) return {};
  const found = await getProductType(type ?? product.typeId, product.companyId);
  const keep = (parameters: readonly StoredParameter[]) =>
    parameters.filter(({ parameterId }) => found.parameters.some(({ id }) => id === parameterId));
  return {
    typeId: found.id,
    typeName: found.name,
    parameters: parameter_values ? toStoredParameters(found, parameter_values) : keep(product.parameters),
    sizes: sizes
      ? toStoredSizes(sizes, { type: found, current: product })
      : product.sizes.map((size) => ({ ...size, parameters: keep(size.parameters) })),
  };
}
