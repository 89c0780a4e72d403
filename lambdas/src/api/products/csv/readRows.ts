import { invalidField } from '@bloomkin/shared/errors.ts';
import { truncate } from '@bloomkin/shared/rules/truncate.ts';
import {
  type CellError,
  floristColumn,
  isFixedColumn,
  normalise,
  parameterColumn,
  type RowCells,
} from '#model/products/csv/productColumns.ts';
import { readSizeColumn, sizeFields } from '#model/products/csv/sizeColumns.ts';
import { readTable } from '#platform/csv/readCsv.ts';
import type { Names } from './planRow.ts';

export interface FileRow {
  /** Counted as in a spreadsheet: the header is row 1. */
  row: number;
  sku: string;
  cells: RowCells;
  errors: readonly CellError[];
}

export interface FileRows {
  rows: readonly FileRow[];
  ignoredColumns: readonly string[];
}

/** Rows that are not empty; a file that names another florist than `brand` is refused. */
export function readRows(bytes: Uint8Array, { types }: Names, brand?: string): FileRows {
  const { rows: table, delimiter } = readTable(bytes);
  const headerAt = table.findIndex((row) => row.some((cell) => cell !== ''));
  const [header = [], ...records] = table.slice(headerAt);
  const known = new Set(
    types.flatMap(({ parameters }) => parameters.map(({ name }) => normalise(parameterColumn(name)))),
  );
  const isSizeField = (field: string) => known.has(field) || sizeFields.some((each) => each === field);
  const isKnown = (column: string) => {
    const size = readSizeColumn(column);
    return size ? isSizeField(size.field) : isFixedColumn(column) || known.has(column);
  };
  const columns = header.map(normalise);
  if (!columns.includes('sku')) refuseHeader(table);
  checkHeader(columns.filter(isKnown));
  if (brand !== undefined && !known.has(floristColumn))
    refuseOtherFlorist(records, columns.indexOf(floristColumn), { brand, firstRow: headerAt + 2 });
  const skus = new Map<string, number>();
  const rows = records.flatMap((record, index) => {
    if (record.every((cell) => cell === '')) return [];
    const row = headerAt + index + 2;
    const cells = new Map(
      columns.flatMap((column, at) =>
        isKnown(column) ? [[column, readCell(column, record[at] ?? '', delimiter)] as const] : [],
      ),
    );
    const sku = cells.get('sku') ?? '';
    const errors = [
      ...findRepeated(skus, cells),
      ...findShortened(cells),
      ...findSurplus(record, columns.length),
    ];
    for (const [, each] of listSkuCells(cells)) if (!skus.has(each)) skus.set(each, row);
    return [{ row, sku, cells, errors }];
  });
  return { rows, ignoredColumns: header.filter((name) => name !== '' && !isKnown(normalise(name))) };
}

/** An admin's file of several florists would copy all their products to this one. */
function refuseOtherFlorist(
  records: readonly (readonly string[])[],
  column: number,
  { brand, firstRow }: { brand: string; firstRow: number },
): void {
  const names = records.map((record) => record[column] ?? '');
  const at = names.findIndex((name) => name !== '' && normalise(name) !== normalise(brand));
  if (at === -1) return;
  const other = truncate(names[at] ?? '', 60);
  throw invalidField(
    'file',
    `The column ${floristColumn} names ${other} in row ${firstRow + at}, not ${brand}: import a file of this florist’s products alone`,
  );
}

function refuseHeader(table: readonly (readonly string[])[]): never {
  const at = table.slice(0, 20).findIndex((row) => row.some((cell) => normalise(cell) === 'sku'));
  const hint = at > 0 ? `: row ${at + 1} looks like the header, so delete the rows above it` : '';
  throw invalidField('file', `The file needs a column named sku${hint}`);
}

const isPrice = (column: string) => column === 'price' || readSizeColumn(column)?.field === 'price';

const readCell = (column: string, cell: string, delimiter: string): string =>
  isPrice(column) ? plainAmount(cell, delimiter === ';') : cell;

/** Four decimals, the currency's code and, beside semicolons, decimal commas are how other shops and spreadsheets write money. */
function plainAmount(cell: string, hasDecimalCommas: boolean): string {
  const amount = cell.replace(/^(?:AUD\s*\$?|AU?\$)\s*|\s*AUD$/gi, '');
  if (!hasDecimalCommas) return amount.replace(/(\.\d\d)0+$/, '$1');
  const isContinental = /^\$?\d+(?:\.\d{3})*,(?:\d\d?|\d\d00)$/.test(amount);
  return isContinental
    ? amount.replaceAll('.', '').replace(/,(\d\d?)0*$/, '.$1')
    : amount.replace(/(\.\d\d)00$/, '$1');
}

const shortened = /^\d+(?:[.,]\d+)?E\+\d+$/i;
const findShortened = (cells: RowCells): CellError[] =>
  listSkuCells(cells)
    .filter(([, sku]) => shortened.test(sku))
    .map(([column]) => ({
      column,
      message: 'A spreadsheet shortened this number: format the column as text',
    }));

function checkHeader(columns: readonly string[]): void {
  const repeated = columns.find((column, at) => columns.indexOf(column) !== at);
  if (repeated) throw invalidField('file', `The column ${repeated} is there twice`);
}

export const listSkuCells = (cells: RowCells): (readonly [string, string])[] =>
  [...cells].filter(
    ([column, cell]) => cell !== '' && (column === 'sku' || readSizeColumn(column)?.field === 'sku'),
  );

const findRepeated = (skus: ReadonlyMap<string, number>, cells: RowCells): CellError[] =>
  listSkuCells(cells).flatMap(([column, sku]) => {
    const row = skus.get(sku);
    return row === undefined ? [] : [{ column, message: `Row ${row} has this SKU too` }];
  });

/** Usually an unquoted comma. */
function findSurplus(record: readonly string[], columns: number): CellError[] {
  if (record.slice(columns).every((cell) => cell === '')) return [];
  return [
    { column: `column ${columns + 1}`, message: 'More cells than columns: put texts with commas in quotes' },
  ];
}
