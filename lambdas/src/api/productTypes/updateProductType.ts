import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/productTypes.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { changeType } from './changeType.ts';
import { toParameters } from './parameters.ts';

export const updateProductType: Handler<typeof routes.updateProductType> = async (request) => {
  const { params, body, caller, now } = request;
  const isPromoted = body.company_id !== undefined;
  if ((isPromoted || body.reviewed !== undefined) && !isAdmin(caller)) throw new AppError('ACCESS.FORBIDDEN');
  const { type, headers } = await changeType(request, {
    id: params.id,
    version: body.version,
    change: (read) => ({
      ...read,
      name: body.name ?? read.name,
      reviewed: body.reviewed ?? read.reviewed,
      companyId: isPromoted ? null : read.companyId,
      parameters: body.parameters ? toParameters(body.parameters, read.parameters, now) : read.parameters,
    }),
  });
  return new HttpResponse({ data: type }, { headers });
};
