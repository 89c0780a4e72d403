// Run as a process by `runs.ts`: the local run of a checkout, this one or an earlier one, with so many products.
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type * as productEntityModule from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type * as catalogueRowsModule from '@bloomkin/local/demo/catalogueRows.ts';
import type * as demoRowsModule from '@bloomkin/local/demo/demoRows.ts';
import type * as putRowsModule from '@bloomkin/local/demo/putRows.ts';
import type * as cloudModule from '@bloomkin/local/localCloud.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ServiceEmulator, ServiceRequest } from '@local/kit/serviceEmulator.ts';
import { ulid } from 'ulid';
import * as z from 'zod';
import type * as emptyDemoDataModule from '#support/emptyDemoData.ts';
import { TableCalls } from '#support/tableCalls.ts';
import { Order, type Reply } from './protocol.ts';

const [root = '', products = '0', cloudOptions = '{}'] = process.argv.slice(2);
const urlOf = (path: string) => pathToFileURL(join(root, path)).href;

/** Threads carry the names of their functions, by which their time is known from outside. */
function nameThreads(): void {
  const threads = process.getBuiltinModule('node:worker_threads');
  const { Worker } = threads;
  class NamedWorker extends Worker {
    constructor(file: string | URL, options: ConstructorParameters<typeof Worker>[1] = {}) {
      const { AWS_LAMBDA_FUNCTION_NAME: name } = Object(options.env);
      super(file, { ...options, ...(name && { name: String(name).split('-').at(-1) }) });
    }
  }
  Object.assign(threads, { Worker: NamedWorker });
  syncBuiltinESMExports();
}

const Batch = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(z.object({ PutRequest: z.object({ Item: z.any() }).optional() })),
  ),
});

/** Checkouts before the entities store the same fields, without sizes. */
const OldProduct = z.custom<ProductItem & { pk: string; sk: 'PRODUCT' }>(
  (row) => Object(row).sk === 'PRODUCT',
);
const readOld = (row: Readonly<Record<string, unknown>>): ProductItem[] => {
  const { data } = OldProduct.safeParse(row);
  if (!data) return [];
  const { pk: _pk, sk: _sk, ...product } = data;
  return [{ ...product, sizes: [] }];
};

async function readProducts(rows: readonly Record<string, unknown>[]): Promise<ProductItem[]> {
  const file = 'lambdas/src/model/products/productEntity.ts';
  if (!existsSync(join(root, file))) return rows.flatMap(readOld);
  const { productEntity }: typeof productEntityModule = await import(urlOf(file));
  return rows.filter((row) => productEntity.is(row)).map((row) => productEntity.parse(row));
}

/** Multiplies the demo shop's products while they are written, before streams open: it is no change to follow. */
class MoreProducts {
  private left: number;
  private writing = false;

  constructor(left: number) {
    this.left = left;
  }

  async add(request: ServiceRequest): Promise<void> {
    if (this.writing || this.left <= 0 || request.operation !== 'BatchWriteItem') return;
    const writes = Object.values(Batch.parse(JSON.parse(request.body.toString())).RequestItems).flat();
    const rows = writes.flatMap(({ PutRequest }) => (PutRequest ? [unmarshall(PutRequest.Item)] : []));
    const originals = await readProducts(rows);
    if (originals.length === 0) return;
    this.writing = true;
    await this.write(originals);
    this.writing = false;
  }

  private async write(originals: readonly ProductItem[]): Promise<void> {
    const { demoRows }: typeof demoRowsModule = await import(urlOf('local/src/demo/demoRows.ts'));
    const { catalogueRows }: typeof catalogueRowsModule = await import(
      urlOf('local/src/demo/catalogueRows.ts')
    );
    const copies = originals.flatMap((product) =>
      Array.from({ length: 40 }, (_, number) => copyOf(product, number)),
    );
    const { emptyDemoData }: typeof emptyDemoDataModule = await import(
      urlOf('test/support/emptyDemoData.ts')
    );
    const data = { ...emptyDemoData, products: copies.slice(0, this.left) };
    this.left -= data.products.length;
    await putRows([...demoRows(data), ...catalogueRows(data, new Date())]);
  }
}

function copyOf(product: ProductItem, number: number): ProductItem {
  const sizes = product.sizes.map((size) => ({ ...size, sku: `${size.sku}-${number}` }));
  return {
    ...product,
    sizes,
    id: ProductId.parse(ulid()),
    sku: `${product.sku}-${number}`,
    name: `${product.name} ${number}`,
  };
}

/** Points the checkout's modules, loaded after this, at its table. */
function pointAt({ headers, body }: ServiceRequest): void {
  const [tableName] = Object.keys(Batch.parse(JSON.parse(body.toString())).RequestItems);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: `http://${headers.host}/dynamodb`,
    AWS_ACCESS_KEY_ID: 'operator',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: tableName,
  });
}

async function putRows(rows: Parameters<typeof putRowsModule.putRows>[0]): Promise<void> {
  const module: typeof putRowsModule = await import(urlOf('local/src/demo/putRows.ts'));
  await module.putRows(rows);
}

/** Rows that nothing follows from; each leaves a record in the table's stream. */
async function writeRows(count: number): Promise<void> {
  const at = Date.now();
  await putRows(Array.from({ length: count }, (_, row) => ({ pk: `BENCH#${at}#${row}`, sk: 'ROW' })));
}

async function run(): Promise<void> {
  nameThreads();
  const more = new MoreProducts(Number(products));
  const calls = new TableCalls();
  let counted: ServiceEmulator | undefined;
  let counting = false;
  const around = (table: ServiceEmulator): ServiceEmulator => {
    counted = calls.around(table);
    return {
      handle: async (request) => {
        if (!process.env.TABLE_NAME && request.operation === 'BatchWriteItem') pointAt(request);
        await more.add(request);
        return counting && counted ? counted.handle(request) : table.handle(request);
      },
      reset: () => table.reset(),
      close: () => table.close(),
    };
  };
  // Earlier checkouts export it as `startWorld`.
  const isEarlier = !existsSync(join(root, 'local/src/localCloud.ts'));
  const module = await import(urlOf(`local/src/${isEarlier ? 'world' : 'localCloud'}.ts`));
  const startLocalCloud: typeof cloudModule.startLocalCloud =
    module[isEarlier ? 'startWorld' : 'startLocalCloud'];
  const options = { assemblyDir: join(root, 'cdk.out'), dataDir: ':memory:', demoData: true };
  const cloud = await startLocalCloud({ ...options, ...JSON.parse(cloudOptions), aroundTable: around });
  const obey = async (order: Order): Promise<Reply> => {
    if (order.kind === 'count') {
      counting = true;
      calls.take();
    }
    if (order.kind === 'write') await writeRows(order.rows);
    await cloud.settle();
    return { kind: 'done', calls: calls.take() };
  };
  process.on('message', (message) => void obey(Order.parse(message)).then((reply) => process.send?.(reply)));
  process.on('disconnect', () => void cloud.close().then(() => process.exit(0)));
  process.send?.({ kind: 'ready', url: cloud.url } satisfies Reply);
}

await run();
