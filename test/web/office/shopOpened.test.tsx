// @vitest-environment window
import { ShopOpened } from '@bloomkin/web/office/florist/money/ShopOpened.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTo } from '#web/account/accountFixture.tsx';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

const connected = { stripe: { connected: true, charges_enabled: true } };

describe('the return from connecting payouts', () => {
  it.each([
    ['that the shop is open', { ...connected, missing_steps: [] }, 'Your shop is open.', 'See your shop'],
    [
      'that it waits for an approval',
      { ...connected, missing_steps: [], approved: null },
      'We look at your shop now',
      'Open your shop',
    ],
    [
      'how many steps are left',
      { ...connected, missing_steps: ['product'] },
      '1 step left',
      'Open your shop',
    ],
  ])('says %s', (_, company, text, link) => {
    showTo(person('ROLE_VENDOR'), <ShopOpened company={aCompany(company)} />, '/money?payouts=back');
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
  });

  it.each([
    ['on a later visit', connected, '/money'],
    [
      'before the provider is done',
      { stripe: { connected: true, charges_enabled: false } },
      '/money?payouts=back',
    ],
  ])('says nothing %s', (_, company, path) => {
    showTo(person('ROLE_VENDOR'), <ShopOpened company={aCompany(company)} />, path);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
