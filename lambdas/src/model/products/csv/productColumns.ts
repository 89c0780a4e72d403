import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { readSizeColumn, type SizeContent, toSizeCells } from './sizeColumns.ts';

export const fixedColumns = [
  'sku',
  'name',
  'price',
  'category',
  'type',
  'active',
  'extra',
  'description',
  'site',
] as const;
/** Names the florist of each row in an admin's file of several. */
export const floristColumn = 'florist';
export type FixedColumn = (typeof fixedColumns)[number];

export const isFixedColumn = (column: string): column is FixedColumn =>
  fixedColumns.some((each) => each === column);

export interface CellError {
  column: string;
  message: string;
}

export type RowCells = ReadonlyMap<string, string>;

interface ParameterCell {
  name: string;
  values: readonly string[];
}

export interface RowContent {
  sku: string;
  name: string;
  priceCents: number;
  category: string;
  type: string;
  active: boolean;
  extra: boolean;
  description: string;
  site: string;
  parameters: readonly ParameterCell[];
  sizes: readonly (Omit<SizeContent, 'parameters'> & { parameters: readonly ParameterCell[] })[];
}

/** Each run of white space is one space; around `>` none matters. */
export const normalise = (text: string): string =>
  text
    .replaceAll(/[\s\u0085]+/g, ' ')
    .replaceAll(/ ?> ?/g, ' > ')
    .trim()
    .toLowerCase();

/** Renames a parameter that is named like a fixed column. */
export const parameterColumn = (name: string): string =>
  isFixedColumn(normalise(name)) || readSizeColumn(normalise(name)) ? `${name} (parameter)` : name;

export const joinValues = (values: readonly string[]): string => values.join('; ');
export const splitValues = (cell: string): string[] =>
  cell
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

export function toCells(content: RowContent): Map<string, string> {
  const { parameters, sizes, priceCents, active, extra, ...texts } = content;
  return new Map([
    ...Object.entries(texts),
    ['price', centsToDollars(priceCents).toFixed(2)],
    ['active', active ? 'yes' : 'no'],
    ['extra', extra ? 'yes' : 'no'],
    ...parameters.map(toParameterCell).map(({ column, cell }) => [column, cell] as const),
    ...sizes.flatMap((size, index) =>
      toSizeCells({ ...size, parameters: size.parameters.map(toParameterCell) }, index + 1),
    ),
  ]);
}

const toParameterCell = ({ name, values }: ParameterCell) => ({
  column: normalise(parameterColumn(name)),
  cell: joinValues(values),
});

const yes = /^(yes|y|true|1|on|active|publish|published|visible|enabled|available|live)$/i;
const no =
  /^(no|n|false|0|-1|off|inactive|draft|pending|private|archived|unlisted|unpublished|hidden|disabled|unavailable)$/i;
export const yesNoFault = 'Write yes or no';

/** An empty cell means `current`; undefined for anything but yes or no. */
export function readYesNo(cell: string, current: boolean): boolean | undefined {
  if (cell === '') return current;
  if (yes.test(cell)) return true;
  return no.test(cell) ? false : undefined;
}
