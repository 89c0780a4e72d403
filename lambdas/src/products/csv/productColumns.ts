import { centsToDollars } from '@bloomkin/shared/rules/money.ts';

export const fixedColumns = [
  'sku',
  'name',
  'price',
  'category',
  'type',
  'active',
  'description',
  'site',
] as const;
export type FixedColumn = (typeof fixedColumns)[number];

export const isFixedColumn = (column: string): column is FixedColumn =>
  fixedColumns.some((each) => each === column);

export interface CellError {
  column: string;
  message: string;
}

/** Cells by normalised column; only columns of the file. */
export type RowCells = ReadonlyMap<string, string>;

interface ParameterCell {
  name: string;
  values: readonly string[];
}

/** A product as its row shows it. */
export interface RowContent {
  sku: string;
  name: string;
  priceCents: number;
  category: string;
  type: string;
  active: boolean;
  description: string;
  site: string;
  parameters: readonly ParameterCell[];
}

export const normalise = (text: string): string => text.trim().toLowerCase();

/** A parameter named like a column of its own gets another name. */
export const parameterColumn = (name: string): string =>
  isFixedColumn(normalise(name)) ? `${name} (parameter)` : name;

export const joinValues = (values: readonly string[]): string => values.join('; ');
export const splitValues = (cell: string): string[] =>
  cell
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** By normalised column. */
export function toCells(content: RowContent): Map<string, string> {
  const { parameters, priceCents, active, ...texts } = content;
  return new Map([
    ...Object.entries(texts),
    ['price', centsToDollars(priceCents).toFixed(2)],
    ['active', active ? 'yes' : 'no'],
    ...parameters.map(({ name, values }) => [normalise(parameterColumn(name)), joinValues(values)] as const),
  ]);
}
