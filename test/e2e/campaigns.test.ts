import { describe, expect, it } from 'vitest';
import { expectAccessible, useBrowser } from '#support/browser.ts';
import { demoShop } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { expectNoSideways } from './support/extremes.ts';
import { handFor } from './support/hands.ts';
import { tabTo } from './support/keyboard.ts';
import { playedOn } from './support/played.ts';
import { openSignedIn } from './support/visits.ts';

const test = demoShop();
const chromium = useBrowser();

describe.each(playedOn('desk'))('a push campaign, on a %s', (where, size) => {
  it('sends what was written with a preview, scheduled and canceled', async () => {
    const api = test.visitor();
    await signInDemoUser(api, 'admin');
    const { page } = await openSignedIn(chromium.browser, api, size);
    const hand = handFor(page, size);
    await page.goto('/push-campaigns');
    await hand.press(page.getByRole('link', { name: 'New campaign' }));
    await page.waitForURL('/push-campaigns/create');
    await hand.press(page.getByRole('button', { name: 'Send' }));
    await page.getByText('Enter a title').first().waitFor();
    // It has the focus in the next turn: what is typed before goes to the field that is wrong then.
    await page.locator('[aria-invalid="true"]:focus').waitFor();
    const title = `Flowers for mothers, ${where}`;
    await hand.type(page.getByLabel('Title'), title);
    await hand.type(page.getByLabel('Text', { exact: true }), 'Order by Friday, and it arrives on Sunday.');
    await hand.type(page.getByLabel('Page that it opens'), '/market');
    const preview = page.getByRole('region', { name: 'What people will see' });
    await preview.getByRole('heading', { name: title }).waitFor();
    await hand.choose(page.getByRole('radio', { name: 'At a time' }));
    const moment = page.getByLabel('Day and time');
    if (where === 'desk') {
      await tabTo(page, moment);
      // A year may have six digits, so that Tab ends it.
      for (const typed of ['0505', '2099', 'Tab', '0900', 'A'])
        await (typed === 'Tab' ? page.keyboard.press(typed) : page.keyboard.type(typed));
    } else await moment.fill('2099-05-05T09:00');
    expect(await moment.inputValue()).toBe('2099-05-05T09:00');
    await expectAccessible(page);
    await expectNoSideways(page);
    await hand.press(page.getByRole('button', { name: 'Schedule' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: /Send to .* later\?/ }).waitFor();
    await hand.press(dialog.getByRole('button', { name: 'Schedule' }));
    await page.getByRole('button', { name: `Cancel ${title}` }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await hand.press(page.getByRole('button', { name: `Cancel ${title}` }));
    await page.getByText('Canceled', { exact: true }).first().waitFor();
  });
});
