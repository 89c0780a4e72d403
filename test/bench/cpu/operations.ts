import { addProduct, checkout } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type * as z from 'zod';
import { Api } from '#support/api.ts';
import { cartOnDay } from '#support/cartOnDay.ts';
import { newBuyer } from '#support/people.ts';
import { surryHills } from '#support/shopping.ts';

/** A request, and what has to be there before it, which is not measured. */
export interface Operation {
  name: string;
  requests: number;
  /** Each is prepared and measured alone. */
  needsItsOwn?: true;
  prepare(): Promise<() => Promise<unknown>>;
}

/** Earlier checkouts reply without the fields that came later. */
export class AnyVersionApi extends Api {
  protected override parse(_schema: z.ZodType, read: unknown): unknown {
    return read;
  }
}

let questions = 0;

/** A query that is not at the edge. */
const nextQuery = () => ({
  lat: surryHills.lat,
  lng: surryHills.lng,
  delivery_to_user: true,
  max_price: 500 + ++questions,
});

const dearEnough = 80;
const ordersOfABuyer = 4;
/** A cart takes 999 of a product; an hour of use adds more. */
const addsOfABuyer = 900;

/** Without sizes, delivered to Surry Hills. */
export async function pickDearProduct(url: string): Promise<Product> {
  const query = { ...nextQuery(), per_page: 100 };
  const { data } = await new AnyVersionApi(url).call(listAllProducts, { query });
  const product = data.find(({ price, sizes }) => price > dearEnough && !sizes?.length);
  if (!product) throw new Error('The demo data has nothing for Surry Hills');
  return product;
}

/** The operations of one run. */
export async function operationsOf(url: string): Promise<Operation[]> {
  const [guest, buyer] = [new AnyVersionApi(url), new AnyVersionApi(url)];
  await newBuyer(buyer);
  const product = await pickDearProduct(url);
  await buyer.call(addProduct, { body: { product_id: product.id, count: 1 } });
  let added = 0;
  const list = (more: { search?: string }) => async () => () =>
    guest.call(listAllProducts, { query: { ...nextQuery(), ...more } });
  return [
    { name: 'list, past the edge', requests: 100, prepare: list({}) },
    { name: 'search, past the edge', requests: 100, prepare: list({ search: 'rose' }) },
    {
      name: 'product, signed in',
      requests: 100,
      prepare: async () => () => buyer.call(getProduct, { params: { id: product.id } }),
    },
    {
      name: 'add to cart',
      requests: 80,
      prepare: async () => {
        if (++added % addsOfABuyer === 0) await newBuyer(buyer);
        return () => buyer.call(addProduct, { body: { product_id: product.id, count: 1 } });
      },
    },
    { name: 'checkout', requests: 8, needsItsOwn: true, prepare: checkouts(url, product) },
  ];
}

/** Each submits a cart of its own, on one of the next days so that no day gets full. */
function checkouts(url: string, product: Product): Operation['prepare'] {
  let orders = 0;
  let buyer = new AnyVersionApi(url);
  return async () => {
    if (orders % ordersOfABuyer === 0) {
      buyer = new AnyVersionApi(url);
      await newBuyer(buyer);
    }
    orders += 1;
    const cart: Order = await cartOnDay(buyer, product, 2 + (orders % 20));
    const params = { id: cart.cart_hash };
    return () => buyer.call(checkout, { params, body: { expected_total: cart.total } });
  };
}
