import type { ParameterKind } from '@bloomkin/shared/schemas/productType.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`;

export const countProducts = (number: number) => count(number, 'product', 'products');
export const countParameters = (number: number) => count(number, 'parameter', 'parameters');

export const kindLabels: Readonly<Record<ParameterKind, string>> = {
  list: 'List',
  value: 'One value',
  number: 'Number',
};

export const kindHints: Readonly<Record<ParameterKind, string>> = {
  list: 'Several can be chosen',
  value: 'One of these is chosen',
  number: 'A number is typed',
};
