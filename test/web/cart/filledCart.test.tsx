// @vitest-environment window

import { getAgentCheckout } from '@bloomkin/shared/routes/cart.ts';
import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { parseItems } from '@bloomkin/web/features/productCard/fillCart.ts';
import { FilledCartPage } from '@bloomkin/web/pages/FilledCartPage.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { givenProduct } from '#web/storefront/storefrontFixture.ts';
import { givenGuest, resetCartPanel } from './cartPanelFixture.tsx';

const session = `chk_${'a'.repeat(27)}`;
const rose = await givenProduct({ id: 'rose', name: 'Rose', sizes: [] });
const tulip = await givenProduct({
  id: 'tulip',
  sizes: [{ id: 'tall', name: 'Tall', sku: '', price: 40, active: true, photo: null, parameter_values: [] }],
});
const orchid = await givenProduct({ id: 'orchid', name: 'Orchid', sizes: [], company: 'other' });

resetCartPanel();

function follow(link: string) {
  const arrived = (path: string) => <Route path={path} element={<p>Arrived at {path}</p>} />;
  return render(
    <MemoryRouter initialEntries={[link]}>
      <Routes>
        <Route path="/cart/:items" element={<FilledCartPage />} />
        {arrived('/cart')}
        {arrived('/market')}
      </Routes>
    </MemoryRouter>,
  );
}

const counts = () =>
  stored.guestCart.read()?.items.map(({ product, count }) => [product.id, product.size?.id, count]);

describe('a link that fills the cart', () => {
  beforeEach(() => {
    givenGuest();
    givenApi(getProduct, ({ params }) => {
      const found = [rose, tulip, orchid].find(({ id }) => id === params.id);
      return found ? { data: found } : Response.json({ code: 'NOT_FOUND', message: 'Gone' }, { status: 404 });
    });
  });

  it('sets each line of a link once, however often it is followed', async () => {
    for (let times = 0; times < 2; times++) {
      const { unmount } = follow('/cart/rose:2,tulip~tall:3,gone:1,gone,tulip');
      await screen.findByText('Arrived at /cart');
      unmount();
    }
    expect(counts()).toEqual([
      ['rose', undefined, 2],
      ['tulip', 'tall', 3],
    ]);
    const told = await screen.findAllByText(
      /Not in your cart: A product[^,]*, Jacaranda Dusk \(choose one of its sizes\)$/,
    );
    expect(told.length).toBeGreaterThan(0);
  });

  it('goes on within the shop only', async () => {
    const { unmount } = follow('/cart/rose?continue_to=/market');
    await screen.findByText('Arrived at /market');
    unmount();
    follow('/cart/rose?continue_to=//other.example');
    expect(await screen.findByText('Arrived at /cart')).toBeDefined();
  });

  it('takes over what an agent filled in', async () => {
    givenApi(getAgentCheckout, () => ({
      data: {
        ...{ fio: 'Ava Nguyen', email: 'ava@example.com', phone: '+61491570156', unitOffice: 'Unit 4' },
        recipient: { fio: 'Bo Chen', phone: '' },
        location: { address: '12 Crown Street, Surry Hills NSW 2010', lat: -33.88, lng: 151.21 },
        pickupStore: null,
        deliveryDay: '2026-12-05',
        delivery_period: { start_time: '12:00', stop_time: '15:00' },
        ...{ card_message: 'Hello', comment: '', discount_code: null, items: [] },
      },
    }));
    follow(`/cart/rose:1?session=${session}`);
    await screen.findByText('Arrived at /cart');
    expect(checkoutDraft.read()).toMatchObject({
      ...{
        agentSession: session,
        recipientName: 'Bo Chen',
        day: '2026-12-05',
        cardMessage: 'Hello',
        fio: 'Ava Nguyen',
      },
      period: { start_time: '12:00', stop_time: '15:00' },
    });
    // The tag says it on every page.
    expect(stored.deliveryDay.read()).toBe('2026-12-05');
    expect(stored.deliveryWindow.read()).toEqual({ start_time: '12:00', stop_time: '15:00' });
  });

  it('fills the cart and says so when what an agent filled in has ended', async () => {
    givenApi(getAgentCheckout, () => refusal(404, 'NOT_FOUND'));
    follow(`/cart/rose:1?session=${session}`);
    await screen.findByText('Arrived at /cart');
    expect(counts()).toEqual([['rose', undefined, 1]]);
    expect(await screen.findByText(/filled in for you has ended/)).toBeDefined();
  });

  it('takes the first of several florists and names the others', async () => {
    follow('/cart/rose:1,orchid:1,tulip~tall:1');
    await screen.findByText('Arrived at /cart');
    expect(counts()?.map(([id]) => id)).toEqual(['rose', 'tulip']);
    expect(await screen.findByText(/Orchid \(of another florist/)).toBeDefined();
  });

  it('takes a link’s postcode for the shop’s place, unless one is chosen', async () => {
    const place = { address: 'Surry Hills NSW 2010', lat: -33.88, lng: 151.21 };
    const area = { suburb: 'Surry Hills', state: 'NSW', postcode: '2010' };
    givenApi(geocode, () => ({ data: [{ ...place, ...area }] }));
    const { unmount } = follow('/cart/rose?context/postal_code=2010');
    await screen.findByText('Arrived at /cart');
    expect(stored.location.read()).toEqual(place);
    unmount();
    givenApi(geocode, () => ({ data: [{ ...place, ...area, address: 'Newtown NSW 2042' }] }));
    follow('/cart/rose?context/postal_code=2042');
    await screen.findByText('Arrived at /cart');
    expect(stored.location.read()).toEqual(place);
  });

  it('says what failed, and fills the cart on another try', async () => {
    givenApi(getProduct, () => refusal(503, 'SERVICE.UNAVAILABLE'));
    follow('/cart/rose:1');
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    givenApi(getProduct, () => ({ data: rose }));
    again.click();
    await waitFor(() => expect(counts()).toEqual([['rose', undefined, 1]]));
  });
});

it('reads the items of a link', () => {
  expect(parseItems('rose:2, tulip~tall,bad id,x:0,y:5000,~dHVsaXB-dGFsbA:3,~a:1')).toEqual([
    { productId: 'rose', sizeId: undefined, count: 2 },
    { productId: 'tulip', sizeId: 'tall', count: 1 },
    { productId: '', sizeId: undefined, count: 1 },
    { productId: '', sizeId: undefined, count: 1 },
    { productId: 'y', sizeId: undefined, count: 999 },
    { productId: 'tulip', sizeId: 'tall', count: 3 },
    { productId: '', sizeId: undefined, count: 1 },
  ]);
});
