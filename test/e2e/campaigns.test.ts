import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser, widths } from '../support/browser.ts';
import { localCloud } from '../support/localCloud.ts';
import { withPassword } from '../support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { openSignedIn } from './support/visits.ts';

const test = localCloud({ demoData: true });
const chromium = useBrowser();

describe.each(Object.entries(widths))('a push campaign, on a %s', (where, size) => {
  it('is written with a preview, scheduled and canceled', async () => {
    const api = test.visitor();
    await withPassword(api, 'admin');
    const { page, thrown, close } = await openSignedIn(chromium.browser, api, size);
    await page.goto('/push-campaigns');
    await page.getByRole('link', { name: 'New campaign' }).click();
    await page.waitForURL('/push-campaigns/create');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Enter a title').first().waitFor();
    const title = `Flowers for mothers, ${where}`;
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Text', { exact: true }).fill('Order by Friday, and it arrives on Sunday.');
    await page.getByLabel('Page that it opens').fill('/market');
    const preview = page.getByRole('region', { name: 'What people will see' });
    await preview.getByRole('heading', { name: title }).waitFor();
    await page.getByText('At a time').click();
    await page.getByLabel('Day and time').fill('2099-05-08T09:00');
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Schedule' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: /Send to .* later\?/ }).waitFor();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('button', { name: `Cancel ${title}` }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: `Cancel ${title}` }).click();
    await page.getByText('Canceled', { exact: true }).first().waitFor();
    expect(thrown).toEqual([]);
    await close();
  });
});
