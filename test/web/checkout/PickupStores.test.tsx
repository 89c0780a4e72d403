// @vitest-environment window

import type { AnswerOf } from '@bloomkin/shared/route.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { addDays, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { resolveCheckoutForm } from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { PickupStores } from '@bloomkin/web/features/checkout/where/PickupStores.tsx';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { aStore } from '#web/office/storeFixture.tsx';

const givenStores = (data: AnswerOf<typeof listStores>['data']) =>
  givenApi(listStores, () => ({ page: 1, per_page: 999, total: data.length, data }));

function show() {
  const form = resolveCheckoutForm({
    ...{ draft: emptyDraft, companyId: 'f1', user: undefined, order: undefined, wantedDay: '' },
    ...{ place: undefined, unitOffice: undefined, comment: undefined },
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PickupStores companyId="f1" form={form} error={undefined} />
    </SWRConfig>,
  );
}

it('the checkout loads all stores of the florist at once', async () => {
  const requests = givenStores([]);
  show();
  await screen.findByText(/no pickup store/);
  const asked = requests.map(({ query }) =>
    ['company_id', 'pickup', 'per_page'].map((name) => query.get(name)),
  );
  expect(asked).toEqual([['f1', '1', '999']]);
});

it('says today’s hours of a day that differs from its weekday', async () => {
  const today = utcDay(new Date());
  const near = [addDays(today, -1), today, addDays(today, 1)];
  const usual = {
    closed: false,
    periods: null,
    capacity: null,
    order_by: null,
    fee: null,
    zones: [],
    note: '',
  };
  const special = { ...usual, hours: [{ start_time: '07:00', stop_time: '11:30' }] };
  givenStores([aStore({ special_days: near.map((day) => ({ ...special, day })) })]);
  show();
  expect(await screen.findByText(/Today 7–11:30 am/)).toBeDefined();
});
