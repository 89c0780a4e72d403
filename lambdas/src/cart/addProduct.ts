import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { CartHash, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompany } from '../companies/companyTable.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import type { ProductItem } from '../products/productTable.ts';
import { answerCart } from './answerCart.ts';
import { withProduct } from './cartChanges.ts';
import type { CartItem } from './cartItem.ts';
import { changeCart, openCart } from './cartTable.ts';
import { getOwnCart } from './ownCart.ts';
import { type CartGoods, loadGoods } from './pricedCart.ts';

export const addProduct: Handler<typeof routes.addProduct, CartItem | undefined> = async ({
  body,
  beside,
  caller,
  now,
}) => {
  const present = await presentCart(beside, caller, body.hash, now);
  const { goods, product } = await goodsWith(present, body.product_id);
  if (present.addKeys.includes(body.add_key ?? '')) return answerCart(present, now, goods);
  const changed = await changeCart(present, (read) => withProduct(read, product, body), now);
  return answerCart(changed, now, goods);
};

function presentCart(
  beside: Promise<CartItem | undefined>,
  caller: Caller,
  hash: CartHash | undefined,
  now: Date,
): Promise<CartItem> {
  return hash ? getOwnCart(beside, caller, hash) : beside.then((cart) => openCart(caller.id, cart, now));
}

/** The cart's goods and the added product, which must be for sale, in one round trip, two with a first product. */
async function goodsWith(cart: CartItem, id: ProductId): Promise<{ goods: CartGoods; product: ProductItem }> {
  const read = await loadGoods(cart, id);
  const product = read.products.get(id);
  if (!product || product.deleted) throw new AppError('NOT_FOUND');
  const sameFlorist = read.company?.company.id === product.companyId;
  const company = sameFlorist ? read.company : await findCompany(product.companyId);
  if (!product.active || !company?.company.active) throw new AppError('CART.PRODUCT_UNAVAILABLE');
  return { goods: { products: read.products, company }, product };
}
