// @vitest-environment window
import { refresh } from '@bloomkin/shared/routes/auth.ts';
import { arrivalDays } from '@bloomkin/shared/routes/catalogue.ts';
import { listRecipients } from '@bloomkin/shared/routes/users.ts';
import type { ArrivalDay } from '@bloomkin/shared/schemas/listing.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { changeDraft, checkoutDraft, emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { findPerson } from '@bloomkin/web/features/cart/findPerson.ts';
import { readTagInput } from '@bloomkin/web/features/cart/saveTag.ts';
import { recipientNote } from '@bloomkin/web/features/deliveryAddress/recipientNote.ts';
import { savePlace } from '@bloomkin/web/features/deliveryAddress/savePlace.ts';
import { chooseDeliveryDay, chooseDeliveryWindow } from '@bloomkin/web/features/deliveryDay/deliveryDay.ts';
import { orderTag } from '@bloomkin/web/features/orders/change/orderTag.ts';
import { chooseMe, choosePersonName, chooseSavedPerson } from '@bloomkin/web/features/tag/chooseTag.ts';
import { TagBar, TagNote, TagWordButtons } from '@bloomkin/web/features/tag/Tag.tsx';
import { useTag } from '@bloomkin/web/features/tag/useTag.ts';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { refusal, ruby } from '#web/account/accountFixture.tsx';
import { forgetPerson } from '#web/cart/people.tsx';

const rozelle = { address: '232 Darling St, Rozelle NSW 2039', lat: -33.86, lng: 151.17 };
const home = {
  address: '221 Macleay St, Potts Point NSW 2011',
  lat: -33.87,
  lng: 151.22,
  unitOffice: '',
  comment: '',
};
const margaret = {
  id: 'r-1',
  fio: 'Margaret',
  phone: '',
  address: { ...rozelle, unitOffice: '', comment: '' },
};
const noon = { start_time: '12:00', stop_time: '15:00' };
const wednesday = '2026-12-02';
const thursday = '2026-12-03';

const dayOf = (day: string, noonIsOpen: boolean): ArrivalDay => ({
  ...{
    day,
    available: true,
    reason: null,
    price: 9,
    cutoff: null,
    timezone: 'Australia/Sydney',
    florists: 2,
  },
  periods: [
    { start_time: '09:00', stop_time: '12:00', available: true },
    { ...noon, available: noonIsOpen },
  ],
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T02:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  givenApi(arrivalDays, () => ({
    data: [dayOf('2026-11-29', true), dayOf(wednesday, true), dayOf(thursday, false)],
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const showTag = () => renderHook(useTag, { wrapper }).result;

describe('the tag of a guest', () => {
  it('keeps the other words when one changes', async () => {
    const tag = showTag();
    act(() => {
      chooseSavedPerson(margaret);
      chooseDeliveryWindow(wednesday, noon);
    });
    expect(tag.current.words.sentence).toBe('For Margaret · Wed 2 Dec, 12–3 pm · Rozelle');
    act(() => choosePersonName('Theo'));
    // Her door is not his.
    expect(tag.current.words.sentence).toBe('For Theo · Wed 2 Dec, 12–3 pm · which suburb?');
    await act(() => savePlace({ place: rozelle, unitOffice: '', comment: '' }));
    act(() => choosePersonName('Theo Hall'));
    expect(tag.current.words.sentence).toBe('For Theo Hall · Wed 2 Dec, 12–3 pm · Rozelle');
    act(() => chooseDeliveryDay(''));
    expect(tag.current.words.sentence).toBe('For Theo Hall · which day? · Rozelle');
    expect(tag.current.window).toEqual(noon);
  });

  it('asks for the window when the new day does not offer it, and brings it back', async () => {
    const tag = showTag();
    await act(() => savePlace({ place: rozelle, unitOffice: '', comment: '' }));
    act(() => chooseDeliveryWindow(wednesday, noon));
    act(() => chooseDeliveryDay(thursday));
    await waitFor(() => expect(tag.current.words.when).toBe('Thu 3 Dec, which window?'));
    act(() => chooseDeliveryDay(wednesday));
    expect(tag.current.words.when).toBe('Wed 2 Dec, 12–3 pm');
  });

  it('never makes a gift’s place the buyer’s own', async () => {
    const tag = showTag();
    act(() => chooseMe(home));
    expect(tag.current.words.sentence).toBe('For me · which day? · Potts Point');
    act(() => choosePersonName('Margaret'));
    expect(tag.current.words.where).toBe('which suburb?');
    await act(() => savePlace({ place: rozelle, unitOffice: '', comment: '' }));
    expect(stored.location.read()).toBeUndefined();
    act(() => chooseMe(home));
    expect(tag.current.words.where).toBe('Potts Point');
  });
});

describe('the tag of an order', () => {
  const words = {
    ...{ isEmpty: false, who: 'Margaret', when: 'Wed 2 Dec', where: 'Rozelle' },
    sentence: 'For Margaret · Wed 2 Dec · Rozelle',
  };
  const show = (fixed: readonly ('who' | 'when' | 'where')[]) =>
    act(() => orderTag.write({ words, fixed, open: () => undefined }));
  beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
  const listButtons = () => screen.queryAllByRole('button').map((button) => button.textContent);
  afterEach(() => {
    act(() => orderTag.write(undefined));
    cleanup();
  });

  it('shows one padlock and no button when nothing can be changed any more', () => {
    render(<TagBar />, { wrapper });
    show(['who', 'when', 'where']);
    expect(listButtons()).toEqual([]);
    expect(screen.getAllByText(/can no longer be changed/)).toHaveLength(1);
  });

  it('offers only the words that can still be changed', () => {
    render(<TagWordButtons />, { wrapper });
    show(['where']);
    expect(listButtons()).toEqual(['For Margaret', 'Wed 2 Dec']);
    const where = screen.getByText(/^, can no longer/).parentElement;
    expect(where?.textContent).toBe('Rozelle , can no longer be changed');
  });
});

describe('the note about the tag’s person', () => {
  it('stands behind the tag on each device, and marks flowers until the person changes', async () => {
    const note = 'no lilies, for the cat';
    const saved = { ...(await ruby({ id: 'r-1', fio: 'Margaret' })), address: null, quiet: null, days: [] };
    givenApi(listRecipients, () => ({
      ...{ page: 1, per_page: 100, total: 1 },
      data: [{ ...saved, relation: '', birthday: null, note }],
    }));
    signedIn({ ...(await ruby()), api_token: 'token', expires_in: 3600 });
    changeDraft({ forMe: false, recipientName: 'Margaret' });
    render(<TagNote isWide />, { wrapper });
    expect((await screen.findByText(note)).textContent).toBe('Margaret’s note: no lilies, for the cat');
    const lilies = { name: 'White Coast', description: 'White lilies.', parameter_values: [] };
    expect(recipientNote.read()?.findConflict(lilies)).toBe('Has lilies: poisonous to cats');
    act(() => changeDraft({ recipientName: 'Theo' }));
    await waitFor(() => expect(recipientNote.read()).toBeUndefined());
    cleanup();
    givenApi(refresh, () => refusal(401, 'AUTH.REFRESH.INVALID'));
    await forgetPerson();
  });
});

describe('the person of the tag', () => {
  const cart = (fields: Partial<Order>) => anOrder({ deliveryDay: null, items: [], ...fields });
  const mum = { fio: 'Margaret', phone: '' };

  it.each([
    ['nobody while nothing is known', undefined, undefined, undefined],
    [
      'the cart’s recipient on another device',
      undefined,
      cart({ recipient: mum, tag_person: 'r-1' }),
      { kind: 'person', name: 'Margaret', id: 'r-1' },
    ],
    ['the buyer on another device', undefined, cart({ tag_person: 'me' }), { kind: 'me' }],
    ['who was chosen here', { ...emptyDraft, forMe: true }, cart({ recipient: mum }), { kind: 'me' }],
    [
      'nobody once the name is cleared here',
      { ...emptyDraft, recipientName: ' ' },
      cart({ recipient: mum }),
      undefined,
    ],
  ])('names %s', (_, draft, order, expected) => {
    expect(findPerson(draft, order)).toEqual(expected);
  });

  it('goes to the cart with place, day and window, and only what is known here', () => {
    expect(readTagInput()).toEqual({ deliveryDay: null });
    changeDraft({ recipientName: 'Margaret', recipientId: 'r-1', recipientPhone: '' });
    chooseDeliveryWindow(wednesday, noon);
    stored.location.write(rozelle);
    expect(readTagInput()).toEqual({
      ...{ tag_person: 'r-1', recipient: mum, location: rozelle, unitOffice: '', comment: '' },
      ...{ deliveryDay: wednesday, delivery_period: noon },
    });
    checkoutDraft.clear();
  });
});
