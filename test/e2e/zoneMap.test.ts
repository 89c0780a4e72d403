import { getStore, listStores } from '@bloomkin/shared/routes/stores.ts';
import type { Locator, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { someOf } from '#support/run/budget.ts';
import { expectNoSideways, neverAnswer } from './support/extremes.ts';
import { playedOn } from './support/played.ts';
import { saveChanges } from './support/storeSetup.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

/** On the tab of the zones of a florist's first store. */
async function openZones(name: string, size: (typeof widths)['desk']) {
  const florist = test.visitor();
  const { company } = await signInDemoUser(florist, name);
  const { data: stores } = await florist.call(listStores, { query: { company_id: company?.id ?? '' } });
  const id = stores[0]?.id ?? '';
  const visit = await openSignedIn(chromium.browser, florist, size);
  const openMap = async () => {
    await visit.page.goto(`/stores/edit/${id}?tab=zones`);
    await mapOf(visit.page).waitFor();
  };
  const readZone = async (zone: string) =>
    (await florist.call(getStore, { params: { id } })).data.delivery_zones.find((one) => one.name === zone);
  return { ...visit, openMap, readZone };
}

const mapOf = (page: Page) => page.getByRole('application', { name: /^Map of the zones of/ });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Map tools' }).getByRole('button', { name, exact: true });

/** Shares of the map's width and height, clear of its buttons. */
async function clickOnMap(page: Page, corners: readonly (readonly [number, number])[]) {
  const map = mapOf(page);
  const box = await boxOf(map);
  for (const [x, y] of corners)
    await map.click({ position: { x: box.width * x, y: box.height * y }, force: true });
}

/** As its card counts them. */
const expectCorners = (page: Page, count: number) =>
  page.getByText(new RegExp(`Reaches [1-9][\\d,]* suburbs?, ${count} corners`)).waitFor();

/** The ground that needs no service has these colours: land and water. */
const groundColours = { light: ['252,244,238', '224,237,240'], dark: ['42,29,39', '20,34,42'] };

async function expectGround(page: Page, scheme: keyof typeof groundColours = 'light'): Promise<void> {
  const canvas = page.locator('canvas.maplibregl-canvas');
  const readPaintedColours = async () => {
    const { data, info } = await sharp(await canvas.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.subarray(at, at + 3).join(','));
    return groundColours[scheme].filter((colour) => colours.has(colour));
  };
  await expect.poll(readPaintedColours).toEqual(groundColours[scheme]);
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

const cornerOf = (page: Page, corner: number) =>
  page.getByRole('button', { name: new RegExp(`^Corner ${corner} of`) });

/** On the map: the page may scroll. */
async function placeOf(page: Page, corner: number) {
  const [at, map] = [await boxOf(cornerOf(page, corner)), await boxOf(mapOf(page))];
  return { x: at.x - map.x, y: at.y - map.y };
}

async function dragCorner(page: Page, corner: number, by: { x: number; y: number }): Promise<void> {
  const before = await placeOf(page, corner);
  await cornerOf(page, corner).scrollIntoViewIfNeeded();
  const box = await boxOf(cornerOf(page, corner));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
  await expectMoved(page, { corner, before, by });
}

interface Moved {
  corner: number;
  before: { x: number; y: number };
  by: { x: number; y: number };
}

/** The last move is drawn after the pointer is up. */
const expectMoved = (page: Page, { corner, before, by }: Moved) =>
  expect
    .poll(async () => {
      const { x, y } = await placeOf(page, corner);
      return [x - before.x, y - before.y].map(Math.round);
    })
    .toEqual([by.x, by.y]);

/** The whole outline is between the edges of the map. */
async function expectCornersInSight(page: Page): Promise<void> {
  const map = await boxOf(mapOf(page));
  const corners = await page.getByRole('button', { name: /^Corner \d+ of/ }).all();
  expect(corners.length).toBeGreaterThan(10);
  for (const corner of corners) {
    const { x, y, width, height } = await boxOf(corner);
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    expect(middleX > map.x && middleX < map.x + map.width).toBe(true);
    expect(middleY > map.y && middleY < map.y + map.height).toBe(true);
  }
}

/** The licence of the map’s data asks for it: no hint stands over it. */
async function expectAttributionFree(page: Page): Promise<void> {
  const attribution = await boxOf(page.locator('.maplibregl-ctrl-bottom-right'));
  const hint = await boxOf(page.getByText('Drag the corners of'));
  const isBeside = hint.x + hint.width <= attribution.x;
  const isBelow = hint.y >= attribution.y + attribution.height;
  expect(isBeside || isBelow).toBe(true);
}

async function zoomToCorners(page: Page): Promise<void> {
  const hidden = page.getByText('Zoom in to see all corners');
  for (let steps = 0; steps < 8; steps++) {
    if (!(await hidden.isVisible())) return;
    await page.getByRole('button', { name: 'Zoom in' }).click();
  }
  throw new Error('Corners stay hidden');
}

/** By arrow keys on its price. */
async function moveByKeys(page: Page, zone: string): Promise<void> {
  const before = await placeOf(page, 1);
  await tool(page, 'Move').press('Enter');
  await page.getByRole('button', { name: `${zone}, $7: arrow keys move it` }).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  await tool(page, 'Corners').press('Enter');
  await expectMoved(page, { corner: 1, before, by: { x: 18, y: 0 } });
}

/** A triangle, by keys on the map. */
async function cutByKeys(page: Page): Promise<void> {
  await tool(page, 'Cut out').press('Enter');
  await mapOf(page).focus();
  for (const step of [undefined, 'ArrowRight', 'ArrowDown']) {
    for (let press = 0; step && press < 3; press++) await page.keyboard.press(step);
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
}

describe('the map of the zones', () => {
  it('follows the system’s colour scheme while it is open', async () => {
    const { page, openMap } = await openZones('vendor2', widths.desk);
    await openMap();
    await expectGround(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGround(page, 'dark');
    await expectAccessible(page);
  });

  it.each(playedOn('desk'))('draws, moves, cuts, undoes and saves a zone, %s', async (width, size) => {
    const { page, openMap, readZone } = await openZones('vendor2', size);
    const name = `Drawn on a ${width}`;
    await openMap();
    await expectGround(page);
    await page.getByRole('button', { name: /^Newtown and next door, / }).press('Enter');
    await page.getByText('Drag the corners of Newtown and next door').waitFor();
    await expectCornersInSight(page);
    await expectAttributionFree(page);
    await expectAccessible(page);
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.getByText('Zoom in to see all corners').waitFor();
    await expectAccessible(page);
    await zoomToCorners(page);
    await page.getByRole('button', { name: 'Add zone' }).click();
    await page.getByLabel('Name').last().fill(name);
    await page.getByLabel('Delivery', { exact: true }).fill('7');
    await tool(page, 'Draw').click();
    await clickOnMap(page, [
      [0.3, 0.35],
      [0.7, 0.35],
      [0.7, 0.7],
      [0.3, 0.7],
    ]);
    await page.getByRole('button', { name: 'First corner: finish the outline' }).click();
    await expectCorners(page, 4);
    await dragCorner(page, 1, { x: -30, y: -20 });
    await moveByKeys(page, name);
    await cutByKeys(page);
    await expectCorners(page, 7);
    await expectAccessible(page);
    await expectNoSideways(page);
    await tool(page, 'Undo').click();
    await expectCorners(page, 4);
    await tool(page, 'Redo').click();
    await expectCorners(page, 7);
    await saveChanges(page);
    const saved = await readZone(name);
    expect(saved?.price).toBe(7);
    expect(saved?.polygon.coordinates.map(({ length }) => length)).toEqual([5, 4]);
  });

  const answers: readonly [string, (route: Route) => unknown][] = [
    ['is out of reach', (route) => route.abort()],
    ['sends no style', (route) => route.fulfill({ json: { version: 8 } })],
    ['refuses', (route) => route.fulfill({ status: 403, json: { message: 'Expired' } })],
    ['never answers', neverAnswer],
  ];

  it.each(someOf(answers))('draws a plain background when the map’s service %s', async (_, answer) => {
    const { page, openMap } = await openZones('vendor2', widths.desk);
    await page.route('**/config.json', (route) => route.fulfill({ json: { mapStyle: '/their-map.json' } }));
    await page.route('**/their-map.json', answer);
    await openMap();
    await page.getByText('The map’s service does not answer').waitFor();
    await expectGround(page);
    await tool(page, 'Draw').click();
    await page.getByText(/click where the corners are/).waitFor();
  });
});
