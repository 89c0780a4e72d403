// @vitest-environment window

import { CategoriesKnown } from '@bloomkin/web/features/categories/CategoriesKnown.tsx';
import { Footer } from '@bloomkin/web/features/shell/Footer.tsx';
import { Header } from '@bloomkin/web/features/shell/Header.tsx';
import { closeSignIn, useSignInPanel } from '@bloomkin/web/features/signIn/signInPanel.ts';
import { openSession, signedIn } from '@bloomkin/web/session/session.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ruby } from '../account/accountFixture.tsx';
import { givenDialogs } from '../account/dialogs.ts';
import { givenApi } from './storefrontFixture.ts';

function Where() {
  const { pathname, search } = useLocation();
  const asksToSignIn = useSignInPanel() !== undefined;
  return <output data-testid="where">{asksToSignIn ? 'sign in' : pathname + search}</output>;
}
const where = () => screen.getByTestId('where').textContent;

const category = (id: string, name: string) => ({
  id,
  name,
  parent_id: null,
  positions: 1,
  version: 1,
  photo: null,
  active: true,
  products_num: 4,
  children: [],
});

function show(replies: Parameters<typeof givenApi>[0] = {}, path = '/market') {
  const requests = givenApi({
    '/api/shop/categories/full': () => ({ data: [category('c1', 'Bouquets'), category('c2', 'Plants')] }),
    '/api/messages': () => ({ page: 1, per_page: 1, total: 0, total_pages: 0, unread: 0, data: [] }),
    ...replies,
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Header />
        <CategoriesKnown>
          <Footer />
        </CategoriesKnown>
      </MemoryRouter>
    </SWRConfig>,
  );
  return requests;
}

beforeEach(async () => {
  givenDialogs();
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  localStorage.clear();
  closeSignIn();
  givenApi({});
  await openSession();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openMenu() {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByLabelText('Menu', { selector: 'nav' });
}

describe('the header', () => {
  it('searches for the typed text', () => {
    show();
    const box = screen.getByRole('combobox', { name: 'Search flowers, plants or florists' });
    fireEvent.change(box, { target: { value: 'white peonies' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(where()).toBe('/market?q=white+peonies');
  });

  it('suggests products, florists and categories while typing', async () => {
    show({
      '/api/shop/suggest': () => ({
        data: [
          { kind: 'product', id: 'p1', name: 'Petite posy', photo: null, note: '' },
          { kind: 'company', id: 'f1', name: 'Petal & Twine', photo: null, note: '' },
          { kind: 'category', id: 'c1', name: 'Petunias', photo: null, note: '' },
        ],
      }),
    });
    for (const [name, path] of [
      ['Petite posy', '/viewproduct/p1'],
      ['Petal & Twine', '/market/f1'],
      ['Petunias', '/market?category=c1'],
    ] as const) {
      fireEvent.change(screen.getByRole('combobox', { name: /^Search/ }), { target: { value: 'pet' } });
      fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
      expect(where()).toBe(path);
    }
  });

  it('says how many things are in the cart', () => {
    show();
    expect(screen.getByRole('button', { name: 'Your cart, 0 items' })).toBeTruthy();
  });

  it('opens the sign-in form to a guest', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in or register' }));
    await waitFor(() => expect(where()).toBe('sign in'));
  });

  it('has a menu for guests, with the sign-in form', async () => {
    show();
    const menu = await openMenu();
    const entries = within(menu).getAllByRole('listitem', { hidden: true });
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Main page',
      'Login / Register',
      'Partner Login / Register',
    ]);
    fireEvent.click(within(menu).getByRole('button', { name: 'Login / Register', hidden: true }));
    await waitFor(() => expect(where()).toBe('sign in'));
  });

  it('leads a signed-in user to their own pages', async () => {
    signedIn({ ...(await ruby()), api_token: 'token', expires_in: 3600 });
    show();
    const account = await screen.findByRole('link', { name: 'Account of Ruby Tran' });
    expect(account.getAttribute('href')).toBe('/personal/profile');
    const menu = await openMenu();
    const links = within(menu).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Main page', '/main'],
      ['Settings', '/personal/profile'],
      ['Orders', '/personal/orders/list/full'],
      ['Messages', '/messages'],
      ['Partner Login', '/auth/partner'],
      ['Logout', '/logout'],
    ]);
  });
});

describe('the footer', () => {
  it('invites florists and links the market’s categories', async () => {
    show();
    expect(screen.getByRole('link', { name: /Become a partner/ }).getAttribute('href')).toBe('/auth/partner');
    fireEvent.click(await screen.findByRole('link', { name: 'Plants' }));
    expect(where()).toBe('/products/catalog/all?category=c2');
  });

  it('has every active category with products, with price and parameters', async () => {
    const many = Array.from({ length: 8 }, (_, index) => category(`c${index}`, `Category ${index}`));
    const [first] = many;
    const below = { ...category('d1', 'Below the first'), parent_id: 'c0' };
    const data = [{ ...first, children: [below] }, ...many.slice(1), category('e1', 'Last one')];
    show(
      { '/api/shop/categories/full': () => ({ data }) },
      '/market?day=2026-11-24&min=20&max=80&f=size%3APetite',
    );
    const links = await screen.findAllByRole('link', { name: /^(Category|Below|Last)/ });
    expect(links).toHaveLength(10);
    expect(screen.getByRole('link', { name: 'Below the first' }).getAttribute('href')).toBe(
      '/products/catalog/all?category=d1&min=20&max=80&f=size%3APetite',
    );
  });

  it.each([
    ['Conditions', 'user_agreement'],
    ['Privacy policy', 'privacy'],
  ])('shows the %s in a dialog', async (title, name) => {
    show({
      [`/api/_public/document/${name}`]: () => ({
        data: {
          id: name,
          name,
          title,
          version: 1,
          text: '<h2>Who we are</h2><script>1</script>',
          updated_at: '2026-11-20T00:00:00.000Z',
        },
      }),
    });
    fireEvent.click(screen.getByRole('button', { name: title }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(await within(dialog).findByRole('heading', { name: 'Who we are' })).toBeTruthy();
    expect(document.querySelector('dialog script')).toBeNull();
  });

  it('shows a failed text in red with Retry', async () => {
    const requests = show();
    fireEvent.click(screen.getByRole('button', { name: 'Conditions' }));
    const words = await screen.findByText('We could not load this text. Please try again.', {
      selector: '[data-sonner-toast] span',
    });
    expect(words.closest('[data-sonner-toast]')?.getAttribute('style')).toContain('rgb(151, 26, 42)');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const count = () => requests.filter(({ pathname }) => pathname.includes('_public/document')).length;
    const before = count();
    fireEvent.click(again);
    await waitFor(() => expect(count()).toBeGreaterThan(before));
  });
});
