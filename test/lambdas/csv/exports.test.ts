import { writeOrdersCsv } from '@bloomkin/lambdas/api/orders/exportOrders.ts';
import { writePeopleCsv } from '@bloomkin/lambdas/api/users/admin/listUsers.ts';
import { writeProducts } from '@bloomkin/lambdas/model/products/csv/writeProducts.ts';
import { toProduct } from '@bloomkin/lambdas/model/products/toProduct.ts';
import { createUserItem } from '@bloomkin/lambdas/model/users/createUserItem.ts';
import { toUser } from '@bloomkin/lambdas/model/users/toUser.ts';
import { writeCsv } from '@bloomkin/lambdas/platform/csv/writeCsv.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { exportRows } from '@bloomkin/web/office/kit/list/exportRows.ts';
import { describe, expect, it } from 'vitest';
import { aFlorist, aProduct } from '#support/catalogueItems.ts';
import { anOrderItem } from '#support/orderItem.ts';

/** Ends a row at any line end outside quotes, as spreadsheets do. */
function readAsSpreadsheet(csv: string): string[][] {
  const cells = csv.replace(/^\ufeff/, '').matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\r|\n|$)/g);
  const rows: string[][] = [[]];
  for (const [whole, cell = '', end = ''] of cells) {
    if (whole === '') break;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const lineEnds = ['\n', '\r', '\r\n'];
const { company } = aFlorist('Petal');
const person = toUser(createUserItem({ id: UserId.parse('rosie'), createdAt: '2026-11-20T18:10:00.000Z' }));

describe.each(lineEnds.map((end) => [JSON.stringify(end), `Rosie${end}=1+1`] as const))(
  'an export with the line end %s in its texts',
  (_, evil) => {
    it.each([
      [
        'orders',
        () =>
          writeOrdersCsv([anOrderItem({ fio: evil, comment: evil, cardMessage: evil, unitOffice: evil })]),
      ],
      ['people', () => writePeopleCsv([{ ...person, fio: evil }])],
      [
        'products',
        () =>
          writeProducts([toProduct(aProduct(company.id, { name: evil, description: evil }), company)], {
            categories: [],
            types: [],
          }),
      ],
      [
        'a list of the office',
        async () => {
          const answer = { page: 1, per_page: 100, total: 1, data: [{ id: evil }] };
          const file = await exportRows(
            async () => answer,
            [
              ['Name', ({ id }) => id],
              ['Also', ({ id }) => id],
            ],
          );
          return file.text();
        },
      ],
      [
        'any rows',
        () =>
          writeCsv([
            ['Name', 'About'],
            [evil, evil],
          ]),
      ],
    ])('keeps a row per record in %s', async (_what, write) => {
      const rows = readAsSpreadsheet(await write());
      const columns = rows[0]?.length;
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns));
      expect(rows.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
      expect(rows.length).toBeLessThanOrEqual(2);
    });
  },
);
