// @vitest-environment window

import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { resolveCheckoutForm } from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { PickupStores } from '@bloomkin/web/features/checkout/where/PickupStores.tsx';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';

it('the checkout loads all stores of the florist at once', async () => {
  const requests = givenApi(listStores, () => ({ page: 1, per_page: 999, total: 0, data: [] }));
  const form = resolveCheckoutForm({
    ...{ draft: emptyDraft, companyId: 'f1', user: undefined, order: undefined, wantedDay: '' },
    ...{ place: undefined, unitOffice: undefined, comment: undefined },
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PickupStores companyId="f1" form={form} error={undefined} />
    </SWRConfig>,
  );
  await screen.findByText(/no pickup store/);
  const asked = requests.map(({ query }) =>
    ['company_id', 'pickup', 'per_page'].map((name) => query.get(name)),
  );
  expect(asked).toEqual([['f1', '1', '999']]);
});
