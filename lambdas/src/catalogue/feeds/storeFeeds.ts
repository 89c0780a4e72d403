import { Catalogue } from '#catalogue/catalogue.ts';
import { readStoredSnapshot } from '#catalogue/snapshot/snapshotStore.ts';
import { putFile } from '#platform/services/mediaStore.ts';
import { setting, settings } from '#platform/settings.ts';
import { visitFeedItems } from './feedItems.ts';
import { googleFeed, localInventory, productLines, productTable, writeFeed } from './writeFeed.ts';

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
  let items = 0;
  for (const { name, format, type } of files) {
    items = 0;
    const bytes = writeFeed(format, site, (visit) =>
      visitFeedItems(catalogue, { site, now }, (item) => {
        items++;
        visit(item);
      }),
    );
    await putFile(`${folder}/${name}`, bytes, `${type}; charset=utf-8`);
  }
  return items;
}
