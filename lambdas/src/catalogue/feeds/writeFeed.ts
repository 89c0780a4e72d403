import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { FeedItem } from './feedItems.ts';

/** '89.00 AUD', any GST included. */
const writePrice = (cents: number): string => `${centsToDollars(cents).toFixed(2)} AUD`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no control characters but tab and line breaks. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\r\n]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** In characters: half of one is none, and strict readers refuse the file. */
const cut = (text: string, most: number): string => [...text.slice(0, 2 * most)].slice(0, most).join('');

export interface FeedFormat {
  head: (site: string) => string;
  /** Depends on the item only, so that the rows of an unchanged item stay byte for byte the same. */
  rows: (item: FeedItem) => string;
  foot: string;
}

const pieceLength = 64 * 1024;

/** Serves one feed after the other: buffers of each would wait for the garbage collector. Pages that are not written take no memory. */
export class FeedBuffer {
  private bytes = Buffer.allocUnsafe(128 * 1024 * 1024);
  private length = 0;

  append(text: string): void {
    const needed = this.length + Buffer.byteLength(text);
    if (needed > this.bytes.length) {
      const grown = Buffer.allocUnsafe(2 * needed);
      this.bytes.copy(grown, 0, 0, this.length);
      this.bytes = grown;
    }
    this.length += this.bytes.write(text, this.length);
  }

  /** Valid until the next feed is written. */
  take(): Buffer {
    const written = this.bytes.subarray(0, this.length);
    this.length = 0;
    return written;
  }
}

/** In pieces: text of all rows would take several times the memory. */
export function writeFeed(
  { head, rows, foot }: FeedFormat,
  site: string,
  visitItems: (visit: (item: FeedItem) => void) => void,
  buffer: FeedBuffer,
): Buffer {
  let text = head(site);
  visitItems((item) => {
    text += rows(item);
    if (text.length < pieceLength) return;
    buffer.append(text);
    text = '';
  });
  buffer.append(text + foot);
  return buffer.take();
}

/** Names the columns of a table. */
const noItem: FeedItem = {
  ...{ id: '', groupId: undefined, size: undefined, title: '', description: '', url: '', imageUrl: '' },
  ...{ priceCents: 0, florist: '', category: '', storeIds: [] },
};

const mostTitle = 150;
const mostDescription = 5000;

/** The columns that Google named, in the words of who reads them. No strike-out price. */
const listColumns = (item: FeedItem, availability: string): (readonly [name: string, value: string])[] => [
  ['id', item.id],
  ['title', cut(item.title, mostTitle)],
  ['description', cut(item.description, mostDescription)],
  ['link', item.url],
  ['image_link', item.imageUrl],
  ['availability', availability],
  ['price', writePrice(item.priceCents)],
  ['brand', item.florist],
  ['condition', 'new'],
  ['identifier_exists', 'no'],
  ['product_type', item.category],
  ['item_group_id', item.groupId ?? ''],
  ['size', item.size ?? ''],
];

const withoutPrefix: ReadonlySet<string> = new Set(['title', 'description', 'link']);

/** RSS 2.0 with Google’s columns. */
export const googleFeed: FeedFormat = {
  head: (site) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
      `<title>Bloomkin</title><link>${escapeXml(site)}</link>`,
      '<description>Flowers and plants from local Australian florists</description>',
      '',
    ].join('\n'),
  rows: (item) => {
    const fields = listColumns(item, 'in_stock').filter(([, value]) => value !== '');
    const tags = fields.map(([name, value]) => {
      const tag = withoutPrefix.has(name) ? name : `g:${name}`;
      return `<${tag}>${escapeXml(value)}</${tag}>`;
    });
    return `<item>${tags.join('')}</item>\n`;
  },
  foot: '</channel></rss>\n',
};

/** JSON Lines with OpenAI’s columns. Payment stays on our page, so nothing is eligible for another checkout. */
export const productLines: FeedFormat = {
  head: () => '',
  rows: (item) =>
    `${JSON.stringify({
      item_id: item.id,
      title: cut(item.title, mostTitle),
      description: cut(item.description, mostDescription),
      url: item.url,
      brand: item.florist,
      seller_name: item.florist,
      image_url: item.imageUrl,
      availability: 'in_stock',
      price: writePrice(item.priceCents),
      product_category: item.category,
      ...(item.groupId && { group_id: item.groupId, size: item.size }),
      target_countries: ['AU'],
      store_country: 'AU',
      is_eligible_search: 'true',
      is_eligible_checkout: 'false',
    })}\n`,
  foot: '',
};

/** Readers differ on quoted cells, so that no cell needs quotes. */
const toCell = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll('"', '”');

const writeRow = (cells: readonly string[]): string => `${cells.map(toCell).join('\t')}\n`;

/** Tab-separated, a row per item and store that sells it. */
export const localInventory: FeedFormat = {
  head: () => writeRow(['store_code', 'id', 'availability', 'price']),
  rows: ({ id, priceCents, storeIds }) =>
    storeIds.map((storeId) => writeRow([storeId, id, 'in_stock', writePrice(priceCents)])).join(''),
  foot: '',
};

const tableColumns = (item: FeedItem) => [
  ...listColumns(item, 'in stock'),
  // Microsoft asks a marketplace who sells.
  ['seller_name', item.florist] as const,
];

/** Tab-separated values for Pinterest, Meta and Microsoft, which spell the availability `in stock`. */
export const productTable: FeedFormat = {
  head: () => writeRow(tableColumns(noItem).map(([name]) => name)),
  rows: (item) => writeRow(tableColumns(item).map(([, value]) => value)),
  foot: '',
};
