// @vitest-environment window

import { addProduct, getCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listRecipients } from '@bloomkin/shared/routes/users.ts';
import { addDays, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { sydneyDay } from '@bloomkin/web/components/hooks/useToday.ts';
import { Days } from '@bloomkin/web/features/account/recipients/Days.tsx';
import { Recipients } from '@bloomkin/web/features/account/recipients/Recipients.tsx';
import { checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { forgetServerCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { cartOf, order } from '#web/checkout/aCheckout.ts';
import { refusal, ruby, showTo } from './accountFixture.tsx';

afterEach(() => {
  localStorage.clear();
  forgetServerCart();
});

it('a list of recipients that did not load shows an error and retries', async () => {
  const reads = givenApi(listRecipients, () => refusal(500, 'INTERNAL'));
  showTo(await ruby(), <Recipients />);
  await screen.findByText('Error while getting recipients');
  expect(reads[0]?.params.id).toBe('u1');
  givenApi(listRecipients, () => ({ page: 1, per_page: 100, total: 0, data: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody here yet')).toBeTruthy();
});

describe('a birthday in the book of days', () => {
  function Path() {
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  }
  const path = () => screen.getByText(/^\//).textContent;

  let saved: ReturnType<typeof givenApi<typeof updateCart>> = [];

  /** Mum's birthday in some days; an order for her, if any. */
  async function showMum(inDays: number, orders: readonly Order[] = []) {
    const day = addDays(sydneyDay(new Date()), inDays);
    const mum = { ...(await ruby()), id: 'r1', fio: 'Mum', phone: '', email: '' };
    const birthday = { id: 'birthday', kind: 'birthday', label: '', date: day.slice(5) } as const;
    const days = [{ ...birthday, remind: false, never: false, skip_years: [] }];
    const details = {
      relation: '',
      birthday: `2000${day.slice(4)}`,
      note: '',
      address: null,
      days,
      quiet: null,
    };
    const page = { page: 1, per_page: 100 };
    givenApi(listRecipients, () => ({ ...page, total: 1, data: [{ ...mum, ...details }] }));
    givenApi(listOrders, () => ({
      ...page,
      total: orders.length,
      total_pages: 1,
      counts: {},
      data: [...orders],
    }));
    givenApi(getCart, () => ({ data: cartOf() }));
    givenApi(addProduct, () => ({ data: cartOf({ version: 2 }) }));
    saved = givenApi(updateCart, () => ({ data: cartOf({ version: 3 }) }));
    showTo(
      await ruby(),
      <>
        <Days />
        <Path />
      </>,
    );
    return day;
  }

  it('chooses its day when florists offer it', async () => {
    const day = await showMum(29);
    fireEvent.click(await screen.findByRole('button', { name: 'Choose flowers for Mum' }));
    expect(path()).toBe(`/market?day=${day}`);
  });

  it('names the day when orders open, and chooses none before', async () => {
    const day = await showMum(30);
    await screen.findByText(new RegExp(`orders open on ${formatDay(addDays(day, -29))}`));
    fireEvent.click(screen.getByRole('button', { name: 'Choose flowers for Mum' }));
    expect(path()).toBe('/market');
  });

  it.each([29, 30])('in %i days chooses such a day for the same flowers again', async (inDays) => {
    const recipient = { fio: 'Mum', phone: '' };
    const day = await showMum(inDays, [{ ...order, recipient }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Order again for Mum' }));
    await waitFor(() => expect(path()).toBe('/cart'));
    const chosen = inDays < 30 ? day : undefined;
    expect(stored.deliveryDay.read()).toBe(chosen);
    expect(checkoutDraft.read()).toMatchObject({ day: chosen ?? null, recipientName: 'Mum' });
    expect(saved[0]?.body).toMatchObject({ recipient, deliveryDay: chosen ?? null, card_message: '' });
  });
});
