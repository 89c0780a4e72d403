import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { type ListedParameter, maxParameters } from '@bloomkin/shared/schemas/productType.ts';
import { ulid } from 'ulid';
import type { TypeParameter } from '#model/productTypes/productTypeEntity.ts';

type ParameterInput = Omit<ListedParameter, 'id'>;

export function toParameter({ name, type, unit, values }: ParameterInput, id: string): TypeParameter {
  return {
    id,
    name,
    type,
    unit: type === 'number' ? unit : '',
    values: type === 'number' ? [] : values,
  };
}

export const newParameter = (input: ParameterInput, now: Date): TypeParameter =>
  toParameter(input, ulid(now.getTime()));

/** Keeps the ids of named parameters; others are new. */
export function toParameters(
  listed: readonly ListedParameter[],
  current: readonly TypeParameter[],
  now: Date,
): readonly TypeParameter[] {
  const ids = listed.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length || !ids.every((id) => current.some((one) => one.id === id)))
    throw invalidField('parameters', 'A parameter is not one of this type');
  return listed.map((input) => (input.id ? toParameter(input, input.id) : newParameter(input, now)));
}

export function findParameter(parameters: readonly TypeParameter[], id: string): TypeParameter {
  const parameter = parameters.find((other) => other.id === id);
  if (!parameter) throw new AppError('NOT_FOUND');
  return parameter;
}

export function addParameter(
  parameters: readonly TypeParameter[],
  added: TypeParameter,
): readonly TypeParameter[] {
  if (parameters.length >= maxParameters) throw new AppError('PRODUCT_TYPE.PARAMETERS_FULL');
  return [...parameters, added];
}
