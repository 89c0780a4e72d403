import type { Route } from '@bloomkin/shared/route.ts';
import { createCampaign } from '@bloomkin/shared/routes/campaigns.ts';
import * as cart from '@bloomkin/shared/routes/cart.ts';
import { createCategory, createCollection } from '@bloomkin/shared/routes/categories.ts';
import { createCompany } from '@bloomkin/shared/routes/companies.ts';
import { createDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { createDocument } from '@bloomkin/shared/routes/documents.ts';
import { addOrderPhoto } from '@bloomkin/shared/routes/media.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import {
  getPaymentSession,
  recordRefundTransfer,
  refundOrder,
  startPayment,
} from '@bloomkin/shared/routes/payments.ts';
import { addProductPhoto, createProduct } from '@bloomkin/shared/routes/products.ts';
import { addTypeParameter, createProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { writeReview } from '@bloomkin/shared/routes/reviews.ts';
import { createStore } from '@bloomkin/shared/routes/stores.ts';
import { addRecipient, createUser } from '@bloomkin/shared/routes/users.ts';
import { aCart, anOrderFor } from '#support/buyerItems.ts';
import { aProduct, aProductType, categoryId, typeId } from '#support/catalogueItems.ts';
import { countRows } from '#support/countRows.ts';
import type { Call } from '#support/handlerClient.ts';
import { newAbn } from '#support/people.ts';
import type { securityFixture } from '#support/securityFixture.ts';
import type { Person, SeedData } from '#support/testBackend.ts';
import { aPhoto, multipart, multipartOf } from '#support/upload.ts';

interface Attempt {
  route: Route;
  call: Call;
  /** How often it was done. */
  effects(): Promise<number>;
}

let made = 0;
export const unique = () => `once-${++made}`;

type Fixture = ReturnType<typeof securityFixture>;

const signInBuyer = ({ backend }: Fixture): Promise<Person> =>
  backend.signInNewUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });

/** Counts the rows that hold the unique name. */
const createNamed =
  (route: Route, rows: Parameters<typeof countRows>[0], toCall: (seed: SeedData, name: string) => Call) =>
  async ({ seed }: Fixture): Promise<Attempt> => {
    const name = unique();
    return { route, call: toCall(seed, name), effects: () => countRows(rows, `"${name}"`) };
  };

/** For each idempotent route a call that can be made once, on something made for it. */
export const attempts: Readonly<Record<string, (test: Fixture) => Promise<Attempt>>> = {
  checkout: async (test) => {
    const { backend, seed } = test;
    const { user, token } = await signInBuyer(test);
    const stored = aCart(user, seed.roses.thorn);
    await backend.put({ carts: [stored] });
    return {
      route: cart.checkout,
      call: { token, params: { id: stored.hash }, body: {} },
      effects: () => countRows({ pk: 'ORDER#' }, `"userId":"${user.id}"`),
    };
  },
  createCampaign: createNamed(createCampaign, { pk: 'CAMPAIGNS' }, ({ people }, title) => ({
    token: people.admin.token,
    body: { title, text: 'Now', path: '/market' },
  })),
  writeReview: async (test) => {
    const { user, token } = await signInBuyer(test);
    return {
      route: writeReview,
      call: { token, params: { id: test.seed.roses.thorn.id }, body: { rating: 5 } },
      effects: () => countRows({ pk: 'PRODUCT#', sk: 'REVIEW#' }, `"userId":"${user.id}"`),
    };
  },
  addRecipient: async (test) => {
    const { user, token } = await signInBuyer(test);
    const fio = unique();
    return {
      route: addRecipient,
      call: { token, params: { id: user.id }, body: { fio } },
      effects: () => countRows({ pk: 'USER#', sk: 'RECIPIENT#' }, `"fio":"${fio}"`),
    };
  },
  createStore: createNamed(createStore, { pk: 'COMPANY#', sk: 'STORE#' }, ({ people }, name) => ({
    token: people.vendor.token,
    body: { name, location: { address: '20 King St, Newtown NSW 2042' } },
  })),
  createUser: createNamed(createUser, { pk: 'USER#' }, ({ people }, fio) => ({
    token: people.admin.token,
    body: { fio, email: `${fio}@private.example`, roles: ['ROLE_BUYER'] },
  })),
  createCompany: async (test) => {
    const { token } = await test.backend.signInNewUser({ fio: 'Marlo Hughes', roles: ['ROLE_VENDOR'] });
    const name = unique();
    return {
      route: createCompany,
      call: { token, body: { name, brand: name, inn: newAbn() } },
      effects: () => countRows({ pk: 'COMPANY#', sk: 'COMPANY' }, `"name":"${name}"`),
    };
  },
  createProduct: createNamed(createProduct, { pk: 'PRODUCT#', sk: 'PRODUCT' }, ({ people, petal }, name) => ({
    token: people.admin.token,
    body: { name, sku: name, price: 50, category: categoryId, type: typeId, company_id: petal.company.id },
  })),
  addProductPhoto: async (test) => {
    const product = aProduct(test.seed.petal.company.id, { name: unique(), photos: [] });
    await test.backend.put({ products: [product] });
    const { findProduct } = await import('@bloomkin/lambdas/model/products/productEntity.ts');
    return {
      route: addProductPhoto,
      call: {
        token: test.seed.people.vendor.token,
        params: { id: product.id },
        ...multipart('photo', await aPhoto()),
      },
      effects: async () => (await findProduct(product.id))?.photos.length ?? 0,
    };
  },
  addOrderPhoto: async (test) => {
    const { backend, seed } = test;
    const order = anOrderFor((await signInBuyer(test)).user, seed.petal, aProduct(seed.petal.company.id));
    await backend.put({ orders: [order] });
    const { findOrder } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    return {
      route: addOrderPhoto,
      call: {
        token: seed.people.vendor.token,
        params: { id: order.id },
        ...multipartOf([
          { name: 'kind', bytes: Buffer.from('bench') },
          { name: 'photo', filename: 'bench.jpg', type: 'image/jpeg', bytes: await aPhoto() },
        ]),
      },
      effects: async () => (await findOrder(order.id))?.photos?.length ?? 0,
    };
  },
  updateOrder: async (test) => {
    const { backend, seed } = test;
    const order = anOrderFor((await signInBuyer(test)).user, seed.petal, aProduct(seed.petal.company.id));
    await backend.put({ orders: [order] });
    const { findOrder } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const lines = async () => (await findOrder(order.id))?.history.length ?? 0;
    const before = await lines();
    return {
      route: updateOrder,
      call: {
        token: seed.people.vendor.token,
        params: { id: order.id },
        body: { status: 'completed', early: true },
      },
      effects: async () => (await lines()) - before,
    };
  },
  createCategory: createNamed(createCategory, { pk: 'CATEGORIES' }, ({ people }, name) => ({
    token: people.admin.token,
    body: { name },
  })),
  createCollection: createNamed(createCollection, { pk: 'COLLECTIONS' }, ({ people, roses }, name) => ({
    token: people.admin.token,
    body: { name, product_ids: [roses.petal.id] },
  })),
  createDocument: createNamed(createDocument, { pk: 'DOCUMENTS' }, ({ people }, title) => ({
    token: people.admin.token,
    body: { name: title.replace('-', '_'), title, text: '<p>Yes</p>' },
  })),
  createProductType: createNamed(createProductType, { pk: 'PRODUCT_TYPES' }, ({ people }, name) => ({
    token: people.admin.token,
    body: { name },
  })),
  createDiscount: createNamed(createDiscount, { pk: 'DISCOUNTS#' }, ({ people }, name) => ({
    token: people.vendor.token,
    body: { name, kind: 'percent', value: 10, active: false },
  })),
  addTypeParameter: async (test) => {
    const type = aProductType(test.seed.petal.company.id, { name: unique(), parameters: [] });
    await test.backend.put({ productTypes: [type] });
    const { findProductType } = await import('@bloomkin/lambdas/model/productTypes/productTypeEntity.ts');
    return {
      route: addTypeParameter,
      call: {
        token: test.seed.people.vendor.token,
        params: { id: type.id },
        body: { name: 'Hook', type: 'value', values: ['Wire'] },
      },
      effects: async () => (await findProductType(type.id))?.parameters.length ?? 0,
    };
  },
  refundOrder: async (test) => {
    const { backend, seed } = test;
    const order = {
      ...anOrderFor((await signInBuyer(test)).user, seed.petal, aProduct(seed.petal.company.id)),
      paymentStatus: 'paid' as const,
      paidBy: 'card' as const,
      paymentIntentId: `pi_${unique()}`,
    };
    await backend.put({ orders: [order] });
    const { findOrder } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    return {
      route: refundOrder,
      call: { token: seed.people.vendor.token, body: { order_id: order.id, amount: 1 } },
      effects: async () => (await findOrder(order.id))?.refunds?.length ?? 0,
    };
  },
  recordRefundTransfer: async (test) => {
    const { backend, seed } = test;
    const refund = {
      number: 1,
      amountCents: 100,
      items: [],
      delivery: false,
      reason: '',
      at: '2026-11-20T00:00:00.000Z',
    };
    const order = {
      ...anOrderFor((await signInBuyer(test)).user, seed.petal, aProduct(seed.petal.company.id)),
      ...{ paymentStatus: 'paid' as const, paidBy: 'card' as const, paymentIntentId: `pi_${unique()}` },
      refunds: [{ ...refund, state: 'failed' as const }],
    };
    await backend.put({ orders: [order] });
    const { findOrder } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    return {
      route: recordRefundTransfer,
      call: { token: seed.people.admin.token, body: { order_id: order.id, reference: 'NPP 1' } },
      effects: async () =>
        (await findOrder(order.id))?.refunds?.filter(({ state }) => state === 'done').length ?? 0,
    };
  },
  startPayment: (test) =>
    attemptPayment(test, (order_id) => ({ route: startPayment, call: { body: { order_id } } })),
  getPaymentSession: (test) =>
    attemptPayment(test, (cartId) => ({ route: getPaymentSession, call: { query: { cartId } } })),
};

async function attemptPayment(
  test: Fixture,
  callOf: (orderId: string) => { route: Route; call: Call },
): Promise<Attempt> {
  const { backend, seed } = test;
  const { user, token } = await signInBuyer(test);
  const order = anOrderFor(user, seed.petal, aProduct(seed.petal.company.id));
  await backend.put({ orders: [order] });
  const { route, call } = callOf(order.id);
  const { findPayment } = await import('@bloomkin/lambdas/model/payments/paymentEntity.ts');
  return {
    route,
    call: { ...call, token },
    effects: async () => (await findPayment(order.id))?.attempt ?? 0,
  };
}
