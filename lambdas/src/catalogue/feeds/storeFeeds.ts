import { Catalogue } from '#catalogue/catalogue.ts';
import { readStoredSnapshot } from '#catalogue/snapshot/snapshotStore.ts';
import { putFile } from '#platform/services/mediaStore.ts';
import { setting, settings } from '#platform/settings.ts';
import { listFeedItems } from './feedItems.ts';
import { writeGoogleFeed, writeLocalInventory, writeProductLines } from './writeFeed.ts';

const folder = 'media/feeds';

/** From the stored snapshot, so that feeds say what listings say. Returns the number of items. */
export async function storeFeeds(now: Date): Promise<number> {
  const stored = settings.FEEDS === 'off' ? undefined : await readStoredSnapshot();
  if (!stored) return 0;
  const site = setting('SITE_URL');
  const items = listFeedItems(Catalogue.load(stored.bytes), site, now);
  await putFile(`${folder}/google.xml`, writeGoogleFeed(items, site), 'application/xml; charset=utf-8');
  await putFile(`${folder}/products.jsonl`, writeProductLines(items), 'application/jsonl; charset=utf-8');
  const inventory = writeLocalInventory(items);
  await putFile(`${folder}/local-inventory.tsv`, inventory, 'text/tab-separated-values; charset=utf-8');
  return items.length;
}
