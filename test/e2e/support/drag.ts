import type { Locator, Page } from 'playwright-core';
import { widths } from '#support/browser.ts';

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

async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await touch('touchStart', [from]);
  for (const point of between(from, to)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}

async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** By finger on a phone, else by mouse. `share`: how far down on the target it is put down. */
export async function drag(page: Page, from: Locator, to: Locator, share = 0.5): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await pointOf(from, 0.5), await pointOf(to, share)];
  const isPhone = page.viewportSize()?.width === widths.phone.width;
  await (isPhone ? dragByFinger : dragByMouse)(page, start, end);
}
