import { randomUUID } from 'node:crypto';
import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { chooseSize } from '@bloomkin/shared/rules/productSizes.ts';
import type { ProductId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import { type CartItem, openCart } from '#model/carts/cartEntity.ts';
import { toCartResponse } from '#model/carts/toCart.ts';
import { isSelling } from '#model/companies/companyEntity.ts';
import { loadDiscounts } from '#model/discounts/cartDiscounts.ts';
import { findMarketList } from '#model/discounts/discountEntity.ts';
import { type Florist, findFlorist } from '#model/discounts/findFlorist.ts';
import {
  findProduct,
  findProducts,
  type ProductItem,
  type StoredSize,
} from '#model/products/productEntity.ts';
import { prefetch } from '#platform/http/request.ts';
import { type CartContext, findStored, getOwnCart, withProduct } from './cartChanges.ts';

type AddProduct = typeof routes.addProduct;

interface Prefetched extends CartContext {
  product: Promise<ProductItem | undefined>;
  florist: Promise<Florist | undefined>;
  market: ReturnType<typeof findMarketList>;
}

export const addProduct = prefetch<AddProduct, Prefetched>(
  ({ body }, userId, read) => {
    const product = findProduct(body.product_id, read);
    return {
      product,
      stored: findStored(userId, read),
      florist: product.then((found) => found && findFlorist(found.companyId)),
      market: findMarketList(read),
    };
  },
  async ({ body, stored, product, florist, market, caller, now }) => {
    const cart = body.hash ? await getOwnCart(stored, caller, body.hash) : await stored;
    const added = await product;
    if (!added) throw new AppError('NOT_FOUND');
    const automatic = Promise.all([florist, market]).then((owners) =>
      owners.flatMap((owner) => owner?.automatic ?? []),
    );
    const [company, products, discounts] = await Promise.all([
      florist,
      findProducts(otherProductIds(cart, added)),
      loadDiscounts(
        { userId: caller.id, companyId: added.companyId, discountCode: cart?.discountCode ?? null },
        automatic,
      ),
    ]);
    if (!added.active || !company || !isSelling(company.company))
      throw new AppError('CART.PRODUCT_UNAVAILABLE');
    const size = chooseSizeToAdd(added, body.size_id);
    const goods = { products: new Map(products).set(added.id, added), company, discounts };
    // A retry after a lost response would add the product twice without a key.
    const addition = { ...body, add_key: body.add_key ?? randomUUID() };
    const changed = await openCart(caller.id, cart, now, (current) =>
      withProduct(current, { product: added, size }, addition),
    );
    return toCartResponse(changed, now, goods);
  },
);

function chooseSizeToAdd({ sizes }: ProductItem, sizeId: SizeId | undefined): StoredSize | undefined {
  const choice = chooseSize(sizes, sizeId);
  if ('size' in choice) return choice.size;
  if (choice.fault === 'missing') throw invalidField('size_id', 'Choose a size');
  throw new AppError('CART.PRODUCT_UNAVAILABLE');
}

/** Lines of another florist are refused or replaced. */
function otherProductIds(cart: CartItem | undefined, added: ProductItem): ProductId[] {
  if (cart?.companyId !== added.companyId) return [];
  return cart.lines.map(({ productId }) => productId).filter((id) => id !== added.id);
}
