import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import { notifyError } from '#components/feedback/notifyError.ts';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useUser } from '#session/useSession.ts';
import { loadCartActions, preloadCartActions } from '../cart/lazyCartActions.ts';
import { openCartPanel, useCart } from '../cart/useCart.ts';
import { mainPhoto } from './mainPhoto.ts';

const toBuyable = (product: Product) => ({
  id: product.id,
  name: product.name,
  price: product.price,
  sku: product.sku,
  company: product.company,
  companyName: product.company_info.brand,
  photo: mainPhoto(product)?.small.path ?? null,
});

/** Render its `question` with AskAboutCart. */
export function useCartLine(product: Product) {
  const { lines, busy, companyName } = useCart();
  const user = useUser();
  const [asks, setAsks] = useState(false);
  const add = async (newCart = false) => {
    setAsks(false);
    try {
      const { addToCart, OtherFloristError } = await loadCartActions();
      await addToCart(toBuyable(product), { newCart }).catch((error: unknown) => {
        if (!(error instanceof OtherFloristError)) throw error;
        setAsks(true);
      });
    } catch (error) {
      notifyError(error, () => void add(newCart));
    }
  };
  const setCount = async (count: number) => {
    await loadCartActions()
      .then((actions) => actions.setCartCount(product.id, count))
      .then(openCartPanel, notifyError);
  };
  return {
    count: lines.find((line) => line.product.id === product.id)?.count ?? 0,
    busy: busy.has(product.id),
    /** docs/product-rules.md, "Roles": vendors and admins do not buy. */
    mayBuy: !user || !isOfficeRole(user.role),
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
