import type { Page } from 'playwright-core';

export const dialog = (page: Page) => page.getByRole('dialog').first();

/** From the person in the shop's header. */
export async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in or register' }).click();
  await dialog(page).waitFor();
}

/** Types a phone, in the shop's dialog or at the partner sign-in, and goes on to the four boxes. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await page.getByLabel('Four-digit code').waitFor();
}

/** The code signs in without a press. */
export async function answerCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByLabel('Four-digit code');
  await boxes.fill(code);
  await boxes.waitFor({ state: 'hidden' });
}
