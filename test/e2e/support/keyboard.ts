import type { Locator, Page } from 'playwright-core';

/** More stops than any page has before what is looked for. */
const mostStops = 160;

/** What is looked for: a place on the page, or how a screen reader names it. */
type Target = Locator | string | RegExp;

interface Focus {
  /** As a screen reader has it. */
  name: string;
  /** The remembered element has it. */
  isTarget: boolean;
  /** The remembered element is still on the page. */
  isKnown: boolean;
}

const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const here = document.activeElement;
    const target: unknown = Reflect.get(window, 'tabTarget');
    const isKnown = target instanceof Element && target.isConnected;
    const labels = here instanceof HTMLInputElement ? [...(here.labels ?? [])] : [];
    const label = labels.map(({ textContent }) => textContent).join(' ');
    const name =
      here instanceof HTMLElement ? (here.getAttribute('aria-label') ?? (label || here.textContent)) : '';
    return { name: (name ?? '').trim(), isKnown, isTarget: isKnown && here === target };
  });

/** The page remembers the element: to find it by its role again at each stop costs far more than the stop. */
const findTarget = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    Object.assign(window, { tabTarget: element });
    return element === document.activeElement;
  });

async function isThere(target: Target, focus: Focus): Promise<boolean> {
  if (typeof target === 'string') return focus.name === target;
  if (target instanceof RegExp) return target.test(focus.name);
  // Rendered anew, the target is another element, which may have the focus already.
  return focus.isTarget || !focus.isKnown ? findTarget(target) : false;
}

/** Goes to something by the Tab key alone; fails when it cannot be reached so. */
export async function tabTo(page: Page, target: Target): Promise<void> {
  if (typeof target !== 'string' && !(target instanceof RegExp)) {
    await target.waitFor();
    await findTarget(target);
  }
  const seen: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    const focus = await readFocus(page);
    if (await isThere(target, focus)) return;
    seen.push(focus.name.slice(0, 40));
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
