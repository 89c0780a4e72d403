import type { Locator, Page } from 'playwright-core';

const click = (target: Locator) => target.click();

/** From 'On its way' to the question of 'Delivered'; an order of a later day asks before it leaves. */
export async function handOver(
  page: Page,
  press: (target: Locator) => Promise<unknown> = click,
): Promise<void> {
  const main = page.getByRole('main');
  const delivered = main.getByRole('button', { name: 'Delivered', exact: true });
  await press(main.getByRole('button', { name: 'On its way', exact: true }));
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'On its way' });
  await confirm.or(delivered).first().waitFor();
  if (await confirm.isVisible()) await press(confirm);
  await press(delivered);
}
