import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/productTypes.ts';
import { canEditProducts, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { type CompanyId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import { maxOwnTypes } from '@bloomkin/shared/schemas/productType.ts';
import { ulid } from 'ulid';
import { readLatestCatalogue } from '#catalogue/currentCatalogue.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict } from '#platform/table/retry.ts';
import { toParameters } from './parameters.ts';
import { saveProductType } from './saveProductType.ts';
import { toProductType } from './toProductType.ts';

export const createProductType: Handler<typeof routes.createProductType> = async ({
  body,
  caller,
  now,
  idempotency,
}) => {
  const companyId = await findOwner(caller, body.company_id);
  const catalogue = await readLatestCatalogue(now);
  const existing = catalogue.productTypes().filter((type) => type.companyId === companyId);
  if (companyId !== null && existing.length >= maxOwnTypes) throw new AppError('PRODUCT_TYPE.TOO_MANY');
  const type = {
    id: ProductTypeId.parse(ulid(now.getTime())),
    companyId,
    name: body.name,
    parameters: toParameters(body.parameters, [], now),
    revision: 1,
  };
  const data = toProductType(type, catalogue);
  const headers = await saveProductType(type, undefined, now, idempotency.keep({ data }));
  if (headers === conflict) throw new AppError('CONFLICT.BUSY');
  return new HttpResponse({ data }, { headers });
};

async function findOwner(caller: Caller, named: CompanyId | undefined): Promise<CompanyId | null> {
  const companyId = named ?? caller.companyId;
  if (isAdmin(caller) && !named) return null;
  if (!companyId || !canEditProducts(caller, companyId)) throw new AppError('ACCESS.FORBIDDEN');
  if (!(await findCompanyItem(companyId))) throw new AppError('NOT_FOUND');
  return companyId;
}
