import type { FeedItem } from '@bloomkin/lambdas/catalogue/feeds/feedItems.ts';
import {
  type FeedFormat,
  googleFeed,
  localInventory,
  productLines,
  writeFeed,
} from '@bloomkin/lambdas/catalogue/feeds/writeFeed.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
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

const write = (format: FeedFormat, one: FeedItem = item) =>
  writeFeed(format, 'https://shop.example', (visit) => visit(one)).toString();

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

  it('cuts a long title between characters', () => {
    const long = { ...item, title: `a${'🌷'.repeat(200)}` };
    const { title } = z.object({ title: z.string() }).parse(JSON.parse(write(productLines, long)));
    expect([title.isWellFormed(), [...title].length]).toEqual([true, 150]);
    expect(write(googleFeed, long).isWellFormed()).toBe(true);
  });

  it('lists what the shop lists, at its prices, once the catalogue is built', async () => {
    await callHandler('catalogueBuilder', {});
    const read = async (path: string) => (await fetch(new URL(path, test.world.url))).text();
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
    expect((await read('/feeds/google.xml')).match(/<item>/g)).toHaveLength(fed.length);
    expect(await read('/feeds/local-inventory.tsv')).toContain(`\t${fed[0]?.item_id}\tin_stock\t`);
  });
});
