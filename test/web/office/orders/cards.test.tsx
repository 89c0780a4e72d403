// @vitest-environment window
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { CardsPage } from '@bloomkin/web/office/orders/cards/CardsPage.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { person } from '#web/office/officePerson.ts';

beforeEach(() => localStorage.clear());

async function openCards() {
  const order = anOrder({ card_message: 'Happy birthday', payment_status: 'paid' });
  givenApi(getOrder, () => ({ data: order }));
  showTo(person('ROLE_VENDOR'), <CardsPage />, `/orders/cards?ids=${order.id}`);
  return screen.findByRole<HTMLInputElement>('radio', { name: 'A6 cards' });
}
const pageRule = () => document.querySelector('body > div > style')?.textContent;

describe('card messages', () => {
  it('print on the chosen paper, which the next visit begins with', async () => {
    const paper = await openCards();
    expect(pageRule()).toBe('@page { size: 210mm 297mm; margin: 0; }');
    fireEvent.click(paper);
    fireEvent.click(screen.getByRole('switch', { name: 'Flowing letters' }));
    expect(pageRule()).toBe('@page { size: 105mm 148mm; margin: 0; }');
    expect(screen.getByText(/Needs A6 cards, 105 × 148 mm/)).toBeTruthy();
    cleanup();
    expect((await openCards()).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Flowing letters' }).checked).toBe(false);
  });

  it('leave out an unpaid order until it is chosen, and say why', async () => {
    const order = anOrder({ card_message: 'Happy birthday', payment_status: 'not_paid' });
    givenApi(getOrder, () => ({ data: order }));
    showTo(person('ROLE_VENDOR'), <CardsPage />, `/orders/cards?ids=${order.id}`);
    const leftOut = await screen.findByRole('region', { name: 'Left out: 1' });
    expect(leftOut.textContent).toContain('not paid');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Priya Nair/ }));
    expect(screen.getByRole('button', { name: 'Print 1 card' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Left out: 0' })).toBeTruthy();
  });
});
