import { invalidField } from '@bloomkin/shared/errors.ts';
import { readCsv } from '#csv/readCsv.ts';
import type { Names } from './planRow.ts';
import {
  type CellError,
  isFixedColumn,
  normalise,
  parameterColumn,
  type RowCells,
} from './productColumns.ts';
import { readSizeColumn, sizeFields } from './sizeColumns.ts';

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

/** Rows that are not empty. */
export function readRows(bytes: Uint8Array, { types }: Names): FileRows {
  const [header = [], ...records] = readCsv(bytes);
  const known = new Set(
    types.flatMap(({ parameters }) => parameters.map(({ name }) => normalise(parameterColumn(name)))),
  );
  const isSizeField = (field: string) => known.has(field) || sizeFields.some((each) => each === field);
  const isKnown = (column: string) => {
    const size = readSizeColumn(column);
    return size ? isSizeField(size.field) : isFixedColumn(column) || known.has(column);
  };
  const columns = header.map(normalise);
  checkHeader(columns.filter(isKnown));
  const skus = new Map<string, number>();
  const rows = records.flatMap((record, index) => {
    if (record.every((cell) => cell === '')) return [];
    const row = index + 2;
    const cells = new Map(
      columns.flatMap((column, at) => (isKnown(column) ? [[column, record[at] ?? ''] as const] : [])),
    );
    const sku = cells.get('sku') ?? '';
    const errors = [...findRepeated(skus, cells), ...findSurplus(record, columns.length)];
    for (const [, each] of listSkuCells(cells)) if (!skus.has(each)) skus.set(each, row);
    return [{ row, sku, cells, errors }];
  });
  return { rows, ignoredColumns: header.filter((name) => name !== '' && !isKnown(normalise(name))) };
}

function checkHeader(columns: readonly string[]): void {
  if (!columns.includes('sku')) throw invalidField('file', 'The file needs a column named sku');
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
