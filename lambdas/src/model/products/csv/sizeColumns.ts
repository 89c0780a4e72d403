import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { maxSizes } from '@bloomkin/shared/rules/productSizes.ts';

export const sizeFields = ['', 'sku', 'price', 'active', 'description'] as const;
export const sizeNumbers: readonly number[] = Array.from({ length: maxSizes }, (_, index) => index + 1);

/** 'size 1' holds its name, 'size 1 sku' its SKU, 'size 1 width' its width. */
export const sizeColumn = (number: number, field: string): string => `size ${number} ${field}`.trim();

const pattern = new RegExp(`^size ([1-${maxSizes}])(?: (.+))?$`);

export function readSizeColumn(column: string): { number: number; field: string } | undefined {
  const [, number, field = ''] = pattern.exec(column) ?? [];
  return number === undefined ? undefined : { number: Number(number), field };
}

export const hasSizeColumns = (cells: ReadonlyMap<string, string>): boolean =>
  [...cells.keys()].some((column) => readSizeColumn(column));

export interface SizeContent {
  name: string;
  sku: string;
  priceCents: number;
  active: boolean;
  description?: string | undefined;
  parameters: readonly { column: string; cell: string }[];
}

export const toSizeCells = (
  { name, sku, priceCents, active, description = '', parameters }: SizeContent,
  number: number,
) => [
  [sizeColumn(number, ''), name] as const,
  [sizeColumn(number, 'sku'), sku] as const,
  [sizeColumn(number, 'price'), centsToDollars(priceCents).toFixed(2)] as const,
  [sizeColumn(number, 'active'), active ? 'yes' : 'no'] as const,
  [sizeColumn(number, 'description'), description] as const,
  ...parameters.map(({ column, cell }) => [sizeColumn(number, column), cell] as const),
];
