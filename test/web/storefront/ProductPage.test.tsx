// @vitest-environment window

import { refresh } from '@bloomkin/shared/routes/auth.ts';
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import { deliveryDays, listStores } from '@bloomkin/shared/routes/stores.ts';
import { toConflictFinder } from '@bloomkin/shared/rules/recipientNote.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { recipientNote } from '@bloomkin/web/features/deliveryAddress/recipientNote.ts';
import { useFlorist } from '@bloomkin/web/features/florist/useFlorist.ts';
import { ProductPage } from '@bloomkin/web/pages/ProductPage.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { forgetPerson } from '#web/cart/people.tsx';
import { aCompany } from '#web/office/aCompany.ts';
import { aReview, reviewsOf } from './reviewsFixture.tsx';
import { emptyPage, givenProduct } from './storefrontFixture.ts';

const newtown = { address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 };
const period = (start: string, stop: string, available: boolean, left: number | null) => ({
  start_time: start,
  stop_time: stop,
  available,
  left,
});
const today = {
  day: '2026-11-20',
  available: true,
  reason: null,
  periods: [
    {
      ...period('09:00', '12:00', false, null),
      reason_code: 'too_late' as const,
      cutoff: '2026-11-19T22:00:00.000Z',
    },
    period('12:00', '15:00', true, 3),
    period('15:00', '18:00', true, null),
  ],
  cutoff: '2026-11-20T04:14:00.000Z',
  price: 12,
  timezone: 'Australia/Sydney',
};
const florist = aCompany({
  ...{ id: 'f1', name: 'Petal & Twine Pty Ltd', brand: 'Petal & Twine', rating: 4.9, distantion: 1240 },
  ...{ reviews_count: 312, since: '2024-05-03' },
  claim: { percent: 96, orders: 182, words: '96% on time, of 182 orders in 90 days' },
});

async function openProduct(days: DeliveryDay[] = [today], id = 'p1', change: object = {}) {
  const product = await givenProduct({
    ...change,
    parameter_values: [
      { parameter_id: 'q1', parameter_name: 'height', value: '40' },
      { parameter_id: 'q2', parameter_name: 'number of flowers', value: '14' },
    ],
  });
  givenApi(getProduct, ({ params }) => (params.id === 'p1' ? { data: product } : refusal(404, 'NOT_FOUND')));
  givenApi(deliveryDays, () => ({ data: days }));
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/viewproduct/${id}`]}>
        <Routes>
          <Route path="/viewproduct/:id" element={<ProductPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return screen.findByRole('heading', { level: 1 });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  givenApi(getCompany, () => ({ data: florist }));
  givenApi(listProductReviews, (call) => ({
    ...reviewsOf({ count: 1, hasWritten: false })(call),
    data: [{ ...aReview(1), text: 'Still perfect.' }],
  }));
  givenApi(listCategoryProducts, () => emptyPage);
});
afterEach(() => {
  vi.useRealTimers();
});

const aSize = (name: string, width: number, height: number, photo: string | null) => ({
  ...{ id: name, name, sku: name, price: height, active: true, photo },
  parameter_values: [
    { parameter_id: 'w', parameter_name: 'Width', value: String(width) },
    { parameter_id: 'h', parameter_name: 'Height', value: String(height) },
  ],
});

describe('a product', () => {
  it('becomes a favourite of this browser, and is shared by its link', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText }, share: undefined });
    await openProduct();
    const heart = await screen.findByRole('button', { name: 'Favourite' });
    fireEvent.click(heart);
    expect([heart.getAttribute('aria-pressed'), stored.favourites.read()]).toEqual(['true', ['p1']]);
    fireEvent.click(heart);
    expect(stored.favourites.read()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/viewproduct/p1`));
    vi.unstubAllGlobals();
  });

  it('shows first day, price and cutoff for the saved address', async () => {
    stored.location.write(newtown);
    await openProduct();
    expect(
      await screen.findByRole('heading', { name: 'Arrives today, Fri 20 Nov in Newtown NSW, $12' }),
    ).toBeTruthy();
    expect(screen.getByText('with delivery: $89.50 + $12')).toBeTruthy();
    expect(screen.getAllByText('$101.50')).toHaveLength(2);
    const names = (await screen.findAllByRole('radio')).map((petal) => petal.closest('label')?.textContent);
    expect(names).toEqual([
      '9–12 Morning closed 9 am: Too late to order',
      '12–3 pm Midday 3 left',
      '3–6 pm Afternoon open',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: /^12–3 pm/ }));
    expect(stored.deliveryWindow.read()).toEqual({ start_time: '12:00', stop_time: '15:00' });
    expect(stored.deliveryDay.read()).toBe('2026-11-20');
    expect(screen.getByText(/Order within 2 h 14 min to arrive today by 6 pm/)).toBeTruthy();
  });

  it('accepts orders by the end of the day before', async () => {
    stored.location.write(newtown);
    await openProduct([{ ...today, day: '2026-11-24', cutoff: '2026-11-23T13:00:00.000Z' }]);
    const line = await screen.findByText(/^Order by midnight/);
    expect(line.textContent).toContain('Order by midnight, Mon 23 Nov to arrive');
  });

  it('names the store’s time when the reader’s clock differs', async () => {
    stored.location.write(newtown);
    await openProduct([today]);
    expect((await screen.findByText(/Order within/)).textContent).toContain('(Sydney time)');
  });

  it('gives the reason when it cannot arrive there', async () => {
    stored.location.write(newtown);
    await openProduct([
      { ...today, available: false, reason: 'Outside the delivery area', periods: [], cutoff: null },
    ]);
    expect((await screen.findByText('Not to Newtown NSW.')).parentElement?.textContent).toContain(
      'Outside the delivery area',
    );
    expect(screen.getByText('Not to Newtown NSW', { selector: 'small' })).toBeTruthy();
  });

  const outside = {
    ...today,
    available: false,
    reason: 'Outside the delivery area',
    periods: [],
    cutoff: null,
  };

  it.each([
    ['offers another address in place of the cart when nobody picks up', 0, 'Change the address'],
    ['says that the flowers can only be picked up', 1, 'Add for pick-up'],
  ])('%s', async (_title, total, name) => {
    stored.location.write(newtown);
    givenApi(listStores, () => ({ page: 1, per_page: 1, total, data: [] }));
    await openProduct([outside]);
    const bar = (await screen.findByText('Not to Newtown NSW', { selector: 'small' })).closest('[data-foot]');
    await waitFor(() => expect(bar?.querySelector('button')?.textContent).toBe(name));
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('says that it is being added, and adds once for two clicks', async () => {
    givenDialogs();
    givenApi(refresh, () => refusal(401, 'AUTH.REFRESH.INVALID'));
    await forgetPerson();
    await openProduct();
    const add = screen.getByRole('button', { name: 'Add to cart' });
    fireEvent.click(add);
    fireEvent.click(add);
    expect(add.textContent).toBe('Adding …');
    expect(screen.getByText('Adding to your cart …').getAttribute('role')).toBe('status');
    await screen.findByRole('button', { name: 'View cart' });
    expect(stored.guestCart.read()?.items.map(({ count }) => count)).toEqual([1]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('One more');
    stored.guestCart.clear();
  });

  it('says what it has although the recipient’s note says no to it, and stays on sale', async () => {
    const note = 'Never anemones';
    recipientNote.write({ sentence: `Margaret’s note: ${note}`, findConflict: toConflictFinder(note) });
    await openProduct();
    expect(screen.getByText('Has anemones. Margaret’s note: Never anemones')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
    act(() => recipientNote.write(undefined));
    expect(screen.queryByText(/^Has anemones/)).toBeNull();
  });

  it('asks for the address before it shows a day', async () => {
    await openProduct();
    expect(screen.getByRole('button', { name: 'Say where, and see when it can arrive' })).toBeTruthy();
    expect(screen.queryByText(/Order within/)).toBeNull();
  });

  it('shows its name, price and description', async () => {
    const title = await openProduct();
    expect(title.textContent).toBe('Jacaranda Dusk');
    expect(screen.getAllByText('$89.50').length).toBeGreaterThan(0);
    expect(screen.getByText('Lavender roses and white anemones.')).toBeTruthy();
  });

  it('shows sizes in centimetres, and numbers of the florist with count and period', async () => {
    await openProduct();
    expect(screen.getByText('40 cm')).toBeTruthy();
    expect(screen.getByText('14')).toBeTruthy();
    const maker = within(screen.getByRole('region', { name: /Petal & Twine makes this$/ }));
    expect(await maker.findByText('96% on time, of 182 orders in 90 days')).toBeTruthy();
    expect(maker.getByText('4.9 from 312 reviews since May 2024')).toBeTruthy();
  });

  it('shows its main photo first and moves by arrow keys', async () => {
    await openProduct();
    const photos = screen.getByRole('group', { name: 'Photos of Jacaranda Dusk' });
    const findShown = () => within(photos).getByRole('img', { name: /photo \d of 2/ });
    expect(findShown().getAttribute('src')).toBe('/m/1-480.webp');
    fireEvent.keyDown(photos, { key: 'ArrowRight' });
    expect(findShown().getAttribute('src')).toBe('/m/2-480.webp');
    fireEvent.keyDown(photos, { key: 'ArrowRight' });
    expect(findShown().getAttribute('src')).toBe('/m/1-480.webp');
  });

  it('draws its sizes to one scale, names the pictured one and reads its own text', async () => {
    const grand = { ...aSize('Grand', 50, 80, 'x1'), description: 'Two dozen of them.' };
    await openProduct([today], 'p1', { sizes: [aSize('Petite', 20, 40, null), grand] });
    const drawn = () =>
      screen.getAllByRole('radio').map((radio) => {
        const drawing = radio.parentElement?.querySelector('svg');
        return [drawing?.getAttribute('viewBox'), drawing?.lastElementChild?.getAttribute('transform')];
      });
    expect(drawn()).toEqual([
      ['-6 0 56 80', 'translate(15 40) scale(20 40)'],
      ['-6 0 56 80', 'translate(0 0) scale(50 80)'],
    ]);
    expect(screen.getByText('Pictured: Grand')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /Grand/ }));
    expect(screen.queryByText('Pictured: Grand')).toBeNull();
    expect(screen.getByText('Two dozen of them.')).toBeDefined();
    expect(screen.queryByText('Lavender roses and white anemones.')).toBeNull();
  });

  it('prices each size with its delivery once a place is known', async () => {
    stored.location.write(newtown);
    await openProduct([today], 'p1', {
      sizes: [aSize('Petite', 20, 40, null), aSize('Grand', 50, 80, null)],
    });
    expect(await screen.findByRole('radio', { name: /^Petite \$52 delivered/ })).toBeTruthy();
    expect(await screen.findByRole('radio', { name: /^Grand \$92 delivered/ })).toBeTruthy();
  });

  it('tells a reviewer’s first name and initial, no more', async () => {
    await openProduct();
    expect((await screen.findByText('Still perfect.')).parentElement?.textContent).toContain('Priya N.');
  });

  it('moves through its photos by swipe, with a placeholder without one', async () => {
    await openProduct();
    const photo = () => screen.getByRole('img', { name: /^Jacaranda Dusk/ });
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(photo(), { touches: [{ clientX: from }] });
      fireEvent.touchEnd(photo(), { changedTouches: [{ clientX: to }] });
    };
    swipe(200, 100);
    expect(photo().getAttribute('alt')).toBe('Jacaranda Dusk, photo 2 of 2');
    swipe(100, 200);
    expect(photo().getAttribute('alt')).toBe('Jacaranda Dusk, photo 1 of 2');
    cleanup();
    await openProduct([today], 'p1', { photos: [] });
    expect(photo().tagName).toBe('SPAN');
    expect(screen.queryByRole('button', { name: 'See it large' })).toBeNull();
  });

  it('shows a photo large and zooms by keys', async () => {
    givenDialogs();
    HTMLElement.prototype.scrollTo = () => undefined;
    await openProduct();
    fireEvent.click(screen.getByRole('img', { name: /^Jacaranda Dusk/ }));
    const view = await screen.findByRole('button', { name: 'Jacaranda Dusk, nearer' });
    const isNear = () => view.getAttribute('aria-pressed');
    fireEvent.keyDown(view, { key: '+' });
    expect(isNear()).toBe('true');
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    expect(screen.getByRole('img', { name: /photo 1 of 2/ })).toBeTruthy();
    fireEvent.keyDown(view, { key: '-' });
    expect(isNear()).toBe('false');
    // A double click goes nearer too, and not back at once.
    fireEvent.click(view, { detail: 1 });
    fireEvent.click(view, { detail: 2 });
    expect(isNear()).toBe('true');
  });

  it('leads to its florist and to writing a review', async () => {
    await openProduct();
    const card = await screen.findByRole('link', { name: /Petal & Twine/ });
    expect(card.getAttribute('href')).toBe('/market/f1');
    const write = screen.getByRole('link', { name: 'Write a feedback' });
    expect(write.getAttribute('href')).toBe('/products/review?product=p1');
  });

  it('shows its florist as far away as a card does', async () => {
    stored.location.write({ ...newtown, lat: -33.898_123, lng: 151.179_456 });
    const asked = givenApi(getCompany, () => ({ data: florist }));
    await openProduct();
    renderHook(() => useFlorist('f1'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(new Set(asked.map(({ query }) => String(query)))).toEqual(new Set(['lat=-33.898&lng=151.179']));
  });

  it('stands beside others of the florist with their first day from the chosen one on', async () => {
    stored.location.write(newtown);
    stored.deliveryDay.write('2026-11-22');
    const other = await givenProduct({ id: 'p2', name: 'Wattle Day', earliest_day: '2026-11-23' });
    givenApi(listCategoryProducts, ({ query }) =>
      query.get('day') === '2026-11-22' ? { ...emptyPage, total: 1, data: [other] } : emptyPage,
    );
    await openProduct();
    const more = within(await screen.findByRole('region', { name: 'More from Petal & Twine' }));
    expect(more.getByText('From Mon 23 Nov')).toBeTruthy();
  });

  it('that is gone offers a search and popular products', async () => {
    const title = await openProduct([], 'unknown');
    expect(title.textContent).toBe('These flowers are gone');
    expect(screen.getByLabelText('Search for something else')).toBeTruthy();
  });
});
