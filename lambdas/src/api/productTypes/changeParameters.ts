import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/productTypes.ts';
import type { ProductType, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { changeType } from './changeType.ts';
import { addParameter, findParameter, newParameter, toParameter } from './parameters.ts';

export const addTypeParameter: Handler<typeof routes.addTypeParameter> = async (request) => {
  const { params, body, now, idempotency } = request;
  const added = newParameter(body, now);
  const { type, headers } = await changeType(request, {
    id: params.id,
    change: (read) => ({ ...read, parameters: addParameter(read.parameters, added) }),
    keep: (changed) => idempotency.keep({ data: pickParameter(changed, added.id) }),
  });
  return new HttpResponse({ data: pickParameter(type, added.id) }, { headers });
};

export const updateTypeParameter: Handler<typeof routes.updateTypeParameter> = async (request) => {
  const { params, body } = request;
  const { type, headers } = await changeType(request, {
    id: params.id,
    change: (read) => {
      const current = findParameter(read.parameters, params.parameterId);
      const next = toParameter(body, current.id);
      return { ...read, parameters: read.parameters.map((one) => (one === current ? next : one)) };
    },
  });
  return new HttpResponse({ data: pickParameter(type, params.parameterId) }, { headers });
};

export const deleteTypeParameter: Handler<typeof routes.deleteTypeParameter> = async (request) => {
  const { params } = request;
  const { headers } = await changeType(request, {
    id: params.id,
    change: (read) => {
      const deleted = findParameter(read.parameters, params.parameterId);
      return { ...read, parameters: read.parameters.filter((one) => one !== deleted) };
    },
  });
  return new HttpResponse({ message: 'The parameter is deleted' }, { headers });
};

function pickParameter({ parameters }: ProductType, id: string): TypeParameter {
  const parameter = parameters.find((other) => other.id === id);
  if (!parameter) throw new AppError('NOT_FOUND');
  return parameter;
}
