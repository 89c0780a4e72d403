// @vitest-environment window

import { getCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { codeFault } from '@bloomkin/web/features/cart/cartActions.ts';
import { forgetServerCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { useCart } from '@bloomkin/web/features/cart/useCart.ts';
import { DiscountCode } from '@bloomkin/web/features/checkout/DiscountCode.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from '#web/account/accountFixture.tsx';
import { cartOf } from './aCheckout.ts';

function Code() {
  const cart = useCart();
  return cart.order ? <DiscountCode cart={cart} /> : null;
}

afterEach(() => {
  forgetServerCart();
  codeFault.write(undefined);
  localStorage.clear();
});

describe('a discount code', () => {
  it('hands the focus on when it is used and removed', async () => {
    let version = 1;
    givenApi(getCart, () => ({ data: cartOf({ version }) }));
    const saved = givenApi(updateCart, ({ body }) => {
      version += 1;
      return { data: cartOf({ discount_code: body.discount_code, version }) };
    });
    showTo(await ruby(), <Code />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a code' }));
    const field = screen.getByLabelText('Discount code');
    screen.getByText(/^Each product gets its best discount; discounts are not added together\./);
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: 'hello5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use code' }));
    const remove = await screen.findByRole('button', { name: 'Remove code' });
    await waitFor(() => expect(document.activeElement).toBe(remove));
    fireEvent.click(remove);
    const add = await screen.findByRole('button', { name: 'Add a code' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    expect(saved.map(({ params }) => params.id)).toEqual(['h1', 'h1']);
  });

  it('says beside its field why it is refused, also when the field was away meanwhile', async () => {
    const answer = Promise.withResolvers<Response>();
    givenApi(getCart, () => ({ data: cartOf() }));
    const saved = givenApi(updateCart, () => answer.promise);
    showTo(await ruby(), <Code />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a code' }));
    fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: 'OLD5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use code' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    cleanup();
    const errors = [{ path: 'discount_code', message: 'This code is used up' }];
    answer.resolve(refusal(422, 'VALIDATION.FAILED', { errors }));
    showTo(await ruby(), <Code />);
    await screen.findByText('This code is used up');
    expect(screen.getByLabelText<HTMLInputElement>('Discount code').value).toBe('OLD5');
    fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: 'NEW5' } });
    expect(screen.queryByText('This code is used up')).toBeNull();
  });
});
