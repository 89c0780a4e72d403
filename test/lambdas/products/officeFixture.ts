import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { BodyInputOf, QueryInputOf, ResponseOf, Route } from '@bloomkin/shared/route.ts';
import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { importProducts } from '@bloomkin/shared/routes/products.ts';
import type * as z from 'zod';
import { aFlorist, aProduct } from '#support/catalogueItems.ts';
import type { Person, TestBackend } from '#support/testBackend.ts';

interface Asked<R> {
  query?: QueryInputOf<R>;
  body?: BodyInputOf<R>;
  params?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A florist with products of its own, who reads what they wrote. */
export class OfficeFlorist {
  readonly backend: TestBackend;
  readonly person: Person;
  readonly companyId: ProductItem['companyId'];
  #version: string | undefined;

  private constructor(backend: TestBackend, person: Person, companyId: ProductItem['companyId']) {
    this.backend = backend;
    this.person = person;
    this.companyId = companyId;
  }

  static async open(backend: TestBackend): Promise<OfficeFlorist> {
    const florist = aFlorist('Marlo & Fern');
    await backend.putInCatalogue({ companies: [florist] });
    const wish = { fio: 'Marlo', roles: ['ROLE_VENDOR'], company: florist.company } as const;
    return new OfficeFlorist(backend, await backend.signInNewUser(wish), florist.company.id);
  }

  async stock(products: readonly Partial<ProductItem>[]): Promise<ProductItem[]> {
    const items = products.map((about) => aProduct(this.companyId, about));
    await this.backend.put({ products: items });
    await this.announce(items);
    return items;
  }

  /** Tells the catalogue alone. */
  async announce(items: readonly ProductItem[]): Promise<void> {
    const [{ logChanges }, { productChange }, { transact }] = await Promise.all([
      import('@bloomkin/lambdas/model/catalogueLog/catalogueLogEntity.ts'),
      import('@bloomkin/lambdas/model/products/productChange.ts'),
      import('@bloomkin/lambdas/platform/table/transact.ts'),
    ]);
    const { version, writes } = logChanges(items.map(productChange), new Date());
    await transact({ writes });
    this.#version = version;
  }

  async send<R extends Route>(route: R, input: Asked<R> = {}, token: string | null = this.person.token) {
    const headers = { ...(this.#version && { 'x-catalogue-version': this.#version }), ...input.headers };
    const call = { ...input, query: Object(input.query), headers, token: token ?? undefined };
    const { status, text, code, headers: answered } = await this.backend.handlers.call(route, call);
    const version = answered['x-catalogue-version'];
    if (typeof version === 'string') this.#version = version;
    return { status, code, text };
  }

  async call<R extends Route>(route: R, input: Asked<R> = {}): Promise<ResponseOf<R>> {
    const { status, text } = await this.send(route, input);
    if (status !== 200) throw new Error(`${route.path} answered ${status}: ${text}`);
    const schema: z.ZodType = route.options.response;
    return schema.parse(route.options.mediaType ? text : JSON.parse(text)) as ResponseOf<R>;
  }

  list(query: QueryInputOf<typeof listProducts> = {}) {
    return this.call(listProducts, { query: { company_id: this.companyId, ...query } });
  }

  /** Reads all products, by SKU. */
  async prices(): Promise<Record<string, number>> {
    const { data } = await this.list({ per_page: 100 });
    return Object.fromEntries(data.map(({ sku, price }) => [sku, price]));
  }

  sendFile(csv: string, dry_run: boolean) {
    const part = `content-disposition: form-data; name="file"; filename="products.csv"`;
    const body = `--part\r\n${part}\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--part--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=part' };
    return this.send(importProducts, { query: { dry_run } as never, body: body as never, headers });
  }

  async import(csv: string, { dryRun = false } = {}): Promise<ResponseOf<typeof importProducts>['data']> {
    const { status, text } = await this.sendFile(csv, dryRun);
    if (status !== 200) throw new Error(`The import answered ${status}: ${text}`);
    return importProducts.options.response.parse(JSON.parse(text)).data;
  }
}
