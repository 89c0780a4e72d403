import type { UsedCart } from '#features/cart/useCart.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import type { Totals } from '#features/checkout/form/totals.ts';
import type { Days } from '#features/checkout/when/useDays.ts';

/** `asking`: no response; the outcome is being looked up. */
export type Phase = 'ready' | 'checking' | 'placing' | 'asking' | 'leaving';

export interface CheckoutView {
  cart: UsedCart;
  form: CheckoutValues;
  days: Days;
  totals: Totals;
}
