import type * as routes from '@bloomkin/shared/routes/products.ts';
import { saveProduct } from '#model/products/saveProduct.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { getEditableProduct } from './editableProduct.ts';

export const deleteProduct: Handler<typeof routes.deleteProduct> = (request) =>
  retryOnConflict(() => remove(request));

async function remove({ params, caller, now }: ApiRequest<typeof routes.deleteProduct>) {
  const { product } = await getEditableProduct(caller, params.id);
  const deleted = {
    ...product,
    active: false,
    deleted: true,
    revision: product.revision + 1,
    updatedAt: now.toISOString(),
  };
  const headers = await saveProduct(deleted, product, now);
  if (headers === conflict) return conflict;
  return new HttpResponse(
    { message: `${product.name} is deleted. Orders already placed keep their copy.` },
    { headers },
  );
}
