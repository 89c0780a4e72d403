import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, widths } from '#support/browser.ts';
import { readOverflow } from './extremes.ts';

export const heading = (page: Page, name?: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1, ...(name && { name }) })
    .first();

const faults = [/^Something went wrong/, /^We could not (find|load)/, /^There is no such/];

/** The fault of the open page, or undefined. */
export async function findFault(page: Page, path: string): Promise<string | undefined> {
  await heading(page).waitFor();
  await page.locator('[role=status]:has-text("Loading")').first().waitFor({ state: 'detached' });
  const { pathname } = new URL(page.url());
  if (pathname !== path) return `${path} became ${pathname}`;
  const title = await heading(page).textContent();
  const counts = await Promise.all(faults.map((message) => page.getByText(message).count()));
  return counts.some((count) => count > 0) || /^(404|Oops)/.test(title ?? '')
    ? `${path}: ${title}`
    : undefined;
}

/** A window of 1280 px at 400 % (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 640 };
/** A window of 1440 px at 200 % (WCAG 1.4.4). */
const enlarged = { width: 720, height: 450 };

export async function expectFit(page: Page, size: typeof zoomed): Promise<void> {
  await page.setViewportSize(size);
  // Components follow the new width a moment later.
  await expect.poll(() => readOverflow(page), { message: page.url() }).toBeLessThanOrEqual(0);
}

/** The frame around `main` is the same on each page. */
export async function expectFitOnPhone(page: Page, within: string): Promise<void> {
  await expectFit(page, zoomed);
  await expectFit(page, widths.phone);
  await expectAccessible(page, within);
  await page.setViewportSize(widths.desk);
}

/** Runs in the page: the names of all that can be pressed or filled in, without the sum of a button. */
function findControls(): string[] {
  const nameOf = (one: Element) => {
    const label = 'labels' in one && one.labels instanceof NodeList ? one.labels[0]?.textContent : null;
    const name = one.getAttribute('aria-label') ?? label ?? one.textContent ?? '';
    return name
      .replaceAll(/\s+/g, ' ')
      .replace(/ · .*$/, '')
      .trim();
  };
  return [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
    .map(nameOf)
    .filter(Boolean);
}

/** These three buttons of the wide header are one button on a phone, which opens a sheet. */
const wordOfTag = /, change (?:who|when|where)$/;

/** Enlarged to 200 and 400 %, each control of a desk is still there; those of a list's sidebar in its sheet. */
export async function expectNothingLost(page: Page): Promise<void> {
  const wide = (await page.evaluate(findControls)).filter((name) => !wordOfTag.test(name));
  for (const size of [enlarged, zoomed]) {
    await page.setViewportSize(size);
    const filters = page.getByRole('button', { name: /^Filters/ });
    const isFiltered = await filters.isVisible();
    if (isFiltered) await filters.click();
    const findLost = async () => {
      const here = new Set(await page.evaluate(findControls));
      return wide.filter((name) => !here.has(name));
    };
    await expect.poll(findLost, { message: `lost from ${page.url()} at ${size.width} px` }).toEqual([]);
    if (isFiltered) await page.keyboard.press('Escape');
  }
}

/** Runs in the page: the thirds of the content that show something on the left and nothing on the right. */
function findEmptyThirds(): number[] {
  const main = document.querySelector('main');
  if (!main) return [];
  // Content that the browser skips has no size.
  const nothingSkipped = new CSSStyleSheet();
  nothingSkipped.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(nothingSkipped);
  const isShown = (one: Element | null) => one?.checkVisibility({ visibilityProperty: true });
  const boxes: DOMRect[] = [...main.querySelectorAll('img, svg, canvas, button, input, select, textarea')]
    .filter(isShown)
    .map((one) => one.getBoundingClientRect());
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.textContent?.trim() || !isShown(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  document.adoptedStyleSheets.pop();
  // What is hidden for the eye alone measures a pixel.
  const seen = boxes.filter(({ width }) => width > 1);
  const top = Math.min(...seen.map((box) => box.top));
  // Less than a line of cards is no third of its own.
  const step = Math.max(300, (Math.max(...seen.map(({ bottom }) => bottom)) - top) / 3);
  const isIn = (box: DOMRect, third: number) =>
    box.bottom > top + third * step && box.top < top + (third + 1) * step;
  // A line that only crosses the middle leaves the right half empty.
  const isRight = (box: DOMRect) => box.right > innerWidth * 0.52;
  return [0, 1, 2]
    .filter(
      (third) =>
        seen.some((box) => isIn(box, third)) && !seen.some((box) => isIn(box, third) && isRight(box)),
    )
    .map((third) => third + 1);
}

/** No right half of a desk is empty beside content; a page that may have one says why. */
export const expectFullThirds = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(findEmptyThirds), { message: `empty right thirds of ${page.url()}` })
    .toEqual([]);
