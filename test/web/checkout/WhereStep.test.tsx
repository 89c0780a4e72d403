// @vitest-environment window

import { emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { resolveCheckoutForm } from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { WhereStep } from '@bloomkin/web/features/checkout/where/WhereStep.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { surryHills } from '#support/shopping.ts';
import { givenApi } from '../storefront/storefrontFixture.ts';

afterEach(cleanup);

function openStep(errorOf: (path: string) => string | undefined = () => undefined) {
  givenApi({ '/api/shop/stores': () => ({ page: 1, per_page: 999, total: 0, data: [] }) });
  const form = resolveCheckoutForm({
    ...{ draft: emptyDraft, companyId: 'f1', user: undefined, order: undefined, wantedDay: '' },
    ...{ place: surryHills, unitOffice: undefined, comment: undefined },
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WhereStep companyId="f1" form={form} errorOf={errorOf} onDone={() => undefined} />
    </SWRConfig>,
  );
  return screen.findByRole('combobox', { name: 'Street address or suburb' });
}

describe('the address of the checkout', () => {
  it('shows an error at the address when no store delivers there', async () => {
    const message = 'This florist does not deliver there';
    const field = await openStep((path) => (path === 'location' ? message : undefined));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message).closest('div')?.contains(field)).toBe(true);
  });

  it('keeps no room for a map', async () => {
    await openStep();
    expect(screen.queryByText('Choose an address to see it on the map.')).toBeNull();
  });
});
