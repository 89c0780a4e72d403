import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Point {
  x: number;
  y: number;
}

const moves = 8;

async function pointOf(target: Locator, share: number): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height * share };
}

const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: moves }, (_, index) => {
    const share = (index + 1) / moves;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });

/** Resolves once it stays where it is: pictures that come into view may move it. */
export async function waitForRest(page: Page, target: Locator): Promise<void> {
  const place = async () => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return JSON.stringify(await target.boundingBox());
  };
  let before = '';
  await expect
    .poll(async () => {
      const [last, now] = [before, await place()];
      before = now;
      return now === last;
    })
    .toBe(true);
}

/** By mouse. `share`: how far down on the target it is put down. */
export async function drag(page: Page, from: Locator, to: Locator, share = 0.5): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await waitForRest(page, from);
  const [start, end] = [await pointOf(from, 0.5), await pointOf(to, share)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of between(start, end)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** By a finger, as the browser itself makes pointer events of it. */
export async function dragByFinger(page: Page, from: Locator, to: Locator, share = 0.5): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await waitForRest(page, from);
  const [start, end] = [await pointOf(from, 0.5), await pointOf(to, share)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const point of between(start, end)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await session.detach();
}
