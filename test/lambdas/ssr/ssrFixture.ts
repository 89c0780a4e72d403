import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { afterEach } from 'vitest';
import { localCloud } from '#support/localCloud.ts';

export const googlebot = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

/** The text that a reader without scripts and styles sees. */
export const toVisibleText = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

export function ssrFixture() {
  const test = localCloud({ demoData: true });
  async function visit(path: string, headers: Record<string, string> = googlebot) {
    const answer = await fetch(test.cloud.url + path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  /** Each a different one, so that what the edge keeps of one tells nothing of another. */
  async function aProduct(place = 1): Promise<Product> {
    const query = { sort_type: 'popular' as const, page: place, per_page: 1 };
    const { data } = await test.visitor().call(listAllProducts, { query });
    const [product] = data;
    if (!product) throw new Error('The demo data has no product');
    return product;
  }
  /** Rows as they stand in the table. */
  async function readRows(): Promise<Record<string, unknown>[]> {
    Object.assign(process.env, test.cloud.operatorVariables);
    const { table, tableName } = await import('@bloomkin/lambdas/platform/table/tableClient.ts');
    const rows: Record<string, unknown>[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const page = await table.send(new ScanCommand({ TableName: tableName, ExclusiveStartKey: from }));
      rows.push(...(page.Items ?? []));
      from = page.LastEvaluatedKey;
    } while (from);
    return rows;
  }
  afterEach(() => test.cloud.faults.clear());
  return { test, visit, aProduct, readRows };
}
