import * as z from 'zod';
import { errorCatalogue } from '#errors.ts';
import { get, post, put } from '#route.ts';
import { AgentCheckout, AgentCheckoutId } from '#schemas/agentCheckout.ts';
import { done, one } from '#schemas/answers.ts';
import { finite, flag, latitude, longitude, suburb, text } from '#schemas/fields.ts';
import { CartHash, CartOrOrder, idLetters, ProductId, SizeId } from '#schemas/ids.ts';
import { DeliveryCost, Order } from '#schemas/order.ts';
import { CheckoutInput, OrderInput } from '#schemas/orderInput.ts';

const [, countMessage] = errorCatalogue['CART.COUNT'];
const atMost999 = finite.pipe(z.int(countMessage).max(999, countMessage));

export const getCart = get('/api/shop/cart', {
  summary: 'The caller’s cart, made when there is none',
  access: 'customer',
  response: one(Order),
  sameSite: true,
});

export const createCart = post('/api/shop/cart', {
  summary: 'A fresh cart instead of the present one',
  access: 'customer',
  response: one(Order),
});

export const getCartByHash = get('/api/shop/cart/{id}', {
  summary: 'A cart with prices as of now',
  access: 'authenticated',
  owner: 'cart',
  params: { id: CartHash },
  response: one(Order),
});

export const remindOfCart = post('/api/shop/cart/{id}/remind', {
  summary: 'Remind the buyer of an abandoned cart, once, if they agreed to reminders',
  access: 'admin',
  adminRight: 'support',
  params: { id: CartHash },
  response: done,
  errors: [
    'CART.PRODUCT_UNAVAILABLE',
    'CART.IN_USE',
    'CART.LOCKED',
    'CART.NO_EMAIL',
    'CART.NO_CONSENT',
    'CART.REMINDED',
    'FEATURE.OFF',
  ],
});

export const addProduct = post('/api/shop/cart/add_product', {
  summary: 'Add a product, or more of it, to the cart',
  access: 'customer',
  bodyInQuery: true,
  body: z.object({
    product_id: ProductId,
    size_id: SizeId.optional(),
    count: atMost999.pipe(z.int().min(1, countMessage)).default(1),
    hash: CartHash.optional(),
    newCart: flag.default(false),
    add_key: z.string().max(64).optional(),
  }),
  response: one(Order),
  errors: ['CART.OTHER_COMPANY', 'CART.PRODUCT_UNAVAILABLE', 'CART.FULL', 'CART.COUNT', 'CART.SUBMITTED'],
  keyField: 'add_key',
});

export const setProductCount = put('/api/shop/cart/{id}/products_count', {
  summary: 'Set how many of a product; 0 or less removes the line',
  access: 'customer',
  params: { id: CartHash },
  bodyInQuery: true,
  body: z.object({ product_id: ProductId, size_id: SizeId.optional(), count: atMost999 }),
  response: one(Order),
  errors: ['CART.PRODUCT_UNAVAILABLE', 'CART.COUNT', 'CART.SUBMITTED'],
  retry: true,
});

export const clearCart = put('/api/shop/cart/{id}/clear', {
  summary: 'Empty the cart',
  access: 'customer',
  owner: 'cart',
  params: { id: CartHash },
  response: one(Order),
  errors: ['CART.SUBMITTED'],
});

export const updateCart = put('/api/shop/cart/{id}', {
  summary: 'Save contact, recipient, address, day, period, messages, a discount code',
  access: 'customer',
  params: { id: CartHash },
  body: OrderInput.extend({
    /** Null removes the code. */
    discount_code: text(40).nullable().optional(),
    /** 'me', or a saved recipient. */
    tag_person: z.string().regex(idLetters).nullable().optional(),
  }),
  response: one(Order),
  errors: ['CART.SUBMITTED', 'FEATURE.OFF'],
  retry: true,
});

export const checkout = post('/api/shop/cart/{id}/checkout', {
  summary: 'Turn the cart into an order',
  access: 'customer',
  params: { id: CartHash },
  body: CheckoutInput,
  response: one(Order),
  errors: [
    'AUTH.CHECKOUT_REQUIRED',
    'CART.CHANGED',
    'CART.PRICE_CHANGED',
    'CART.SUBMITTED',
    'ORDER.TOO_MANY_UNPAID',
    'SHOP.MAINTENANCE',
  ],
  idempotent: true,
});

export const getAgentCheckout = get('/api/shop/agent_checkout/{id}', {
  summary: 'What an agent filled in for a person; for six hours, until it is ordered',
  access: 'public',
  params: { id: AgentCheckoutId },
  response: one(AgentCheckout),
});

export const getDeliveryCost = get('/api/shop/order_delivery_cost', {
  summary: 'What delivering a cart or an order to a point costs',
  access: 'authenticated',
  right: 'orders',
  query: z.object({ order_id: CartOrOrder, lat: latitude, lng: longitude, suburb }),
  response: one(DeliveryCost),
});

export const checkDeliveryCost = put('/api/shop/order_delivery_cost', {
  summary: 'The same with a body',
  access: 'authenticated',
  audited: false,
  right: 'orders',
  body: z.object({ id: CartOrOrder, lat: latitude, lng: longitude, suburb }),
  response: one(DeliveryCost),
});
