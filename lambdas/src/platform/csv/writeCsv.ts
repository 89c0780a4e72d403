import { escapeFormula } from '@bloomkin/shared/rules/formulaCells.ts';
import { stringify } from 'csv-stringify/sync';

/** With a byte order mark: Excel otherwise reads Windows-1252. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    // Only text can be a formula: a negative number stays a number.
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : escapeFormula(cell)))),
    // A named delimiter would leave other line ends unquoted, which spreadsheets end a row at.
    { bom: true, record_delimiter: 'windows', quote_record_delimiter: true },
  );
