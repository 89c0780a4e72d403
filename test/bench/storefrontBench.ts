import { join } from 'node:path';
import { measure } from '@bloomkin/web/scripts/budget.ts';
import { printTable, verdict } from './printTable.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const most = { firstVisit: 135, style: 9, lazyPart: 45, backOffice: 180 };
const shownParts = 12;

/** The download of a visit, from the built web app. */
export async function storefrontBench(): Promise<void> {
  const found = measure(join(import.meta.dirname, '../../web/dist'));
  const row = (what: string, bytes: number, maxKb: number) => [
    what,
    kb(bytes),
    maxKb,
    verdict(bytes <= maxKb * 1000),
  ];
  console.log('\nStorefront downloads (KB of 1,000 bytes)');
  printTable(
    ['what', 'KB', 'most', ''],
    [
      ...Object.entries(found.firstVisitBytes).map(([page, bytes]) =>
        row(`first visit of ${page}, script, brotli`, bytes, most.firstVisit),
      ),
      row('first visit, inlined style, brotli', found.inlineStyleBytes, most.style),
      row('back office, first route, script, gzip', found.backOfficeGzipBytes, most.backOffice),
      ...found.lazyParts
        .slice(0, shownParts)
        .map(({ name, bytes }) => row(`later: ${name}, brotli`, bytes, most.lazyPart)),
    ],
  );
  if (found.lazyParts.length > shownParts)
    console.log(`  and ${found.lazyParts.length - shownParts} smaller parts`);
}
