import type { ParameterKind, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { formatParameter, isColour } from '#features/market/filters/parameterNames.ts';

const count = (number: number, one: string, many: string) =>
  `${formatCount(number)} ${number === 1 ? one : many}`;

export const countProducts = (number: number) => count(number, 'product', 'products');
export const countParameters = (number: number) => count(number, 'parameter', 'parameters');
export const countTypes = (number: number) => count(number, 'type', 'types');
export const countValues = (number: number) => count(number, 'value', 'values');
export const countFlorists = (number: number) => count(number, 'florist', 'florists');

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

type Described = Pick<TypeParameter, 'name' | 'type' | 'unit'>;

/** How the shop shows it. */
export function describeParameter({ name, type, unit }: Described): string {
  if (type !== 'number') return isColour(name) ? 'Swatches in the shop' : kindHints[type];
  const isInCentimetres = formatParameter(name, '1') !== '1';
  const shownUnit = isInCentimetres ? 'cm' : unit;
  return shownUnit ? `Shown in ${shownUnit}` : 'Shown without a unit';
}

/** 'Birthday, Anniversary, Romance', '8 to 90' */
export function describeValues({ type, values, range }: TypeParameter): string {
  if (type !== 'number') return values.join(', ');
  if (!range) return '';
  return range.min === range.max ? String(range.min) : `${range.min} to ${range.max}`;
}

export const countCarriers = ({ value_counts }: TypeParameter, value: string): number =>
  value_counts.find((one) => one.value === value)?.products_num ?? 0;
