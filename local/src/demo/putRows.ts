import { batchWrite } from '@bloomkin/lambdas/platform/table/batchWrite.ts';
import type { Row } from './row.ts';

const writers = 6;

export async function putRows(rows: readonly Row[]): Promise<void> {
  const share = Math.ceil(rows.length / writers);
  const requests = rows.map((Item) => ({ PutRequest: { Item } }));
  await Promise.all(
    Array.from({ length: writers }, (_, index) =>
      batchWrite(requests.slice(index * share, (index + 1) * share)),
    ),
  );
}
