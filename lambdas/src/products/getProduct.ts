import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import { findCompany } from '../companies/companyTable.ts';
import type { Handler } from '../http/request.ts';
import { findProduct } from './productTable.ts';
import { toProduct } from './toProduct.ts';

export const getProduct: Handler<typeof routes.getProduct> = async ({ params, caller }) => {
  const product = await findProduct(params.id);
  const loaded = product && (await findCompany(product.companyId));
  if (!loaded) throw new AppError('NOT_FOUND');
  const mayManage = canEditCompany(caller, product.companyId);
  if (!mayManage && !(product.active && loaded.company.active)) throw new AppError('NOT_FOUND');
  return { data: toProduct(product, loaded.company) };
};
