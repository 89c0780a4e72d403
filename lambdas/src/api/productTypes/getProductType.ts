import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/productTypes.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { toProductType } from './toProductType.ts';

export const getProductType: Handler<typeof routes.getProductType> = async (request) => ({
  data: await readProductType(request, request.params.id),
});

export const listTypeParameters: Handler<typeof routes.listTypeParameters> = async (request) => ({
  data: (await readProductType(request, request.params.id)).parameters,
});

export const getTypeParameter: Handler<typeof routes.getTypeParameter> = async (request) => {
  const { id, parameterId } = request.params;
  const { parameters } = await readProductType(request, id);
  const parameter = parameters.find((other) => other.id === parameterId);
  if (!parameter) throw new AppError('NOT_FOUND');
  return { data: parameter };
};

async function readProductType(
  request: Pick<ApiRequest<unknown>, 'now' | 'header'>,
  id: ProductTypeId,
): Promise<ProductType> {
  const catalogue = await currentCatalogue(request);
  const type = catalogue.findProductType(id);
  if (!type) throw new AppError('NOT_FOUND');
  return toProductType(type, catalogue);
}

export const listProductTypes: Handler<typeof routes.listProductTypes> = async (request) => {
  const { query, caller } = request;
  const catalogue = await currentCatalogue(request);
  const hasAll = isAdmin(caller) && query.company_id === undefined;
  const types = catalogue
    .productTypes()
    .filter(({ companyId }) => hasAll || companyId === null || companyId === query.company_id);
  return { data: types.map((type) => toProductType(type, catalogue)) };
};
