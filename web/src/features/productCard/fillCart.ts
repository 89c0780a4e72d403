import { getAgentCheckout } from '@bloomkin/shared/routes/cart.ts';
import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { AgentCheckout } from '@bloomkin/shared/schemas/agentCheckout.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { call } from '#api/call.ts';
import { ApiError } from '#errors/apiError.ts';
import { addToCart, OtherFloristError, setCartCount } from '#features/cart/cartActions.ts';
import { changeDraft } from '#features/cart/checkoutDraft.ts';
import { chooseDeliveryDay, chooseDeliveryWindow } from '#features/deliveryDay/deliveryDay.ts';
import { stored } from '#storage/storage.ts';
import { toBuyable } from './toBuyable.ts';

export interface WantedItem {
  productId: string;
  sizeId: string | undefined;
  count: number;
}

const maxCount = 999;

/** `bouquet~large:2,card:1`, or UCP’s `~` and the id in base64url. What cannot be read has no product’s id. */
export const parseItems = (text: string): WantedItem[] =>
  text.split(',').map((part) => {
    const [, token = '', count = '1'] = /^([\w~-]{1,200})(?::([1-9]\d{0,9}))?$/.exec(part.trim()) ?? [];
    const id = token.startsWith('~') ? decodeId(token.slice(1)) : token;
    const [, productId = '', sizeId] = /^([\w-]{1,64})(?:~([\w-]{1,64}))?$/.exec(id) ?? [];
    return { productId, sizeId, count: Math.min(Number(count), maxCount) };
  });

/** Four letters are three bytes; one letter left over is none. */
const decodeId = (encoded: string): string =>
  /^[\w-]+$/.test(encoded) && encoded.length % 4 !== 1
    ? atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    : '';

/** Sets the lines, so that following the link twice doubles nothing. Returns what could not come, with the reason. */
export async function fillCart(items: readonly WantedItem[], newCart: boolean): Promise<string[]> {
  const gone: string[] = [];
  let isFresh = newCart;
  let hasBegun = false;
  for (const { productId, sizeId, count } of items) {
    const product = productId ? await findProduct(productId) : undefined;
    const size = product?.sizes.find(({ id, active }) => id === sizeId && active);
    if (!product || (product.sizes.length > 0 && !size)) {
      gone.push(
        product ? `${product.name} (choose one of its sizes)` : 'A product that is not sold any more',
      );
      continue;
    }
    const buyable = toBuyable(product, size);
    try {
      await addToCart(buyable, { newCart: isFresh });
    } catch (error) {
      // The first of several florists in one link counts: a cart has one.
      if (!(hasBegun && error instanceof OtherFloristError)) throw error;
      gone.push(`${product.name} (of another florist: order it by itself)`);
      continue;
    }
    isFresh = false;
    hasBegun = true;
    await setCartCount(buyable, count);
  }
  return [...new Set(gone)];
}

const findProduct = async (id: string): Promise<Product | undefined> =>
  (await unlessGone(call(getProduct, { params: { id: ProductId.parse(id) } })))?.data;

async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    // Also an id that cannot be one.
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return undefined;
    throw error;
  }
}

/** The suburb of a link becomes the shop’s place, unless the person has chosen one. */
export async function choosePostcode(link: URLSearchParams): Promise<void> {
  const postcode = link.get('context/postal_code') ?? link.get('/context/postal_code') ?? '';
  if (stored.location.read() || !/^\d{4}$/.test(postcode)) return;
  const { data } = await call(geocode, { query: { address: postcode } });
  const [first] = data;
  if (first) stored.location.write({ address: first.address, lat: first.lat, lng: first.lng });
}

/** What the agent wrote becomes the checkout’s draft, which the person may change. False when it has ended. */
export async function takeOver(id: string): Promise<boolean> {
  const filled = await unlessGone(call(getAgentCheckout, { params: { id } }));
  if (!filled) return false;
  changeDraft({ ...toDraft(filled.data), agentSession: id.startsWith('chk_') ? id : null });
  const { deliveryDay: day, delivery_period: period } = filled.data;
  if (day && period) chooseDeliveryWindow(day, period);
  else if (day) chooseDeliveryDay(day);
  return true;
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
