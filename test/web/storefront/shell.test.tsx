// @vitest-environment window

import { listCategories, suggest } from '@bloomkin/shared/routes/catalogue.ts';
import { getPublicDocument } from '@bloomkin/shared/routes/documents.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { changeDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { CategoriesKnown } from '@bloomkin/web/features/categories/CategoriesKnown.tsx';
import { Footer } from '@bloomkin/web/features/shell/Footer.tsx';
import { Header } from '@bloomkin/web/features/shell/Header.tsx';
import { closeSignIn, useSignInPanel } from '@bloomkin/web/features/signIn/signInPanel.ts';
import { openSession, signedIn } from '@bloomkin/web/session/session.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, ruby } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCategory, aDocument } from './storefrontFixture.ts';

function Where() {
  const { pathname, search } = useLocation();
  const asksToSignIn = useSignInPanel() !== undefined;
  return <output data-testid="where">{asksToSignIn ? 'sign in' : pathname + search}</output>;
}
const where = () => screen.getByTestId('where').textContent;

function show(path = '/market') {
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
}

beforeEach(async () => {
  givenDialogs();
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  localStorage.clear();
  closeSignIn();
  givenApi(listCategories, () => ({ data: [aCategory('c1', 'Bouquets'), aCategory('c2', 'Plants')] }));
  givenApi(listMessages, () => ({ page: 1, per_page: 1, total: 0, unread: 0, data: [] }));
  await openSession();
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

  it('makes a price in words the price filter', () => {
    show();
    const box = screen.getByRole('combobox', { name: /^Search/ });
    fireEvent.change(box, { target: { value: 'white flowers under $80' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(where()).toBe('/market?q=white+flowers&max=80');
    expect(box).toHaveProperty('value', 'white flowers');
  });

  it('says that nothing is found, with all flowers as the next step', async () => {
    givenApi(suggest, () => ({ data: [] }));
    show();
    fireEvent.change(screen.getByRole('combobox', { name: /^Search/ }), { target: { value: 'zzzz' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Nothing found for “zzzz”. See all flowers' }));
    expect(where()).toBe('/market');
  });

  it('suggests products, florists and categories while typing', async () => {
    givenApi(suggest, () => ({
      data: [
        { kind: 'product' as const, id: 'p1', name: 'Petite posy', photo: null, note: '' },
        { kind: 'company' as const, id: 'f1', name: 'Petal & Twine', photo: null, note: '' },
        { kind: 'occasion' as const, id: 'q1:Petition', name: 'Petition', photo: null, note: '' },
        { kind: 'category' as const, id: 'c1', name: 'Petunias', photo: null, note: '' },
      ],
    }));
    show();
    for (const [name, path] of [
      ['Petite posy', '/viewproduct/p1'],
      ['Petal & Twine', '/market/f1'],
      ['Petunias', '/market?category=c1'],
      ['Petition', '/market?f=q1%3APetition'],
    ] as const) {
      fireEvent.change(screen.getByRole('combobox', { name: /^Search/ }), { target: { value: 'pet' } });
      fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
      expect(where()).toBe(path);
    }
  });

  it.each([
    [{}, 'Who is it for? Add a suburb and a day, change'],
    [{ isPickup: true, recipientName: 'Margaret' }, 'For Margaret · which day? · pick up where?, change'],
    [{ recipientName: 'Margaret' }, 'For Margaret · which day? · which suburb?, change'],
  ])('says in its tag what %j knows', (draft, name) => {
    changeDraft(draft);
    show();
    expect(screen.getByRole('button', { name, hidden: true })).toBeTruthy();
  });

  it('says what stays and what waits without a connection', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    show();
    const bars = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(bars).toContain(' You are offline. What you opened stays; the rest comes when you are back.');
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

  it('shows a menu to guests, with the sign-in form', async () => {
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
    expect(screen.getByRole('link', { name: /Become a partner/ }).getAttribute('href')).toBe(
      '/auth/registration',
    );
    fireEvent.click(await screen.findByRole('link', { name: 'Plants' }));
    expect(where()).toBe('/products/catalog/all?category=c2');
  });

  it('shows every active category with products, with price and parameters', async () => {
    const below = aCategory('d1', 'Below the first', { parent_id: 'c0' });
    const many = Array.from({ length: 8 }, (_, index) =>
      aCategory(`c${index}`, `Category ${index}`, { children: index === 0 ? [below] : [] }),
    );
    givenApi(listCategories, () => ({ data: [...many, aCategory('e1', 'Last one')] }));
    show('/market?day=2026-11-24&min=20&max=80&f=size%3APetite');
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
    const asked = givenApi(getPublicDocument, () => ({ data: aDocument(name, title) }));
    show();
    fireEvent.click(screen.getByRole('button', { name: title }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(await within(dialog).findByRole('heading', { name: 'Who we are' })).toBeTruthy();
    expect(document.querySelector('dialog script')).toBeNull();
    expect(asked[0]?.params).toEqual({ id: name });
  });

  it('shows a failed text in red with Retry', async () => {
    const asked = givenApi(getPublicDocument, () => refusal(404, 'NOT_FOUND'));
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Conditions' }));
    const message = await screen.findByText('We could not load this text. Please try again.', {
      selector: '[data-sonner-toast] span',
    });
    expect(message.closest('[data-sonner-toast]')?.getAttribute('style')).toContain('--bk-waratah-700');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const before = asked.length;
    fireEvent.click(again);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });
});
