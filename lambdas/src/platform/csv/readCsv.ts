import { invalidField } from '@bloomkin/shared/errors.ts';
import { unescapeFormula } from '@bloomkin/shared/rules/formulaCells.ts';
import { CsvError, parse } from 'csv-parse/sync';

const maxRows = 5000;
const maxColumns = 200;
const longestHeader = 20_000;

/** Excel reads this line and hides it. */
const separatorLine = /^\ufeff?sep=(.)\r?\n/i;

/** Empty lines are empty rows, so that row numbers match a spreadsheet's. */
export function readCsv(bytes: Uint8Array): string[][] {
  return readTable(bytes).rows;
}

interface Table {
  rows: string[][];
  delimiter: string;
}

export function readTable(bytes: Uint8Array): Table {
  const marked = decode(bytes);
  const text = marked.replace(separatorLine, '');
  const delimiter = separatorLine.exec(marked)?.[1] ?? findDelimiter(text);
  // Every workbook and picture contains one.
  if (text.includes('\0'))
    throw invalidField('file', 'This is not a CSV file: save it as CSV in your spreadsheet first');
  const rows = parseRows(text, delimiter).map((row) => row.map((cell) => unescapeFormula(cell.trim())));
  const header = rows.find((row) => row.some((cell) => cell !== ''));
  if (!header) throw invalidField('file', 'The first row must name the columns');
  if (header.length > maxColumns) throw invalidField('file', `At most ${maxColumns} columns`);
  if (rows.length - 1 > maxRows)
    throw invalidField('file', `At most ${maxRows.toLocaleString('en-AU')} rows at once: split the file`);
  return { rows, delimiter };
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      to: maxRows + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    throw invalidField('file', `This is not readable as CSV${line}: check the quotes`);
  }
}

/** Excel saves with its locale's separator. */
function findDelimiter(text: string): string {
  const [, header = ''] = /([^\r\n]*[^\r\n,;\t\ufeff][^\r\n]*)/.exec(text.slice(0, longestHeader)) ?? [];
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252, which Excel writes for "CSV". */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
