import { getMessage } from '@bloomkin/shared/messages.ts';
import type { ParameterKind, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';

export interface ParameterValues {
  name: string;
  type: ParameterKind;
  unit: string;
  /** One a line; for a new parameter. */
  values: string;
}

export const toParameterValues = (parameter: TypeParameter | undefined): ParameterValues => ({
  name: parameter?.name ?? '',
  type: parameter?.type ?? 'list',
  unit: parameter?.unit ?? '',
  values: parameter?.values.join('\n') ?? '',
});

/** Without an id, which the service gives it. */
export const newParameter: TypeParameter = {
  ...{ id: '', name: '', type: 'list', unit: '', values: [] },
  ...{ products_num: 0, value_counts: [], range: null },
};

export const toParameterBody = ({ id, name, type, unit, values }: TypeParameter) => ({
  ...(id && { id }),
  ...{ name, type, unit, values },
});

export const validateName = (name: string) =>
  name.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined;

/** Each once, whatever its case. */
export function readLines(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const isFirst = (line: string, at: number) =>
    lines.findIndex((other) => other.toLowerCase() === line.toLowerCase()) === at;
  return lines.filter(isFirst);
}

/** Undefined for a good new value. */
export function findValueFault(others: readonly string[], typed: string): string | undefined {
  const value = typed.trim();
  if (value === '') return 'Enter a value';
  const existing = others.find((other) => other.toLowerCase() === value.toLowerCase());
  return existing && `${existing} is there already`;
}
