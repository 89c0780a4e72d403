// @vitest-environment window

import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { exportAbandonedCarts, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { AbandonedPage } from '@bloomkin/web/office/orders/abandoned/AbandonedPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

const petal = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal', logo: null };

function givenCart(about: object = {}) {
  const cart = anOrder({
    ...{ status: 'abandoned_cart', fio: 'Tom Whitford', company_info: petal, isPickup: false },
    ...{ reminder: { state: 'not_agreed', agreed_at: null, sent_at: null }, ...about },
  });
  givenApi(listCompanies, () => ({
    ...{ page: 1, per_page: 20, total: 1, data: [aCompany({ id: 'petal', brand: 'Petal' })] },
  }));
  return givenApi(listOrders, () => ({
    ...{ page: 1, per_page: 20, total: 1, total_pages: 1, data: [cart], counts: { all: 1 } },
  }));
}

const show = () =>
  showTo(person('ROLE_ADMIN'), <AbandonedPage />, '/orders/list/abandoned?search=tom&tab=reminded');

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
  );
});

describe('abandoned carts', () => {
  it('export as they are filtered', async () => {
    const asked = givenCart();
    const exported = givenApi(exportAbandonedCarts, () => new Response('Buyer'));
    show();
    await screen.findByText('Tom Whitford');
    fireEvent.change(screen.getByLabelText('Last changed'), { target: { value: '7' } });
    fireEvent.change(screen.getByLabelText('Stopped at'), { target: { value: 'payment' } });
    fireEvent.focus(screen.getByRole('combobox', { name: 'Florist' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Petal' }));
    const readFrom = () => asked.at(-1)?.query.get('touched_from') ?? '';
    await waitFor(() => expect(asked.at(-1)?.query.get('company_id')).toBe('petal'));
    await waitFor(() => expect(readFrom()).toMatch(/T\d\d:00:00\.000Z$/));
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(exported).toHaveLength(1));
    expect(Object.fromEntries(exported[0]?.query ?? [])).toEqual({
      ...{ search: 'tom', reminder: 'reminded', stopped_at: 'payment' },
      company_id: 'petal',
      touched_from: readFrom(),
    });
  });

  it.each([
    ['Cart', 'cart'],
    ['Checkout, day and window', 'day'],
    ['Checkout, who and where', 'recipient'],
    ['Checkout, payment', 'payment'],
  ])('say where the buyer stopped: %s', async (label, stopped_at) => {
    givenCart({ stopped_at });
    show();
    const row = (await screen.findByText('Tom Whitford')).closest('li');
    expect(row?.textContent).toContain(`Stopped at ${label}`);
  });
});
