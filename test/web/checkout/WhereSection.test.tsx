// @vitest-environment window

import type { AnswerOf } from '@bloomkin/shared/route.ts';
import { geocode, suggestAddresses } from '@bloomkin/shared/routes/documents.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { listAddresses, listRecipients } from '@bloomkin/shared/routes/users.ts';
import { changeDraft, checkoutDraft, emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import {
  type CheckoutValues,
  resolveCheckoutForm,
} from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { readCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import { WhereSection } from '@bloomkin/web/features/checkout/where/WhereSection.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { useStore } from '@bloomkin/web/storage/createStore.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { surryHills } from '#support/shopping.ts';
import { ruby } from '#web/account/accountFixture.tsx';

afterEach(() => {
  localStorage.clear();
});

interface Opened {
  errorOf?: (path: string) => string | undefined;
  /** Not looked up yet. */
  addressText?: string;
  replyGeocode?: () => AnswerOf<typeof geocode> | Response;
  readForm?: () => CheckoutValues;
  /** Labels the address field. */
  name?: string;
}

function openSection({
  errorOf = () => undefined,
  addressText = '',
  replyGeocode = () => ({ data: [] }),
  readForm,
  name = 'Street address or suburb',
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
  function Where() {
    useStore(checkoutDraft);
    const form = readForm?.() ?? typed;
    return <WhereSection companyId="f1" form={form} errorOf={errorOf} />;
  }
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Where />
    </SWRConfig>,
  );
  return screen.findByRole('combobox', { name });
}

describe('the address of the checkout', () => {
  it('shows an error at the address when no store delivers there', async () => {
    const message = 'This florist does not deliver there';
    const field = await openSection({ errorOf: (path) => (path === 'location' ? message : undefined) });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message).closest('div')?.contains(field)).toBe(true);
  });

  it.each([
    ['an unknown address', () => ({ data: [] }), /could not find that address/],
    ['a failing service', () => Response.json({}, { status: 503 }), /could not look that up just now/],
  ])('tells %s apart', async (_, replyGeocode, message) => {
    fireEvent.blur(await openSection({ addressText: '1 Nowhere Lane', replyGeocode }));
    await screen.findByText(message);
  });

  it('asks for the street of a known suburb, and looks it up there', async () => {
    const suburb = { ...surryHills, address: 'Surry Hills NSW 2010' };
    stored.location.write(suburb);
    const found = { ...surryHills, suburb: 'Surry Hills', state: 'NSW', postcode: '2010' };
    await openSection({ readForm: readCheckoutForm, name: 'Street in Surry Hills NSW' });
    const asked = givenApi(geocode, () => ({ data: [found] }));
    givenApi(suggestAddresses, () => ({ data: [] }));
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Street in Surry Hills NSW' });
    expect(field.value).toBe('');
    fireEvent.change(field, { target: { value: '10 Crown St' } });
    expect(field.value).toBe('10 Crown St');
    if (field.form) fireEvent.submit(field.form);
    await waitFor(() => expect(readCheckoutForm().place?.address).toBe(surryHills.address));
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      address: '10 Crown St, Surry Hills NSW 2010',
      near: '-33.89,151.21',
    });
  });

  it('becomes the default one for the buyer, and the gift’s again', async () => {
    const home = { ...surryHills, unitOffice: '4', comment: '', id: 'a1', label: 'Home', is_default: true };
    givenApi(listAddresses, () => ({ data: [home] }));
    givenApi(listRecipients, () => ({ page: 1, per_page: 100, total: 0, data: [] }));
    signedIn({ ...(await ruby()), api_token: 'token', expires_in: 3600 });
    const gift = { address: '181 Pitt St, Sydney NSW 2000', lat: -33.87, lng: 151.21 };
    changeDraft({ place: gift, unitOffice: '9', comment: 'Lobby', recipientName: 'Olivia' });
    const place = () => readCheckoutForm();
    await openSection({ readForm: readCheckoutForm });
    await screen.findByRole('button', { name: /^Home/ });
    const forMe = screen.getByRole('checkbox', { name: 'The flowers are for me' });
    fireEvent.click(forMe);
    expect(place()).toMatchObject({ place: surryHills, unitOffice: '4', comment: '' });
    fireEvent.click(forMe);
    expect(place()).toMatchObject({ place: gift, unitOffice: '9', comment: 'Lobby' });
  });

  it('comes with the one that its recipient has moved to', async () => {
    const [fio, saved] = ['Margaret Ellis', { unitOffice: '', comment: '' }];
    const before = { ...surryHills, ...saved };
    const now = { address: '232 Darling St, Rozelle NSW 2039', lat: -33.86, lng: 151.17, ...saved };
    changeDraft({ recipientName: fio, place: surryHills, moved: { fio, before, now } });
    await openSection({ readForm: readCheckoutForm });
    screen.getByText('Margaret Ellis’ address is now 232 Darling St, Rozelle NSW 2039');
    fireEvent.click(screen.getByRole('button', { name: /^232 Darling St/ }));
    expect(readCheckoutForm().place?.address).toBe(now.address);
    act(() => changeDraft({ recipientName: 'Olivia' }));
    expect(screen.queryByText(/address is now/)).toBeNull();
  });

  it('keeps no room for a map', async () => {
    await openSection();
    expect(screen.queryByText('Choose an address to see it on the map.')).toBeNull();
  });
});
