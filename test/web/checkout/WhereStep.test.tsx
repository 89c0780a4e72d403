// @vitest-environment window

import type { AnswerOf } from '@bloomkin/shared/route.ts';
import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { listAddresses, listRecipients } from '@bloomkin/shared/routes/users.ts';
import { changeDraft, checkoutDraft, emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import {
  type CheckoutValues,
  resolveCheckoutForm,
} from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { readCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import { WhereStep } from '@bloomkin/web/features/checkout/where/WhereStep.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { useStore } from '@bloomkin/web/storage/createStore.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { surryHills } from '#support/shopping.ts';
import { ruby } from '../account/accountFixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface Opened {
  errorOf?: (path: string) => string | undefined;
  /** Not looked up yet. */
  addressText?: string;
  replyGeocode?: () => AnswerOf<typeof geocode> | Response;
  readForm?: () => CheckoutValues;
}

function openStep({
  errorOf = () => undefined,
  addressText = '',
  replyGeocode = () => ({ data: [] }),
  readForm,
}: Opened = {}) {
  givenApi(listStores, () => ({ page: 1, per_page: 999, total: 0, data: [] }));
  givenApi(geocode, replyGeocode);
  const typed = resolveCheckoutForm({
    ...{ draft: { ...emptyDraft, addressText }, companyId: 'f1', user: undefined, order: undefined },
    ...{
      place: addressText ? undefined : surryHills,
      unitOffice: undefined,
      comment: undefined,
      wantedDay: '',
    },
  });
  function Step() {
    useStore(checkoutDraft);
    const form = readForm?.() ?? typed;
    return (
      <WhereStep companyId="f1" form={form} errorOf={errorOf} onDone={() => undefined} next="Choose a day" />
    );
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Step />
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

  it('becomes the default one for the buyer, and the gift’s again', async () => {
    const home = { ...surryHills, unitOffice: '4', comment: '', id: 'a1', label: 'Home', is_default: true };
    givenApi(listAddresses, () => ({ data: [home] }));
    givenApi(listRecipients, () => ({ page: 1, per_page: 100, total: 0, data: [] }));
    signedIn({ ...(await ruby()), api_token: 'token', expires_in: 3600 });
    const gift = { address: '181 Pitt St, Sydney NSW 2000', lat: -33.87, lng: 151.21 };
    changeDraft({ place: gift, unitOffice: '9', comment: 'Lobby', recipientName: 'Olivia' });
    const place = () => readCheckoutForm();
    await openStep({ readForm: readCheckoutForm });
    await screen.findByRole('button', { name: /^Home/ });
    const forMe = screen.getByRole('checkbox', { name: 'The flowers are for me' });
    fireEvent.click(forMe);
    expect(place()).toMatchObject({ place: surryHills, unitOffice: '4', comment: '' });
    fireEvent.click(forMe);
    expect(place()).toMatchObject({ place: gift, unitOffice: '9', comment: 'Lobby' });
  });

  it('keeps no room for a map', async () => {
    await openStep();
    expect(screen.queryByText('Choose an address to see it on the map.')).toBeNull();
  });
});
