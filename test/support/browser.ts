import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromiumPath } from '@bloomkin/scripts/chromium.ts';
import { Clock } from '@local/aws/clock.ts';
import type Axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { keepDiary } from './pageDiary.ts';
import { isCoreStory, isFullRun, patience } from './run/budget.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the empty page of a new context keeps a process of its own from the page that is opened in it.
  '--renderer-process-limit=1',
  // Pages live for seconds: optimised code is ready when they close.
  '--js-flags=--no-opt --no-maglev',
];

const globals: typeof globalThis & { bloomkinBrowser?: Promise<Browser> } = globalThis;

/** One for all files of a worker; Playwright ends it with the process. */
async function findBrowser(): Promise<Browser> {
  const existing = await globals.bloomkinBrowser;
  if (existing?.isConnected()) return existing;
  globals.bloomkinBrowser = chromium.launch({ executablePath: chromiumPath, headless: true, args: flags });
  return globals.bloomkinBrowser;
}

/** A browser without a page or anything kept. */
export function useBrowser(): { readonly browser: Browser } {
  const held: { browser?: Browser } = {};
  beforeAll(async () => {
    held.browser = await findBrowser();
  });
  afterAll(async () => {
    await Promise.all(held.browser?.contexts().map((context) => context.close()) ?? []);
  });
  return {
    get browser() {
      if (!held.browser) throw new Error('The browser has not started');
      return held.browser;
    },
  };
}

/** `hasTouch`: a phone in a hand, with fingers instead of a pointer. */
export type Screen = { width: number; height: number } & BrowserContextOptions;

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Runs in the page, before its own code: gives it the time of the test. */
function shiftPageDate(offsetMs: number): void {
  const MachineDate = Date;
  const now = () => MachineDate.now() + offsetMs;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

/** A fresh visitor until the end of the test, which fails when the page throws. */
export async function openPage(browser: Browser, { width, height, ...options }: Screen, baseURL: string) {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: options.hasTouch === true,
    baseURL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    // A service worker's requests pass by `page.route`.
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(shiftPageDate, new Clock().offsetMs);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000 * patience);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  const diary = keepDiary(page);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await diary());
    // An answer that a route was still reading has no reader.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(thrown).toEqual([]);
  });
  return { page };
}

/** The minified build is half the size of the default. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const axeOptions: Axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

declare const axe: typeof Axe;

/** Those that look at each page and its states, or at each component. */
const sweeps = /\/test\/e2e\/(everyPage|everyState|kit)\.test\.ts$/;

/** A check costs as much as a page, so other stories leave theirs to a full run. */
const isChecked = (file = '') => isFullRun || sweeps.test(file) || isCoreStory(file);

/** WCAG 2.2 AA by axe: no violation on the page as it is now, or in the part that `within` selects. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  if (!isChecked(expect.getState().testPath)) return;
  // A document keeps it for its next checks: parsing it costs as much as a check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ([selector, options]) => {
      // Content that the browser skips has no certain size, so axe may not find what is behind it.
      const nothingSkipped = new CSSStyleSheet();
      nothingSkipped.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(nothingSkipped);
      const { violations } = await axe.run(selector, options);
      const described: string[] = [];
      for (const { id, nodes } of violations)
        for (const { target, html, failureSummary } of nodes) {
          // A bar at the screen's edge covers part of a target: it counts in the middle.
          const element = id === 'target-size' && document.querySelector(target.join(' '));
          if (element) element.scrollIntoView({ block: 'center' });
          if (element && (await axe.run(element, { runOnly: [id] })).violations.length === 0) continue;
          described.push(`${id}: ${html.slice(0, 160)} ${failureSummary}`);
        }
      document.adoptedStyleSheets.pop();
      return described;
    },
    [within, axeOptions] as const,
  );
  expect(found).toEqual([]);
}
