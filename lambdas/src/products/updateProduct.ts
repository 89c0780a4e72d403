import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { ApiRequest, Handler } from '../http/request.ts';
import { conflict, retryOnConflict } from '../table/retry.ts';
import { withFirstMain } from './changePhotos.ts';
import { getEditableProduct } from './editableProduct.ts';
import { orderPhotos } from './findPhoto.ts';
import type { ProductItem } from './productEntity.ts';
import { findCategoryFields, getProductType, toStoredParameters } from './productFields.ts';
import { answerProduct, saveProduct } from './saveProduct.ts';

type Changes = BodyOf<typeof routes.updateProduct>;

export const updateProduct: Handler<typeof routes.updateProduct> = (request) =>
  retryOnConflict(() => update(request));

async function update({ params, body, caller, now }: ApiRequest<typeof routes.updateProduct>) {
  const { product, company } = await getEditableProduct(caller, params.id);
  const changed = {
    ...product,
    ...simpleFields(product, body),
    ...(body.category && (await findCategoryFields(body.category))),
    ...(await typeAndParameters(product, body)),
    ...(body.photos && { photos: withFirstMain(orderPhotos(product.photos, body.photos)) }),
    revision: product.revision + 1,
    updatedAt: now.toISOString(),
  };
  const headers = await saveProduct(changed, product, now);
  return headers === conflict ? conflict : answerProduct(changed, company, headers);
}

function simpleFields(product: ProductItem, body: Changes) {
  return {
    name: body.name ?? product.name,
    priceCents: body.price ?? product.priceCents,
    sku: body.sku ?? product.sku,
    description: body.description ?? product.description,
    site: body.site ?? product.site,
    active: body.active ?? product.active,
  };
}

async function typeAndParameters(product: ProductItem, { type, parameter_values }: Changes) {
  if (!type && !parameter_values) return {};
  const found = await getProductType(type ?? product.typeId, product.companyId);
  const kept = product.parameters.filter(({ parameterId }) =>
    found.parameters.some(({ id }) => id === parameterId),
  );
  const parameters = parameter_values ? toStoredParameters(found, parameter_values) : kept;
  return { typeId: found.id, typeName: found.name, parameters };
}
