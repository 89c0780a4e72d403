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
  | { kind: 'wrong'; errors: readonly FieldError[]; notice: readonly string[] }
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
  if (unmoved.length > 0) return { kind: 'wrong', errors: unmoved, notice: [] };
  const saved = await saveCart(readCheckoutForm());
  if (saved.cartCompanyId !== cart.companyId)
    return { kind: 'changed', notice: [`This is the cart that you had before. ${checkFirst}`] };
  const fault = await applyTypedCode(saved);
  const notice = await describeTotal({ cart, totals }, serverCart.read() ?? saved);
  if (fault) return { kind: 'wrong', errors: [{ path: 'discount_code', message: fault }], notice };
  return notice.length > 0 ? { kind: 'changed', notice } : undefined;
}

/** A minimum that is said before a day is chosen has no total to compare with. */
async function describeTotal(
  shown: Pick<CheckoutView, 'cart' | 'totals'>,
  current: Order,
): Promise<string[]> {
  const { total, isFinal } = shown.totals;
  if (current.total === total || !isFinal) return [];
  const { listReasons } = await import('./describeChanges.ts');
  const change = `The total is now ${formatDollars(current.total)}; it was ${formatDollars(total)}.`;
  return [...listReasons(shown, current), `${change} ${checkFirst}`];
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
