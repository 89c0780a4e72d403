import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompany } from '../companies/companyTable.ts';
import { readBeside } from '../http/readBeside.ts';
import { findProduct } from './productTable.ts';
import { toProduct } from './toProduct.ts';

type GetProduct = typeof routes.getProduct;

/** A product with its florist, one after the other. */
async function loadProduct(id: ProductId) {
  const product = await findProduct(id);
  const florist = product && (await findCompany(product.companyId));
  return florist && { product, company: florist.company };
}

export const getProduct = readBeside<GetProduct, { loading: ReturnType<typeof loadProduct> }>(
  ({ params }) => ({ loading: loadProduct(params.id) }),
  async ({ loading, caller }) => {
    const loaded = await loading;
    if (!loaded) throw new AppError('NOT_FOUND');
    const { product, company } = loaded;
    const mayManage = canEditCompany(caller, product.companyId);
    if (!mayManage && !(product.active && company.active)) throw new AppError('NOT_FOUND');
    return { data: toProduct(product, company) };
  },
);
