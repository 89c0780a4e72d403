import type { Locator, Page } from 'playwright-core';

/** More stops than any page has before what is looked for. */
const mostStops = 160;

/** What is looked for: a place on the page, or how a screen reader names it. */
type Target = Locator | string | RegExp;

/** What has the focus, as a screen reader names it. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement)) return '';
    const labels = here instanceof HTMLInputElement ? [...(here.labels ?? [])] : [];
    const label = labels.map(({ textContent }) => textContent).join(' ');
    return (here.getAttribute('aria-label') ?? (label || here.textContent) ?? '').trim();
  });

async function isThere(page: Page, target: Target): Promise<boolean> {
  if (typeof target === 'string') return (await focusedName(page)) === target;
  if (target instanceof RegExp) return target.test(await focusedName(page));
  return target.evaluate((element) => element === document.activeElement);
}

/** Goes to something by the Tab key alone; fails when it cannot be reached so. */
export async function tabTo(page: Page, target: Target): Promise<void> {
  if (typeof target !== 'string' && !(target instanceof RegExp)) await target.waitFor();
  const seen: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isThere(page, target)) return;
    seen.push((await focusedName(page)).slice(0, 40));
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target}; it went over ${seen.join(' · ')}`);
}

/** Goes to a field and types into it. */
export async function tabAndType(page: Page, target: Target, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Goes to a button or link and presses it. */
export async function tabAndPress(page: Page, target: Target): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** More than any menu has actions. */
const mostActions = 12;

/** Opens a menu and takes one of its actions. */
export async function chooseInMenu(page: Page, opener: Locator, name: string): Promise<void> {
  await tabAndPress(page, opener);
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  for (let arrows = 0; arrows < mostActions; arrows++) {
    if (await isThere(page, item)) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${name}`);
}
