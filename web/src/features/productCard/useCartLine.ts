import type { Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import { useEffect, useRef, useState } from 'react';
import { sendPhoto } from '#components/media/photoTravel.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { getLineKey } from '#features/cart/cartState.ts';
import { loadCartActions, preloadCartActions } from '#features/cart/lazyCartActions.ts';
import { openCartPanel, useCart } from '#features/cart/useCart.ts';
import { useMayBuy } from '#session/useMayBuy.ts';
import { toBuyable } from './toBuyable.ts';

/** Render its `question` with AskAboutCart, and its `controls` around the button or quantity input. */
export function useCartLine(product: Product, size?: ProductSize) {
  const buyable = toBuyable(product, size);
  const key = getLineKey(buyable);
  const { lines, busy, companyName } = useCart();
  const mayBuy = useMayBuy();
  const [asks, setAsks] = useState(false);
  // Busy from the click on: the code is still loaded, or waits for the connection.
  const { run: add, busy: isAdding } = useAction(async (newCart: boolean) => {
    setAsks(false);
    const { addToCart, OtherFloristError } = await loadCartActions();
    await addToCart(buyable, { newCart }).catch((error: unknown) => {
      if (!(error instanceof OtherFloristError)) throw error;
      setAsks(true);
    });
  }, notifyError);
  const { run: setCount, busy: isChanging } = useAction(async (count: number) => {
    const { setCartCount } = await loadCartActions();
    await setCartCount(buyable, count);
    openCartPanel();
  });
  const count = lines.find((line) => line.key === key)?.count ?? 0;
  return {
    count,
    busy: busy.has(key) || isAdding || isChanging,
    /** docs/product-rules.md, "Roles": vendors and admins do not buy. */
    mayBuy,
    /** Preloads the code on hover. */
    prepare: preloadCartActions,
    add: () => {
      sendPhoto(product.id);
      void add(false);
    },
    setCount: (count: number) => void setCount(count),
    controls: useFocusOnSwap(count),
    question: asks && {
      current: companyName,
      next: product.company_info.brand,
      onKeep: () => setAsks(false),
      onStartNew: () => void add(true),
    },
  };
}

/** Button and quantity input replace each other: restores the focus, but only after a click. */
function useFocusOnSwap(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(count);
  const isPressed = useRef(false);
  useEffect(() => {
    const turned = (was.current === 0) !== (count === 0);
    was.current = count;
    if (!turned || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [count]);
  const onClickCapture = () => {
    isPressed.current = true;
  };
  return { ref: place, onClickCapture };
}
