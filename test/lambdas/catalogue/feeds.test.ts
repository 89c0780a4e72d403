import type { FeedItem } from '@bloomkin/lambdas/catalogue/feeds/feedItems.ts';
import {
  FeedBuffer,
  type FeedFormat,
  googleFeed,
  localInventory,
  productLines,
  productTable,
  writeFeed,
} from '@bloomkin/lambdas/catalogue/feeds/writeFeed.ts';
import { newSizeId } from '@bloomkin/lambdas/model/products/productSizes.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callHandler } from '#support/inProcessFunctions.ts';
import { localCloud } from '#support/localCloud.ts';

const test = localCloud({ demoData: true });

const item: FeedItem = {
  id: 'rose~large',
  groupId: 'rose',
  size: 'Large',
  title: 'Roses <b>& "thorns"</b>',
  description: 'One\ttab\nand\u0007 a bell',
  url: 'https://shop.example/viewproduct/rose?size=large',
  imageUrl: 'https://shop.example/media/rose.webp',
  priceCents: 8900,
  florist: 'Marlo & Fern',
  category: 'Roses',
  storeIds: ['crown', 'redfern'],
};

const readTable = (text: string): Record<string, string>[] => parse(text, { columns: true, delimiter: '\t' });

const write = (format: FeedFormat, one: FeedItem = item) =>
  writeFeed(format, 'https://shop.example', (visit) => visit(one), new FeedBuffer()).toString();

describe('a feed', () => {
  it('writes names as data and prices in dollars, without a struck-out price', () => {
    const xml = write(googleFeed);
    expect(xml).toContain('<title>Roses &lt;b&gt;&amp; &quot;thorns&quot;&lt;/b&gt;</title>');
    expect(xml).toContain('<g:price>89.00 AUD</g:price>');
    expect(xml).not.toContain('sale_price');
    expect(xml).not.toContain('\u0007');
    expect(JSON.parse(write(productLines))).toMatchObject({
      item_id: item.id,
      price: '89.00 AUD',
      group_id: 'rose',
    });
    expect(write(localInventory).split('\n')).toEqual([
      'store_code\tid\tavailability\tprice',
      'crown\trose~large\tin_stock\t89.00 AUD',
      'redfern\trose~large\tin_stock\t89.00 AUD',
      '',
    ]);
  });

  it('writes a table in the words of Pinterest, Meta and Microsoft', () => {
    expect(readTable(write(productTable))).toEqual([
      {
        ...{ id: 'rose~large', item_group_id: 'rose', size: 'Large', price: '89.00 AUD', condition: 'new' },
        ...{ title: 'Roses <b>& ”thorns”</b>', description: 'One tab and  a bell' },
        ...{ link: item.url, image_link: item.imageUrl, availability: 'in stock', product_type: 'Roses' },
        ...{ brand: 'Marlo & Fern', seller_name: 'Marlo & Fern', identifier_exists: 'no' },
      },
    ]);
  });

  it('names a size of a new product in the 50 characters that Google and Microsoft take', () => {
    expect(toVariantId(ProductId.parse(ulid()), newSizeId()).length).toBeLessThanOrEqual(50);
  });

  it('cuts a long title between characters', () => {
    const long = { ...item, title: `a${'🌷'.repeat(200)}` };
    const { title } = z.object({ title: z.string() }).parse(JSON.parse(write(productLines, long)));
    expect([title.isWellFormed(), [...title].length]).toEqual([true, 150]);
    expect(write(googleFeed, long).isWellFormed()).toBe(true);
  });

  it('lists what the shop lists, at its prices, once the catalogue is built', async () => {
    await callHandler('catalogueBuilder', {});
    const read = async (path: string) => (await fetch(new URL(path, test.cloud.url))).text();
    const lines = (await read('/feeds/products.jsonl')).trim().split('\n');
    const Line = z.object({ item_id: z.string(), price: z.string(), seller_name: z.string() });
    const fed = lines.map((line) => Line.parse(JSON.parse(line)));
    const guest = test.visitor();
    const { data, total } = await guest.call(listAllProducts, { query: { per_page: 100 } });
    expect(data).toHaveLength(Math.min(total, 100));
    const sold = data.flatMap(({ id, price, sizes, company_info }) =>
      (sizes.length > 0 ? sizes.filter(({ active }) => active) : [{ id: undefined, price }]).map((one) => ({
        item_id: one.id ? `${id}~${one.id}` : id,
        price: `${one.price.toFixed(2)} AUD`,
        seller_name: company_info.brand,
      })),
    );
    expect(fed.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1))).toEqual(
      sold.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1)),
    );
    const numbers = fed.map(({ item_id, price }) => [item_id, price]);
    const Rss = z.object({
      rss: z.object({
        channel: z.object({ item: z.array(z.object({ 'g:id': z.string(), 'g:price': z.string() })) }),
      }),
    });
    const { rss } = Rss.parse(new XMLParser().parse(await read('/feeds/google.xml')));
    expect(rss.channel.item.map((one) => [one['g:id'], one['g:price']])).toEqual(numbers);
    const table = readTable(await read('/feeds/products.tsv'));
    expect(table.map(({ id, price }) => [id, price])).toEqual(numbers);
    const stores = readTable(await read('/feeds/local-inventory.tsv'));
    const known = new Map(fed.map(({ item_id, price }) => [item_id, price]));
    expect(stores.filter(({ id = '', price }) => known.get(id) !== price)).toEqual([]);
    expect(new Set(stores.map(({ id }) => id))).toEqual(new Set(known.keys()));
  });
});
