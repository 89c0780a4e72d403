import { getMessage } from '@bloomkin/shared/messages.ts';
import type { ParameterKind, ProductType } from '@bloomkin/shared/schemas/productType.ts';

export interface ParameterValues {
  /** Empty if new. */
  id: string;
  name: string;
  type: ParameterKind;
  unit: string;
  values: string[];
}

export interface TypeValues {
  name: string;
  parameters: ParameterValues[];
}

export const newParameter: ParameterValues = { id: '', name: '', type: 'list', unit: '', values: [] };

export const newType: TypeValues = { name: '', parameters: [] };

export const toTypeValues = ({ name, parameters }: ProductType): TypeValues => ({
  name,
  parameters: parameters.map(({ id, name, type, unit, values }) => ({
    id,
    name,
    type,
    unit,
    values: [...values],
  })),
});

export const toTypeBody = ({ name, parameters }: TypeValues) => ({
  name,
  parameters: parameters.map(({ id, ...parameter }) => ({ ...parameter, ...(id && { id }) })),
});

export const validateName = (name: string) =>
  name.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined;

export const validateValues = (values: readonly string[], kind: ParameterKind) =>
  kind !== 'number' && values.length === 0 ? 'Add a value to choose from' : undefined;

/** Undefined when it is there, whatever its case. */
export function addValue(values: readonly string[], typed: string): string[] | undefined {
  const value = typed.trim();
  const isThere = values.some((other) => other.toLowerCase() === value.toLowerCase());
  return value === '' || isThere ? undefined : [...values, value];
}
