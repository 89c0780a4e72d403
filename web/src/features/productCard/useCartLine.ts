import type { Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import { notifyError } from '#components/feedback/notifyError.ts';
import { useMayBuy } from '#session/useMayBuy.ts';
import { getLineKey } from '../cart/cartState.ts';
import { loadCartActions, preloadCartActions } from '../cart/lazyCartActions.ts';
import { openCartPanel, useCart } from '../cart/useCart.ts';
import { toBuyable } from './toBuyable.ts';

/** Render its `question` with AskAboutCart. */
export function useCartLine(product: Product, size?: ProductSize) {
  const buyable = toBuyable(product, size);
  const key = getLineKey(buyable);
  const { lines, busy, companyName } = useCart();
  const mayBuy = useMayBuy();
  const [asks, setAsks] = useState(false);
  const add = async (newCart = false) => {
    setAsks(false);
    try {
      const { addToCart, OtherFloristError } = await loadCartActions();
      await addToCart(buyable, { newCart }).catch((error: unknown) => {
        if (!(error instanceof OtherFloristError)) throw error;
        setAsks(true);
      });
    } catch (error) {
      notifyError(error, () => void add(newCart));
    }
  };
  const setCount = async (count: number) => {
    await loadCartActions()
      .then((actions) => actions.setCartCount(buyable, count))
      .then(openCartPanel, notifyError);
  };
  return {
    count: lines.find((line) => line.key === key)?.count ?? 0,
    busy: busy.has(key),
    /** docs/product-rules.md, "Roles": vendors and admins do not buy. */
    mayBuy,
    /** Preloads the code on hover. */
    prepare: preloadCartActions,
    add: () => void add(),
    setCount: (count: number) => void setCount(count),
    question: asks && {
      current: companyName,
      next: product.company_info.brand,
      onKeep: () => setAsks(false),
      onStartNew: () => void add(true),
    },
  };
}
