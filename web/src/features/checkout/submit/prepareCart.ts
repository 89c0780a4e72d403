import type { FieldError } from '@bloomkin/shared/errors.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { codeFault, findCodeFault, saveCode } from '#features/cart/cartActions.ts';
import { listUnmovedLines } from '#features/cart/cartState.ts';
import { changeDraft, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import { findUnavailable } from '#features/checkout/form/checkoutFaults.ts';
import { readCheckoutForm } from '#features/checkout/form/useCheckoutForm.ts';
import { stored } from '#storage/storage.ts';
import type { CheckoutView } from './checkoutView.ts';
import { saveCart } from './saveCart.ts';

export type Refusal =
  | { kind: 'wrong'; errors: readonly FieldError[] }
  | { kind: 'changed'; notice: readonly string[] };

/**
 * Brings the form and a typed code into the account's cart before it is ordered. Refuses where the person has not seen the
 * outcome: a line that did not come along, another florist's cart, another total. Throws an ApiError.
 */
export async function prepareCart({
  cart,
  totals,
}: Pick<CheckoutView, 'cart' | 'totals'>): Promise<Refusal | undefined> {
  const unmoved = findUnavailable(listUnmovedLines(stored.guestCart.read()));
  if (unmoved.length > 0) return { kind: 'wrong', errors: unmoved };
  const saved = await saveCart(readCheckoutForm());
  if (saved.cartCompanyId !== cart.companyId)
    return { kind: 'changed', notice: [`This is the cart that you had before. ${checkFirst}`] };
  const fault = await applyTypedCode(saved);
  if (fault) return { kind: 'wrong', errors: [{ path: 'discount_code', message: fault }] };
  const { total, ...current } = serverCart.read() ?? saved;
  // A minimum that is said before a day is chosen has no total to compare with.
  if (total === totals.total || !totals.isFinal) return undefined;
  const change = `The total is now ${formatDollars(total)}; it was ${formatDollars(totals.total)}.`;
  return { kind: 'changed', notice: [`${describeCode(current)}${change} ${checkFirst}`] };
}

const checkFirst = 'Please check your order, then place it.';

/** Returns why the code cannot be used. */
async function applyTypedCode({ discount_code }: Order): Promise<string | undefined> {
  const code = checkoutDraft.read()?.code?.trim();
  if (!code) return undefined;
  try {
    if (code !== discount_code) await saveCode(code);
    codeFault.write(undefined);
  } catch (error) {
    const fault = findCodeFault(error);
    if (!fault) throw error;
    return fault;
  }
  changeDraft({ code: null });
  return undefined;
}

/** `HELLO5: −$5.75. `, or nothing. */
function describeCode({
  discounts,
  discount_code: code,
}: Pick<Order, 'discounts' | 'discount_code'>): string {
  const used = discounts.find((discount) => discount.code === code);
  return code && used ? `${code}: −${formatDollars(used.amount)}. ` : '';
}
