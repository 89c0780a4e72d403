import type { Page } from 'playwright-core';

const mostTabs = 60;

/** What has the focus, as a screen reader names it. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement)) return '';
    const labels = here instanceof HTMLInputElement ? [...(here.labels ?? [])] : [];
    const label = labels.map(({ textContent }) => textContent).join(' ');
    return (here.getAttribute('aria-label') ?? (label || here.textContent) ?? '').trim();
  });

/** Goes with the Tab key alone to what has this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const fits = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  const seen: string[] = [];
  for (let presses = 0; presses < mostTabs; presses += 1) {
    const found = await focusedName(page);
    if (fits(found)) return;
    seen.push(found.slice(0, 40));
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${name}; it went over ${seen.join(' · ')}`);
}

/** Goes to a field and types into it. */
export async function tabAndType(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Goes to a button or link and presses it. */
export async function tabAndPress(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
