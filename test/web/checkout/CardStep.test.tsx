// @vitest-environment window

import { checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { CardPreview } from '@bloomkin/web/features/checkout/card/CardPreview.tsx';
import { CardStep } from '@bloomkin/web/features/checkout/card/CardStep.tsx';
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
  return (
    <CardStep
      companyId="f1"
      form={readCheckoutForm()}
      errorOf={() => undefined}
      onDone={() => undefined}
      next=""
    />
  );
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
    expect(checkoutDraft.read()).toMatchObject({
      openStep: 'where',
      moved: { before: surryHills, now: kingSt },
    });
  });

  it('goes on to the day when nothing has changed', () => {
    chooseOrder(before, { ...kingSt, ...surryHills });
    expect(checkoutDraft.read()).toMatchObject({ openStep: 'when', moved: null, place: surryHills });
  });
});

it.each([
  ['', 'No card: the flowers speak for themselves.'],
  [' \n ', 'No card: the flowers speak for themselves.'],
  ['Happy birthday', 'Happy birthdayThe card that comes with the flowers'],
])('the card with the message %j shows one of its two sentences', (message, shown) => {
  render(<CardPreview message={message} />);
  expect(screen.getByRole('figure', { name: 'The card' }).textContent).toBe(shown);
});
