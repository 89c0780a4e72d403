import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { chooseSize } from '@bloomkin/shared/rules/productSizes.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { ApiError } from '#errors/apiError.ts';
import { getLineTitle, notSoldMessage, sizesMessage } from '#features/cart/cartState.ts';
import { type CartProduct, type GuestItem, stored } from '#storage/storage.ts';
import { toBuyable } from './toBuyable.ts';

/** Brings prices and availability of the browser's cart up to date, and names each change. Throws an ApiError. */
export async function refreshGuestCart(): Promise<void> {
  const ids = new Set(stored.guestCart.read()?.items.map(({ product }) => product.id));
  const products = new Map(
    await Promise.all([...ids].map(async (id) => [id, await loadProduct(id)] as const)),
  );
  // The person may have changed it during the request.
  const cart = stored.guestCart.read();
  if (!cart) return;
  const items = cart.items.map((item) =>
    products.has(item.product.id) ? refresh(item, products.get(item.product.id)) : item,
  );
  if (JSON.stringify(items) === JSON.stringify(cart.items)) return;
  const changes = items.flatMap((item, index) => describeChange(cart.items[index], item));
  stored.guestCart.write({ ...cart, items });
  if (changes.length > 0) void notify({ tone: 'error', message: changes.join(' ') });
}

/** Undefined when it is not sold any more. */
async function loadProduct(id: string): Promise<Product | undefined> {
  try {
    const { data } = await call(getProduct, { params: { id } });
    return data.active ? data : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function refresh({ product: old, count }: GuestItem, product: Product | undefined): GuestItem {
  const choice = product && chooseSize(product.sizes, old.size?.id);
  if (!choice || !('size' in choice))
    return { product: old, count, fault: choice?.fault === 'missing' ? sizesMessage : notSoldMessage };
  const { companyName: _, ...current }: CartProduct & { companyName: string } = toBuyable(
    product,
    choice.size,
  );
  return { product: current, count };
}

function describeChange(old: GuestItem | undefined, { product, fault }: GuestItem): string[] {
  const title = getLineTitle(product);
  if (fault) return old?.fault === fault ? [] : [`${title}: ${fault}.`];
  if (!old || old.product.price === product.price) return [];
  return [`${title} is now ${formatDollars(product.price)} instead of ${formatDollars(old.product.price)}.`];
}
