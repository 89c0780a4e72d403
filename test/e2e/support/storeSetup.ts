import type { Page } from 'playwright-core';

/** By the bar of what is not saved. */
export async function saveChanges(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await bar.getByRole('button', { name: 'Save' }).press('Enter');
  await bar.waitFor({ state: 'detached' });
}

/** On the page of a new store. */
export async function fillStore(page: Page, town: string, address: string): Promise<void> {
  await page.getByLabel('Name').fill(`${town} window`);
  await page.getByRole('combobox', { name: 'Street address or suburb' }).fill(address);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `${town} window` }).waitFor();
}

/** Every day until 9 pm. */
export async function setHours(page: Page): Promise<void> {
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await monday.getByLabel('Monday to').fill('21:00');
  await monday.getByRole('button', { name: 'Copy to weekdays' }).press('Enter');
  for (const day of ['Saturday', 'Sunday'])
    await page.getByRole('group', { name: day }).getByRole('switch').press('Space');
  await saveChanges(page);
}

/** On the tab of the zones, without a map and without a pointer. */
export async function addZone(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'List' }).press('Space');
  await page.getByText('suburbs, nearest first').waitFor();
  await page.getByRole('button', { name: 'Add zone' }).press('Enter');
  await page.getByLabel('Name').last().fill('In town');
  await page.getByLabel('Delivery', { exact: true }).fill('9');
  await page.getByLabel('Free from').fill('120');
  await page.getByLabel(/^Distance/).fill('20');
  await page.getByRole('button', { name: /^Add \d+ suburbs?$/ }).press('Enter');
  await page.getByText(/Reaches [1-9][\d,]* suburb/).waitFor();
}
