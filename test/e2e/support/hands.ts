import type { Locator, Page } from 'playwright-core';
import { tabAndPress, tabAndType, tabTo } from './keyboard.ts';

/** One way to use the shop: a story told with it is walked by pointer and by keyboard alone. */
export interface Hand {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  /** A box to tick, or one of several to choose. */
  choose: (target: Locator) => Promise<void>;
}

/** More arrows than any group has choices. */
const mostChoices = 12;

async function chooseByKeys(page: Page, target: Locator): Promise<void> {
  if ((await target.getAttribute('type')) !== 'radio') {
    await tabTo(page, target);
    return page.keyboard.press('Space');
  }
  const name = await target.getAttribute('name');
  const group = page.locator(`input[type=radio][name="${name}"]:not([disabled])`);
  const checked = group.and(page.locator(':checked'));
  await tabTo(page, (await checked.count()) > 0 ? checked : group.first());
  for (let arrows = 0; arrows < mostChoices; arrows++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  if (!(await target.isChecked())) await page.keyboard.press('Space');
}

/** The ways there are, by what a test calls them. */
export const hands = {
  pointer: () => ({
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    choose: (target) => target.locator('..').click(),
  }),
  'keyboard alone': (page) => ({
    async press(target) {
      // While a change is on its way, its button does nothing and says so.
      await target.and(page.locator(':not([aria-disabled=true])')).waitFor();
      await tabAndPress(page, target);
    },
    type: (target, text) => tabAndType(page, target, text),
    choose: (target) => chooseByKeys(page, target),
  }),
} satisfies Record<string, (page: Page) => Hand>;
