import type { CellError, RowCells } from '#model/products/csv/productColumns.ts';
import { readSizeColumn } from '#model/products/csv/sizeColumns.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import { listSkuCells } from './readRows.ts';

interface ExistingSku {
  sku: string;
  product: ProductItem;
}

export type SkuIndex = ReadonlyMap<string, readonly ExistingSku[]>;

/** By what a spreadsheet makes of them. */
export const indexSkus = (products: readonly ProductItem[]): SkuIndex =>
  Map.groupBy(
    products.flatMap((product) =>
      [product.sku, ...product.sizes.map((size) => size.sku)].flatMap((sku) =>
        listKeys(sku).map((key) => ({ key, sku, product })),
      ),
    ),
    ({ key }) => key,
  );

const why = 'A spreadsheet may have changed it: format the column as text to keep it';

/** SKUs that the shop has only in another spelling; `isTaken` is for those that it has. */
export const findLikeSkus = (
  cells: RowCells,
  index: SkuIndex,
  isTaken: (sku: string) => boolean,
): CellError[] =>
  listSkuCells(cells).flatMap(([column, sku]) => {
    const [found] = isTaken(sku) ? [] : listKeys(sku, true).flatMap((key) => index.get(key) ?? []);
    return found ? [{ column, message: `Looks like ${found.sku}, ${found.product.name}. ${why}` }] : [];
  });

/** Excel shows a date so: '3-May', 'Dec-12'. */
const shownDate = /^(?:\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/;

export const findLikeSizes = (cells: RowCells, existing: ProductItem | undefined): CellError[] =>
  [...cells].flatMap(([column, name]) => {
    const { sizes = [] } = existing ?? {};
    if (readSizeColumn(column)?.field !== '' || sizes.some((size) => size.name === name)) return [];
    const keys = [...numberKeys(name), ...dateKeys(name.toLowerCase(), true)];
    const found = sizes.find((size) => listKeys(size.name).some((key) => keys.includes(key)));
    if (found) return [{ column, message: `Looks like the size ${found.name}. ${why}` }];
    return shownDate.test(name) ? [{ column, message: `Looks like a date. ${why}` }] : [];
  });

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const gap = '[-/. ]?';
const numberFirst = new RegExp(`^(\\d{1,4})${gap}${monthName}(?:${gap}(\\d{2}|\\d{4}))?$`);
const monthFirst = new RegExp(`^${monthName}${gap}(\\d{1,4})(?:(?:, ?|[-/. ])(\\d{2}|\\d{4}))?$`);
const numbers = /^(\d{1,4})([-/])(\d{1,4})(?:\2(\d{1,4}))?$/;

/** Two texts that share a key may look the same after a spreadsheet has read one as a number, date or word. */
function listKeys(text: string, isFromSpreadsheet = false): string[] {
  const plain = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return [...new Set([`text ${plain}`, ...numberKeys(plain), ...dateKeys(plain, isFromSpreadsheet)])];
}

/** Without leading zeros and zeros at the end of decimals, exact to 15 digits. */
function numberKeys(plain: string): string[] {
  const [, whole, fraction = ''] = /^\+?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined) return [];
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const exact = digits.length > 15 ? digits.slice(0, 15).padEnd(digits.length, '0') : digits;
  return [`number ${exact}.${fraction.replace(/0+$/, '')}`];
}

function dateKeys(plain: string, isFromSpreadsheet: boolean): string[] {
  const [, day, name = '', year] = numberFirst.exec(plain) ?? [];
  if (day !== undefined) return toDateKeys(findMonth(name), day, year);
  const [, monthText = '', number, ofYear] = monthFirst.exec(plain) ?? [];
  if (number !== undefined) return toDateKeys(findMonth(monthText), number, ofYear);
  const [, a = '', , b = '', c] = numbers.exec(plain) ?? [];
  if (a.length === 4 && c !== undefined) return toDateKeys(Number(b), c, a);
  // A spreadsheet shows a date without its year by the month's name.
  if (isFromSpreadsheet) return c === undefined ? [] : toDateKeys(Number(b), a, c);
  // Day before month in Australia, after it in America; a month may also stand before its year.
  return [...toDateKeys(Number(b), a, c), ...toDateKeys(Number(a), b, c)];
}

const findMonth = (name: string): number => months.indexOf(name.slice(0, 3)) + 1;

const toDateKeys = (month: number, number: string, year: string | undefined): string[] =>
  month >= 1 && month <= 12
    ? [
        ['date', month, Number(number.slice(-2)), year?.slice(-2)]
          .filter((part) => part !== undefined)
          .join(' '),
      ]
    : [];
