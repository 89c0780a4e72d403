import { getAgentCheckout } from '@bloomkin/shared/routes/cart.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { AgentCheckout } from '@bloomkin/shared/schemas/agentCheckout.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { call } from '#api/call.ts';
import { ApiError } from '#errors/apiError.ts';
import { addToCart, setCartCount } from '../cart/cartActions.ts';
import { changeDraft } from '../cart/checkoutDraft.ts';
import { toBuyable } from './toBuyable.ts';

export interface WantedItem {
  productId: string;
  sizeId: string | undefined;
  count: number;
}

const maxCount = 999;

/** `bouquet~large:2,card:1`; what cannot be read is left out. */
export const parseItems = (text: string): WantedItem[] =>
  text.split(',').flatMap((part) => {
    const [, productId = '', sizeId, count = '1'] =
      /^([\w-]{1,64})(?:~([\w-]{1,64}))?(?::(\d{1,4}))?$/.exec(part.trim()) ?? [];
    return productId && Number(count) > 0
      ? [{ productId, sizeId, count: Math.min(Number(count), maxCount) }]
      : [];
  });

/** Sets the lines, so that following the link twice doubles nothing. Returns the names of what is not sold any more. */
export async function fillCart(items: readonly WantedItem[], newCart: boolean): Promise<string[]> {
  const gone: string[] = [];
  let isFresh = newCart;
  for (const { productId, sizeId, count } of items) {
    const product = await findProduct(productId);
    const size = product?.sizes.find(({ id, active }) => id === sizeId && active);
    if (!product || (product.sizes.length > 0 && !size)) {
      gone.push(product?.name ?? 'A product that is not sold any more');
      continue;
    }
    const buyable = toBuyable(product, size);
    await addToCart(buyable, { newCart: isFresh });
    isFresh = false;
    await setCartCount(buyable, count);
  }
  return gone;
}

async function findProduct(id: string): Promise<Product | undefined> {
  try {
    return (await call(getProduct, { params: { id: ProductId.parse(id) } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** What the agent wrote becomes the checkout’s draft, which the person sees and may change. */
export async function takeOver(id: string): Promise<void> {
  const { data } = await call(getAgentCheckout, { params: { id } });
  changeDraft({ ...toDraft(data), agentSession: id.startsWith('chk_') ? id : null });
}

const orNull = (text: string): string | null => (text === '' ? null : text);

const toDraft = (filled: AgentCheckout) => ({
  isPickup: filled.pickupStore !== null,
  pickupStore: filled.pickupStore,
  place: filled.location,
  unitOffice: orNull(filled.unitOffice),
  comment: orNull(filled.comment),
  forMe: filled.recipient ? false : null,
  recipientName: filled.recipient?.fio ?? null,
  recipientPhone: filled.recipient?.phone ?? null,
  day: filled.deliveryDay,
  period: filled.delivery_period,
  cardMessage: orNull(filled.card_message),
  code: filled.discount_code,
  fio: orNull(filled.fio),
  phone: orNull(filled.phone),
  email: orNull(filled.email),
});
