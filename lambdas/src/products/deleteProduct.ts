import type * as routes from '@bloomkin/shared/routes/products.ts';
import { Answer } from '../http/answer.ts';
import type { Handler } from '../http/request.ts';
import { getEditableProduct } from './editableProduct.ts';
import { saveProduct } from './saveProduct.ts';

export const deleteProduct: Handler<typeof routes.deleteProduct> = async ({ params, caller, now }) => {
  const { product } = await getEditableProduct(caller, params.id);
  const gone = {
    ...product,
    active: false,
    deleted: true,
    revision: product.revision + 1,
    updatedAt: now.toISOString(),
  };
  const headers = await saveProduct(gone, product, now);
  return new Answer({ message: `${product.name} is out of the catalogue` }, { headers });
};
