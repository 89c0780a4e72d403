import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumPath } from './chromium.ts';
import { signIn, takeOrder } from './pictures/journeys.ts';

// npm run pictures [-- orders dashboard]: the pictures of the README
const chosen = process.argv.slice(2);
const folder = join(import.meta.dirname, '../docs/pictures');
const script = join(import.meta.dirname, '../local/src/start.ts');

/** The Saturday before Mother's Day, nine in the morning in Sydney. */
const startsAt = '2027-05-07T23:00:00Z';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Picture {
  name: string;
  size: typeof desk;
  show: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  { name: 'home', size: desk, show: (page) => takeOrder(page, 'home') },
  { name: 'product', size: desk, show: (page) => takeOrder(page, 'product') },
  { name: 'checkout', size: desk, show: (page) => takeOrder(page, 'checkout') },
  { name: 'product-phone', size: phone, show: (page) => takeOrder(page, 'product') },
  { name: 'orders', size: desk, show: (page) => signIn(page, 'vendor1', '/orders/list/full') },
  { name: 'dashboard', size: desk, show: (page) => signIn(page, 'admin', '/dashboard') },
];

async function openContext(browser: Browser, baseURL: string, size: typeof desk): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport: size, baseURL, locale: 'en-AU', timezoneId: marketTimeZone, reducedMotion: 'reduce' },
  });
  await context.clock.install({ time: new Date(startsAt) });
  return context;
}

async function take(browser: Browser, url: string, { name, size, show }: Picture): Promise<void> {
  const context = await openContext(browser, url, size);
  const page = await context.newPage();
  await show(page);
  const png = await page.screenshot({ animations: 'disabled' });
  const { size: bytes } = await sharp(png)
    .webp({ quality: 78 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/pictures/${name}.webp ${Math.round(bytes / 1024)} KB`);
  await context.close();
}

async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bloomkin-pictures-'));
  const local = await startRun(dataDir, startsAt);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  mkdirSync(folder, { recursive: true });
  try {
    for (const picture of pictures)
      if (chosen.length === 0 || chosen.includes(picture.name)) await take(browser, local.url, picture);
  } finally {
    await browser.close();
    await local.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await run();

/** The local run as `npm start` starts it, on a free port. */
async function startRun(dataDir: string, startsAt: string) {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, CLOCK_STARTS_AT: startsAt };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  let output = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, url] = /is ready: (\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
  });
  const early = ended.then(() => Promise.reject(new Error(`The local run has ended:\n${output}`)));
  return { url: await Promise.race([ready, early]), stop };
}
