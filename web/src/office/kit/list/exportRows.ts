import { escapeFormula } from '@bloomkin/shared/rules/formulaCells.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { ApiError } from '#errors/apiError.ts';
import type { ItemOf, ListAnswer } from './defineList.ts';

const perPage = 100;
const maxRows = 5000;

/** Each cell is quoted, so that no line end in a text begins another row. */
const writeRow = (cells: readonly string[]): string =>
  cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',');

/** A CSV file of all pages of a list, for lists whose API writes none. */
export async function exportRows<P extends ListAnswer>(
  load: (paging: { page: number; per_page: number }) => Promise<P>,
  columns: readonly (readonly [heading: string, read: (item: ItemOf<P>) => string | number | null])[],
): Promise<Blob> {
  const rows = [writeRow(columns.map(([heading]) => heading))];
  for (let page = 1; ; page++) {
    const { data, total } = await load({ page, per_page: perPage });
    if (total > maxRows)
      throw new ApiError({
        ...{ status: 422, code: 'VALIDATION.FAILED' },
        message: `A file holds ${formatCount(maxRows)} rows at most: choose fewer by the filters`,
      });
    rows.push(...data.map((item) => writeRow(columns.map(([, read]) => `${read(item) ?? ''}`))));
    if (data.length < perPage) break;
  }
  // The byte order mark: Excel otherwise reads Windows-1252.
  return new Blob([`\ufeff${rows.join('\r\n')}\r\n`], { type: 'text/csv' });
}
