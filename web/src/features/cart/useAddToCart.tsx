import { useState } from 'react';
import { notifyError } from '../../components/notifyError.ts';
import { addToCart, type Buyable, OtherFlorist } from './cartActions.ts';
import { OtherFloristDialog } from './OtherFloristDialog.tsx';
import { useCart } from './useCart.ts';

/** Adds products; when the cart is another florist's it asks first. Render `dialog` somewhere on the page. */
export function useAddToCart() {
  const cart = useCart();
  const [asking, setAsking] = useState<Buyable>();
  const add = (product: Buyable, newCart = false) =>
    addToCart(product, { newCart }).catch((error: unknown) => {
      if (error instanceof OtherFlorist) setAsking(product);
      else notifyError(error, () => void add(product, newCart));
    });
  const dialog = asking && (
    <OtherFloristDialog
      present={cart.companyName}
      next={asking.companyName}
      onKeep={() => setAsking(undefined)}
      onStartNew={() => {
        setAsking(undefined);
        void add(asking, true);
      }}
    />
  );
  return { add: (product: Buyable) => void add(product), dialog };
}
