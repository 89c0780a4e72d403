import type { Locator, Page } from 'playwright-core';
import { chooseInMenu, tabAndPress, tabTo } from './keyboard.ts';

/** One way to use the shop: a story told with it is walked by pointer and by keyboard alone. */
export interface Hand {
  press: (target: Locator) => Promise<void>;
  /** Replaces what the field holds. */
  type: (target: Locator, text: string) => Promise<void>;
  /** A box to tick, or one of several to choose. */
  choose: (target: Locator) => Promise<void>;
  /** An option of a select, by its label. */
  select: (target: Locator, label: string) => Promise<void>;
  /** What a combobox finds. */
  pick: (target: Locator, text: string, option: Locator) => Promise<void>;
  /** An action of a menu. */
  act: (opener: Locator, name: string) => Promise<void>;
  turnTo: (tab: Locator) => Promise<void>;
}

/** More arrows than any group has choices. */
const maxChoices = 12;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function chooseByKeys(page: Page, target: Locator): Promise<void> {
  if ((await target.getAttribute('type')) !== 'radio') {
    await tabTo(page, target);
    return page.keyboard.press('Space');
  }
  const name = await target.getAttribute('name');
  const group = page.locator(`input[type=radio][name="${name}"]:not([disabled])`);
  const checked = group.and(page.locator(':checked'));
  await tabTo(page, (await checked.count()) > 0 ? checked : group.first());
  await pressArrows(page, 'ArrowRight', () => isFocused(target));
  if (!(await target.isChecked())) await page.keyboard.press('Space');
}

async function pressArrows(page: Page, arrow: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let arrows = 0; arrows <= maxChoices; arrows++) {
    if (await isThere()) return;
    await page.keyboard.press(arrow);
  }
  throw new Error(`${arrow} does not lead there`);
}

/** A closed select chooses by the letters that are typed. */
async function selectByKeys(page: Page, target: Locator, label: string): Promise<void> {
  // Leaving it forgets what was typed a moment ago.
  if (await isFocused(target)) await page.keyboard.press('Shift+Tab');
  await tabTo(page, target);
  await page.keyboard.type(label);
  const chosen = await target.locator('option:checked').textContent();
  if (chosen?.trim() !== label) throw new Error(`The keys chose ${chosen} instead of ${label}`);
}

async function typeByKeys(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  if (text === '') return page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

async function pickByKeys(page: Page, target: Locator, text: string, option: Locator): Promise<void> {
  await typeByKeys(page, target, text);
  await option.waitFor();
  await pressArrows(page, 'ArrowDown', async () => (await option.getAttribute('aria-selected')) === 'true');
  await page.keyboard.press('Enter');
}

async function turnToByKeys(page: Page, tab: Locator): Promise<void> {
  const isChosen = async () => (await tab.getAttribute('aria-selected')) === 'true';
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await pressArrows(page, 'ArrowRight', isChosen);
}

/** The ways there are, by what a test calls them. */
export const hands = {
  pointer: () => ({
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    choose: (target) => target.locator('..').click(),
    async select(target, label) {
      await target.selectOption({ label });
    },
    async pick(target, text, option) {
      await target.fill(text);
      await option.click();
    },
    async act(opener, name) {
      await opener.click();
      await opener.page().getByRole('menuitem', { name, exact: true }).click();
    },
    turnTo: (tab) => tab.click(),
  }),
  'keyboard alone': (page) => ({
    async press(target) {
      // While a change is on its way, its button does nothing and says so.
      await target.and(page.locator(':not([aria-disabled=true])')).waitFor();
      await tabAndPress(page, target);
    },
    type: (target, text) => typeByKeys(page, target, text),
    choose: (target) => chooseByKeys(page, target),
    select: (target, label) => selectByKeys(page, target, label),
    pick: (target, text, option) => pickByKeys(page, target, text, option),
    act: (opener, name) => chooseInMenu(page, opener, name),
    turnTo: (tab) => turnToByKeys(page, tab),
  }),
} satisfies Record<string, (page: Page) => Hand>;

/** By keyboard alone at a desk, by pointer on a phone: a journey at both widths is made in both ways. */
export const handFor = (page: Page, { width }: { width: number }): Hand =>
  width < 768 ? hands.pointer() : hands['keyboard alone'](page);
