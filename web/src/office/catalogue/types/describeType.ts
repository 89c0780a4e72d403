import type { ParameterKind, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { formatParameter, isColour } from '#features/market/filters/parameterNames.ts';

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
