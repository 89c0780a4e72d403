import { readFileSync } from 'node:fs';
import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import { visitFeedItems } from '@bloomkin/lambdas/catalogue/feeds/feedItems.ts';
import {
  FeedBuffer,
  googleFeed,
  localInventory,
  productLines,
  productTable,
  writeFeed,
} from '@bloomkin/lambdas/catalogue/feeds/writeFeed.ts';

/** Run by the catalogue's bench with a snapshot's path: what a process takes that writes all feeds, as the builder does. */
const from = performance.now();
const site = 'https://shop.example';
const catalogue = Catalogue.load(readFileSync(process.argv[2] ?? ''));
const buffer = new FeedBuffer();
const now = new Date('2026-11-21T00:30:00Z');
const bytes = [googleFeed, productLines, productTable, localInventory].map(
  (format) =>
    writeFeed(format, site, (visit) => visitFeedItems(catalogue, { site, now }, visit), buffer).length,
);
const tookSeconds = (performance.now() - from) / 1000;
const peakMb = process.resourceUsage().maxRSS / 1024;
const sizes = bytes.map((size) => (size / 1e6).toFixed(1)).join(', ');
console.log(
  `  wrote feeds of ${sizes} MB in ${tookSeconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB resident at most`,
);
