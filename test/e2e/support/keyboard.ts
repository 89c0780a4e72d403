import type { Locator, Page } from 'playwright-core';

/** More stops than any page has before the target. */
const maxStops = 160;

/** Keys between two looks at the focus: the page ignores those that come once the target has it. */
const keysAtOnce = 8;

/** A place on the page, or its name for a screen reader. */
type Target = Locator | string | RegExp;

interface Watched {
  element: Element | null;
  name: string | null;
  pattern: string | null;
}

/** Runs in the page: lets the Tab key lead on until the focus is on the target. */
function watchTabs({ element, name, pattern }: Watched) {
  const readName = () => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement)) return '';
    const labels = here instanceof HTMLInputElement ? [...(here.labels ?? [])] : [];
    const label = labels.map(({ textContent }) => textContent).join(' ');
    return (here.getAttribute('aria-label') ?? (label || here.textContent) ?? '').trim();
  };
  const hasFocus = () => {
    if (name !== null) return readName() === name;
    if (pattern !== null) return new RegExp(pattern).test(readName());
    return element === document.activeElement;
  };
  const passed: string[] = [];
  const watch = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    if (hasFocus()) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else passed.push(readName().slice(0, 40));
  };
  addEventListener('keydown', watch, true);
  return {
    end() {
      removeEventListener('keydown', watch, true);
      return { reached: hasFocus(), passed };
    },
  };
}

/** A page that renders again replaces its elements, so each batch of keys looks for the target anew. */
async function pressTabs(page: Page, target: Target) {
  const isName = typeof target === 'string' || target instanceof RegExp;
  const watched = await page.evaluateHandle(watchTabs, {
    element: isName ? null : await target.elementHandle(),
    name: typeof target === 'string' ? target : null,
    pattern: target instanceof RegExp ? target.source : null,
  });
  for (let keys = 0; keys < keysAtOnce; keys++) await page.keyboard.press('Tab');
  return watched.evaluate((watch) => watch.end());
}

/** Goes to something by the Tab key alone; fails when it cannot be reached so. */
export async function tabTo(page: Page, target: Target): Promise<void> {
  const names: string[] = [];
  while (names.length < maxStops) {
    const { reached, passed } = await pressTabs(page, target);
    if (reached) return;
    names.push(...passed);
  }
  throw new Error(`The Tab key does not reach ${target}; it went over ${names.join(' · ')}`);
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
const maxActions = 12;

/** Opens a menu and takes one of its actions. */
export async function chooseInMenu(page: Page, opener: Locator, name: string): Promise<void> {
  await tabAndPress(page, opener);
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  for (let arrows = 0; arrows < maxActions; arrows++) {
    if (await item.evaluate((element) => element === document.activeElement))
      return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${name}`);
}
