import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { CartHash, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyWithStores, findCompany } from '../companies/companyTable.ts';
import type { Caller } from '../http/caller.ts';
import { prefetch } from '../http/prefetch.ts';
import { findProduct, findProducts, type ProductItem } from '../products/productTable.ts';
import { answerCart } from './answerCart.ts';
import { withProduct } from './cartChanges.ts';
import type { CartItem } from './cartItem.ts';
import { changeCart, findCart, openCart } from './cartTable.ts';
import { getOwnCart } from './ownCart.ts';
import type { CartContext } from './withCart.ts';

type AddProduct = typeof routes.addProduct;

/** What does not depend on the cart: the product and whose it is, one after the other. */
interface Prefetched extends CartContext {
  product: Promise<ProductItem | undefined>;
  florist: Promise<CompanyWithStores | undefined>;
}

export const addProduct = prefetch<AddProduct, Prefetched>(
  ({ body }, userId) => {
    const product = findProduct(body.product_id);
    return {
      stored: userId ? findCart(userId) : Promise.resolve(undefined),
      product,
      florist: product.then((found) => found && findCompany(found.companyId)),
    };
  },
  async ({ body, stored, product, florist, caller, now }) => {
    const present = await presentCart(stored, caller, body.hash, now);
    const added = await product;
    if (!added) throw new AppError('NOT_FOUND');
    const [seller, others] = await Promise.all([florist, findProducts(otherLines(present, added))]);
    if (!added.active || !seller?.company.active) throw new AppError('CART.PRODUCT_UNAVAILABLE');
    const goods = { products: new Map(others).set(added.id, added), company: seller };
    if (present.addKeys.includes(body.add_key ?? '')) return answerCart(present, now, goods);
    const changed = await changeCart(present, (read) => withProduct(read, added, body), now);
    return answerCart(changed, now, goods);
  },
);

/** The lines that stay beside the added product: those of another florist are refused or replaced. */
function otherLines({ companyId, lines }: CartItem, added: ProductItem): ProductId[] {
  if (companyId !== added.companyId) return [];
  return lines.map(({ productId }) => productId).filter((id) => id !== added.id);
}

function presentCart(
  stored: CartContext['stored'],
  caller: Caller,
  hash: CartHash | undefined,
  now: Date,
): Promise<CartItem> {
  return hash ? getOwnCart(stored, caller, hash) : stored.then((cart) => openCart(caller.id, cart, now));
}
