import type { Page } from 'playwright-core';

/** Waits for visible pictures and fonts. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

async function chooseAddress(page: Page): Promise<void> {
  await page.getByRole('main').getByText('suburb or address').first().click();
  await page.getByLabel('Street address or suburb').fill('10 Crown St, Surry Hills');
  await page
    .getByRole('option', { name: /Surry Hills/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
}

async function fillInCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: /Buy now/ }).click();
  await page.getByRole('textbox', { name: /^Card message/ }).fill('Happy Mother’s Day, Mum!\nLove, Jess');
  await page.getByLabel('Recipient’s name').fill('Margaret Ellis');
}

export async function takeOrder(page: Page, upTo: 'home' | 'product' | 'checkout'): Promise<void> {
  await page.goto('/');
  await chooseAddress(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'See all that can arrive' }).waitFor();
  await page.goto(upTo === 'home' ? '/' : '/market');
  if (upTo !== 'home') {
    await main.locator('h3 a').first().click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  }
  if (upTo === 'checkout') await fillInCheckout(page);
  await settle(page);
}

export async function signIn(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`/auth/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('E-mail, phone or login').fill(`${name}@flowers.test`);
  await page.getByLabel('Password', { exact: true }).fill('Flowers-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}**`);
  await page.getByRole('table').first().waitFor();
  // The display font is optional and loads with the second page.
  await page.reload();
  await page.getByRole('table').first().waitFor();
  await settle(page);
}
