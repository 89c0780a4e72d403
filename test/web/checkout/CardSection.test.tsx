// @vitest-environment window

import { checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { CardSection } from '@bloomkin/web/features/checkout/card/CardSection.tsx';
import { readCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import { chooseOrder } from '@bloomkin/web/features/deliveryAddress/prefillCheckout.ts';
import { useStore } from '@bloomkin/web/storage/createStore.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { surryHills } from '#support/shopping.ts';
import { cartOf } from './aCheckout.ts';

const message = 'Congratulations on little Theo!';
const kingSt = {
  address: '12 King St, Newtown NSW 2042',
  lat: -33.89,
  lng: 151.18,
  unitOffice: '',
  comment: '',
};
const before = cartOf({
  location: surryHills,
  recipient: { fio: 'Margaret', phone: '' },
  card_message: message,
});

afterEach(() => {
  localStorage.clear();
});

function Card() {
  useStore(checkoutDraft);
  return <CardSection companyId="f1" form={readCheckoutForm()} errorOf={() => undefined} />;
}

const cardText = () => screen.getByLabelText<HTMLTextAreaElement>('Card message (optional)').value;

describe('the card of an order that is ordered again', () => {
  it.each([
    ['Use again', message],
    ['Write a new one', ''],
  ])('stays a suggestion until “%s” is pressed', (button, text) => {
    chooseOrder(before);
    render(<Card />);
    expect(cardText()).toBe('');
    screen.getByText(`Last time: “${message}”`);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(cardText()).toBe(text);
    expect(screen.queryByText(/Last time/)).toBeNull();
  });
});

describe('the address of an order that is ordered again', () => {
  it('takes the recipient’s saved address and offers the old one', () => {
    chooseOrder(before, kingSt);
    expect(readCheckoutForm().place?.address).toBe(kingSt.address);
    expect(checkoutDraft.read()).toMatchObject({ moved: { before: surryHills, now: kingSt } });
  });

  it('stays the order’s when nothing has changed', () => {
    chooseOrder(before, { ...kingSt, ...surryHills });
    expect(checkoutDraft.read()).toMatchObject({ moved: null, place: surryHills });
  });
});

describe('the card', () => {
  it('takes an idea while it is empty, and goes without one by a press that can be undone', async () => {
    render(<Card />);
    fireEvent.click(screen.getByRole('button', { name: 'Three ideas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Thinking of you today.' }));
    expect(cardText()).toBe('Thinking of you today.');
    expect(screen.queryByRole('button', { name: 'Three ideas' })).toBeNull();
    screen.getByText('22 of 300');
    fireEvent.click(screen.getByRole('button', { name: 'Send without a card' }));
    expect(cardText()).toBe('');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(cardText()).toBe('Thinking of you today.');
  });
});
