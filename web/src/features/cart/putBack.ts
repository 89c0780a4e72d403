import { notify } from '../../components/feedback/notify.ts';
import { notifyError } from '../../components/feedback/notifyError.ts';
import { addToCart, type Buyable, OtherFlorist } from './cartActions.ts';

export const takenOutWords = ({ name }: Buyable): string => `“${name}” is taken out of your cart`;

/** Puts back what was taken out by one press too many. */
export function putBack(product: Buyable): void {
  addToCart(product).catch((error: unknown) => {
    if (!(error instanceof OtherFlorist)) return notifyError(error, () => putBack(product));
    void notify({ tone: 'error', message: 'Your cart has another florist’s flowers by now' });
  });
}
