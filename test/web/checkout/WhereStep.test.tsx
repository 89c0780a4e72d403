// @vitest-environment window

import { emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { resolveCheckoutForm } from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { WhereStep } from '@bloomkin/web/features/checkout/where/WhereStep.tsx';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { surryHills } from '#support/shopping.ts';
import { givenApi } from '../storefront/storefrontFixture.ts';

it('shows the error of an address without delivery beside its field', async () => {
  givenApi({ '/api/shop/stores': () => ({ page: 1, per_page: 999, total: 0, data: [] }) });
  const form = resolveCheckoutForm({
    ...{ draft: emptyDraft, companyId: 'f1', user: undefined, order: undefined, wantedDay: '' },
    ...{ place: surryHills, unitOffice: undefined, comment: undefined },
  });
  const message = 'This florist does not deliver there';
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WhereStep
        companyId="f1"
        form={form}
        errorOf={(path) => (path === 'location' ? message : undefined)}
        onDone={() => undefined}
      />
    </SWRConfig>,
  );
  const field = await screen.findByRole('combobox', { name: 'Street address or suburb' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(message).closest('div')?.contains(field)).toBe(true);
});
