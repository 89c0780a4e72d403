// @vitest-environment window
import { listCategories, listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import {
  changeProducts,
  deleteProduct,
  listProductChanges,
  updateProduct,
} from '@bloomkin/shared/routes/products.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { ProductsPage } from '@bloomkin/web/office/catalogue/products/ProductsPage.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { ruby } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aListedProduct } from './listedProduct.ts';

const petal = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal' };
const refusal = () => Response.json({ code: 'ACCESS.FORBIDDEN', message: 'Not now' }, { status: 403 });

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function givenList(data: ReturnType<typeof aListedProduct>[]) {
  const total = data.length;
  const counts = { all: total, active: total, inactive: 0 };
  givenApi(listProducts, () => ({ page: 1, per_page: 20, total, total_pages: 1, data, counts }));
}

const asterAndRose = () => [
  aListedProduct({ name: 'Aster', price: 5 }),
  aListedProduct({ name: 'Rose', price: 98 }),
];

async function openList(products = asterAndRose(), path = '/products/list') {
  givenList(products);
  givenApi(listCategories, () => ({ data: [] }));
  givenApi(listProductChanges, () => ({ data: [] }));
  givenApi(getCompany, refusal);
  const user = await ruby({ roles: ['ROLE_VENDOR'], role: 'ROLE_VENDOR', company: petal });
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={[path]}>
        <ProductsPage />
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.findByText('Aster');
  return products;
}

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const shopSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Aster in the shop' });

describe('the switch of a product', () => {
  it('moves at once, and back when saving fails', async () => {
    await openList();
    givenApi(updateProduct, refusal);
    fireEvent.click(shopSwitch());
    await waitFor(() => expect(shopSwitch().checked).toBe(false));
    await waitFor(() => expect(shopSwitch().checked).toBe(true));
    expect(await screen.findByText('Error saving product: Not now')).toBeTruthy();
  });
});

describe('the products of the list', () => {
  it.each([
    ['/products/list', '1 product, 1 in the shop'],
    ['/products/list?search=aster', '1 product found, 1 in the shop'],
  ])('counts them at %s', async (path, counts) => {
    await openList([aListedProduct({ name: 'Aster' })], path);
    expect(await screen.findByText(counts)).toBeTruthy();
  });

  it('show how many were sold since ever, by name', async () => {
    await openList([aListedProduct({ name: 'Aster', sold_count: 52 })]);
    const head = screen.getByRole('columnheader', { name: 'Sold, all time' });
    const column = [...(head.parentElement?.children ?? [])].indexOf(head);
    const cells = screen.getByText('Aster').closest('tr')?.children;
    expect(cells?.[column]?.textContent).toBe('52');
  });
});

describe('taking many products in or out of the shop', () => {
  const aster = aListedProduct({ name: 'Aster', active: true });
  const rose = aListedProduct({ name: 'Rose', active: false });
  const tulip = aListedProduct({ name: 'Tulip', active: false });
  const until = { at: '2026-11-20T01:00:00.000Z', until: '2026-11-27T01:00:00.000Z' };

  /** Every change succeeds and can be taken back under its number. */
  async function openShop() {
    await openList([aster, rose, tulip]);
    let changes = 0;
    const sent = givenApi(changeProducts, ({ body }) => {
      const ids = body.undo ? [] : (body.ids as ProductId[]);
      const change = body.change as { active: boolean };
      changes += 1;
      return {
        data: ids.map((id) => ({ id, ok: true, error: null })),
        undo: body.undo ? null : { id: `change-${changes}`, ...until, products: ids.length, change },
      };
    });
    tick('Select all on this page');
    return sent;
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it.each([
    ['Activate (2)', [rose, tulip], true, 'In the shop: 2 products'],
    ['Deactivate (1)', [aster], false, 'Out of the shop: 1 product'],
  ] as const)('sends those that change, with Undo: %s', async (button, changed, active, done) => {
    const sent = await openShop();
    press(button);
    const message = (await screen.findByText(done)).closest('li') ?? document.body;
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ ids: changed.map(({ id }) => id), change: { active }, company_id: 'petal' }),
    ]);
    await waitFor(() => expect(isTicked('Select Rose')).toBe(false));
    fireEvent.click(within(message).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual(expect.objectContaining({ undo: 'change-1', company_id: 'petal' })),
    );
    expect(await screen.findByText(/^Taken back/)).toBeTruthy();
  });

  it('stays away where nothing would change', async () => {
    await openShop();
    tick('Select Aster');
    expect(screen.getByRole('button', { name: 'Activate' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Deactivate/ })).toBeNull();
  });
});

describe('a change of many prices', () => {
  it('shows new prices first and keeps failed ones selected', async () => {
    const [aster, rose] = await openList();
    const outcomes = [
      { id: aster?.id ?? '', ok: false, error: 'The new price would be $0 or less' },
      { id: rose?.id ?? '', ok: true, error: null },
    ];
    const sent = givenApi(changeProducts, () => ({ data: outcomes, undo: null }));
    tick('Select all on this page');
    fireEvent.click(screen.getByRole('button', { name: 'Change price' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Change price of 2 products' }));
    fireEvent.click(drawer.getByRole('radio', { name: 'By dollars' }));
    fireEvent.click(drawer.getByRole('radio', { name: 'Down' }));
    fireEvent.change(drawer.getByRole('textbox', { name: 'Dollars' }), { target: { value: '5' } });
    expect(drawer.getByText(/Stays at \$5/)).toBeTruthy();
    expect(drawer.getByText('$93')).toBeTruthy();
    fireEvent.click(drawer.getByRole('button', { name: 'Change 1 price' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ change: { price: { by_amount: -5, round: 1 } } });
    await waitFor(() => expect([isTicked('Select Aster'), isTicked('Select Rose')]).toEqual([true, false]));
    expect(screen.getAllByText('The new price would be $0 or less')).toHaveLength(1);
  });

  it('sends nothing without a number', async () => {
    await openList();
    const sent = givenApi(changeProducts, refusal);
    tick('Select Rose');
    fireEvent.click(screen.getByRole('button', { name: 'Change price' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change prices' }));
    expect(await screen.findByText('Enter a percentage')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('deleting a product', () => {
  it('asks first and reads the list again', async () => {
    const [, ...rest] = await openList();
    const sent = givenApi(deleteProduct, () => ({ message: 'Aster is deleted' }));
    fireEvent.click(screen.getByRole('button', { name: 'More actions for Aster' }));
    const [menu] = document.querySelectorAll('[popover]');
    if (menu) fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
    fireEvent.click(await screen.findByText('Delete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Aster?' }));
    expect(dialog.getByText(/Orders already placed keep their copy/)).toBeTruthy();
    expect(sent).toEqual([]);
    givenList(rest);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Aster')).toBeNull());
    expect(screen.getByText('Rose')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});
