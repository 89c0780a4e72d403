import { Catalogue } from '#catalogue/catalogue.ts';
import { readStoredSnapshot } from '#catalogue/snapshot/snapshotStore.ts';
import { putFile } from '#platform/services/mediaStore.ts';
import { setting, settings } from '#platform/settings.ts';
import { type FeedItem, visitFeedItems } from './feedItems.ts';
import {
  FeedBuffer,
  googleFeed,
  localInventory,
  productLines,
  productTable,
  writeFeed,
} from './writeFeed.ts';

const folder = 'media/feeds';
const files = [
  { name: 'google.xml', format: googleFeed, type: 'application/xml' },
  { name: 'products.jsonl', format: productLines, type: 'application/jsonl' },
  { name: 'products.tsv', format: productTable, type: 'text/tab-separated-values' },
  { name: 'local-inventory.tsv', format: localInventory, type: 'text/tab-separated-values' },
];

/** From the stored snapshot, so that feeds say what listings say. Returns the number of items. */
export async function storeFeeds(now: Date): Promise<number> {
  const stored = settings.FEEDS === 'off' ? undefined : await readStoredSnapshot();
  if (!stored) return 0;
  const site = setting('SITE_URL');
  const catalogue = Catalogue.load(stored.bytes);
  const buffer = new FeedBuffer();
  let items = 0;
  for (const { name, format, type } of files) {
    items = 0;
    const visit = (each: (item: FeedItem) => void) =>
      visitFeedItems(catalogue, { site, now }, (item) => {
        items++;
        each(item);
      });
    const bytes = writeFeed(format, site, visit, buffer);
    await putFile(`${folder}/${name}`, bytes, `${type}; charset=utf-8`);
  }
  return items;
}
