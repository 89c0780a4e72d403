// @vitest-environment window

import type { AnswerOf } from '@bloomkin/shared/route.ts';
import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { resolveCheckoutForm } from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { WhereStep } from '@bloomkin/web/features/checkout/where/WhereStep.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { surryHills } from '#support/shopping.ts';

afterEach(cleanup);

interface Opened {
  errorOf?: (path: string) => string | undefined;
  /** Not looked up yet. */
  addressText?: string;
  replyGeocode?: () => AnswerOf<typeof geocode> | Response;
}

function openStep({
  errorOf = () => undefined,
  addressText = '',
  replyGeocode = () => ({ data: [] }),
}: Opened = {}) {
  givenApi(listStores, () => ({ page: 1, per_page: 999, total: 0, data: [] }));
  givenApi(geocode, replyGeocode);
  const form = resolveCheckoutForm({
    ...{ draft: { ...emptyDraft, addressText }, companyId: 'f1', user: undefined, order: undefined },
    ...{
      place: addressText ? undefined : surryHills,
      unitOffice: undefined,
      comment: undefined,
      wantedDay: '',
    },
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
    const field = await openStep({ errorOf: (path) => (path === 'location' ? message : undefined) });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message).closest('div')?.contains(field)).toBe(true);
  });

  it.each([
    ['an unknown address', () => ({ data: [] }), /could not find that address/],
    ['a failing service', () => Response.json({}, { status: 503 }), /could not look that up just now/],
  ])('tells %s apart', async (_, replyGeocode, message) => {
    await openStep({ addressText: '1 Nowhere Lane', replyGeocode });
    fireEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
    await screen.findByText(message);
  });

  it('keeps no room for a map', async () => {
    await openStep();
    expect(screen.queryByText('Choose an address to see it on the map.')).toBeNull();
  });
});
