import { build } from '@bloomkin/scripts/build.ts';
import { chromiumPath } from '@bloomkin/scripts/chromium.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { freePort } from '@local/aws/dynamo/freePort.ts';
import { chromium } from 'playwright-core';
import { printTable, verdict } from './printTable.ts';
import { sayMachine } from './sayMachine.ts';
import { storefrontBench } from './storefrontBench.ts';
import { type Judged, judge, type Throttling } from './web/judge.ts';
import { startShopProcess } from './web/startShopProcess.ts';

// `npm run bench:web`: what Lighthouse says of the shop as `npm start` serves it, on a phone, and what each page
// downloads. `npm run bench:web -- 1` visits each page once instead of five times.

const most = { simulate: { lcpMs: 1600, tbtMs: 100, cls: 0 }, devtools: { lcpMs: 1200, tbtMs: 100, cls: 0 } };
const least = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 };

type Measure = Exclude<keyof Judged, 'faults'>;

function median(runs: readonly Judged[], of: Measure): number {
  const sorted = runs.map((run) => run[of]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function rowOf(page: string, runs: readonly Judged[], throttling: Throttling): (string | number)[] {
  const value = (of: Measure) => median(runs, of);
  const { lcpMs, tbtMs, cls } = most[throttling];
  const isFast = value('lcpMs') <= lcpMs && value('tbtMs') <= tbtMs && value('cls') <= cls;
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
  const isGood = throttling === 'devtools' || scores.every((of) => value(of) >= least[of]);
  return [
    page,
    throttling === 'simulate' ? 'simulated' : 'applied',
    ...scores.map((of) => (throttling === 'devtools' && of !== 'performance' ? '' : value(of))),
    `${(value('lcpMs') / 1000).toFixed(2)} s`,
    `${value('tbtMs').toFixed(0)} ms`,
    value('cls').toFixed(3),
    Math.round(value('machine')),
    verdict(isFast && isGood),
  ];
}

async function productPath(shop: string): Promise<string> {
  const answer = await fetch(`${shop}${listAllProducts.path}?per_page=1`);
  const { data } = listAllProducts.options.response.parse(await answer.json());
  return `/viewproduct/${data[0]?.id}`;
}

async function visits(shop: string, port: number, times: number): Promise<void> {
  const wanted: readonly (readonly [string, string, Throttling])[] = [
    ['home', '/', 'simulate'],
    ['market', '/market', 'simulate'],
    ['product', await productPath(shop), 'simulate'],
    ['cart', '/cart', 'simulate'],
    ['market', '/market', 'devtools'],
  ];
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  for (const [page, path, throttling] of wanted) {
    const runs: Judged[] = [];
    for (let run = 0; run < times; run++) runs.push(await judge(shop + path, port, throttling));
    rows.push(rowOf(page, runs, throttling));
    const named = new Set(runs.flatMap((run) => run.faults));
    if (named.size > 0) faults.push(`  ${page}: ${[...named].join(', ')}`);
  }
  console.log(`\nLighthouse on a phone, medians of ${times} first visits`);
  printTable(
    ['page', 'slowed', 'perf.', 'a11y', 'practices', 'SEO', 'LCP', 'TBT', 'CLS', 'machine', ''],
    rows,
  );
  if (faults.length > 0) console.log(`Short of full marks:\n${faults.join('\n')}`);
}

async function bench(): Promise<void> {
  const times = Number(process.argv[2] ?? 5);
  if (!Number.isInteger(times) || times < 1) throw new Error('Say how many visits of each page: 5');
  sayMachine();
  await build(console.log);
  await storefrontBench();
  const [shopPort, browserPort] = [await freePort(), await freePort()];
  const shop = await startShopProcess(shopPort);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [`--remote-debugging-port=${browserPort}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    await visits(shop.url, browserPort, times);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
