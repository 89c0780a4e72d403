import type { Key } from '@bloomkin/lambdas/table/entity.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { createCampaign } from '@bloomkin/shared/routes/campaigns.ts';
import * as cart from '@bloomkin/shared/routes/cart.ts';
import { createCategory, createCollection } from '@bloomkin/shared/routes/categories.ts';
import { createCompany } from '@bloomkin/shared/routes/companies.ts';
import { createDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { createDocument } from '@bloomkin/shared/routes/documents.ts';
import { getPaymentSession, refundOrder, startPayment } from '@bloomkin/shared/routes/payments.ts';
import { addProductPhoto, createProduct } from '@bloomkin/shared/routes/products.ts';
import { addTypeParameter, createProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { writeReview } from '@bloomkin/shared/routes/reviews.ts';
import { createStore } from '@bloomkin/shared/routes/stores.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { addRecipient, createUser } from '@bloomkin/shared/routes/users.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../support/handlerClient.ts';
import { aCart, anOrderFor, aProduct, aProductType, categoryId, typeId } from '../support/items.ts';
import { newAbn } from '../support/people.ts';
import { securityFixture } from '../support/securityFixture.ts';
import type { Person } from '../support/testBackend.ts';
import { aPhoto, multipart } from '../support/upload.ts';

const test = securityFixture();

/** The fault of one table call: refused, or done with its reply lost. */
type Mode = 'refused' | 'lost';
const fault: { mode: Mode; at: number; calls: number; struck: boolean } = {
  mode: 'refused',
  at: 0,
  calls: 0,
  struck: false,
};

function failure(mode: Mode): Error {
  const error = new Error('The table does not answer');
  const refused = { name: 'ThrottlingException', $metadata: { httpStatusCode: 400, attempts: 1 } };
  return Object.assign(error, mode === 'refused' ? refused : { name: 'TimeoutError' });
}

/** Fails the call with this number, counted from one; 0 fails none. */
function failCall(mode: Mode, at: number): void {
  Object.assign(fault, { mode, at, calls: 0, struck: false });
}

beforeAll(async () => {
  const { table } = await import('@bloomkin/lambdas/table/tableClient.ts');
  table.middlewareStack.add(
    (next) => async (args) => {
      fault.calls += 1;
      if (fault.calls !== fault.at) return next(args);
      fault.struck = true;
      if (fault.mode === 'lost') await next(args);
      throw failure(fault.mode);
    },
    // Inside of what follows the writes, which is added with high priority by its module.
    { step: 'initialize', name: 'fault', priority: 'low' },
  );
});
afterEach(() => failCall('refused', 0));

async function rowsBeginning(prefix: Partial<Key>, holds: string): Promise<number> {
  const [{ paginateScan }, { table, tableName }] = await Promise.all([
    import('@aws-sdk/lib-dynamodb'),
    import('@bloomkin/lambdas/table/tableClient.ts'),
  ]);
  const found = paginateScan(
    { client: table },
    {
      TableName: tableName,
      ConsistentRead: true,
      FilterExpression: Object.keys(prefix)
        .map((name) => `begins_with(${name}, :${name})`)
        .join(' AND '),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(prefix).map(([name, text]) => [`:${name}`, text]),
      ),
    },
  );
  const pages = await Array.fromAsync(found, ({ Items = [] }) => Items);
  return pages.flat().filter((item) => JSON.stringify(item).includes(holds)).length;
}

interface Attempt {
  route: Route;
  call: Call;
  /** How often it was done. */
  effects(): Promise<number>;
}

let made = 0;
const unique = () => `once-${++made}`;
const buyer = (): Promise<Person> => test.backend.signInNewUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });

/** For each idempotent route a call that can be made once, on something made for it. */
const attempts: Record<string, () => Promise<Attempt>> = {
  checkout: async () => {
    const { backend, seed } = test;
    const { user, token } = await buyer();
    const stored = aCart(user, seed.roses.thorn);
    await backend.put({ carts: [stored] });
    return {
      route: cart.checkout,
      call: { token, params: { id: stored.hash }, body: {} },
      effects: () => rowsBeginning({ pk: 'ORDER#' }, `"userId":"${user.id}"`),
    };
  },
  createCampaign: async () => {
    const title = unique();
    return {
      route: createCampaign,
      call: { token: test.seed.people.admin.token, body: { title, text: 'Now', path: '/market' } },
      effects: () => rowsBeginning({ pk: 'CAMPAIGNS' }, `"title":"${title}"`),
    };
  },
  writeReview: async () => {
    const { user, token } = await buyer();
    return {
      route: writeReview,
      call: { token, params: { id: test.seed.roses.thorn.id }, body: { rating: 5 } },
      effects: () => rowsBeginning({ pk: 'PRODUCT#', sk: 'REVIEW#' }, `"userId":"${user.id}"`),
    };
  },
  addRecipient: async () => {
    const { user, token } = await buyer();
    const fio = unique();
    return {
      route: addRecipient,
      call: { token, params: { id: user.id }, body: { fio } },
      effects: () => rowsBeginning({ pk: 'USER#', sk: 'RECIPIENT#' }, `"fio":"${fio}"`),
    };
  },
  createStore: async () => {
    const name = unique();
    return {
      route: createStore,
      call: {
        token: test.seed.people.vendor.token,
        body: { name, location: { address: '20 King St, Newtown NSW 2042' } },
      },
      effects: () => rowsBeginning({ pk: 'COMPANY#', sk: 'STORE#' }, `"name":"${name}"`),
    };
  },
  createUser: async () => {
    const fio = unique();
    return {
      route: createUser,
      call: {
        token: test.seed.people.admin.token,
        body: { fio, email: `${fio}@private.example`, roles: ['ROLE_BUYER'] },
      },
      effects: () => rowsBeginning({ pk: 'USER#' }, `"fio":"${fio}"`),
    };
  },
  createCompany: async () => {
    const { token } = await test.backend.signInNewUser({ fio: 'Marlo Hughes', roles: ['ROLE_VENDOR'] });
    const name = unique();
    return {
      route: createCompany,
      call: { token, body: { name, brand: name, inn: newAbn() } },
      effects: () => rowsBeginning({ pk: 'COMPANY#', sk: 'COMPANY' }, `"name":"${name}"`),
    };
  },
  createProduct: async () => {
    const { people, petal } = test.seed;
    const name = unique();
    return {
      route: createProduct,
      call: {
        token: people.admin.token,
        body: {
          name,
          sku: name,
          price: 50,
          category: categoryId,
          type: typeId,
          company_id: petal.company.id,
        },
      },
      effects: () => rowsBeginning({ pk: 'PRODUCT#', sk: 'PRODUCT' }, `"name":"${name}"`),
    };
  },
  addProductPhoto: async () => {
    const product = aProduct(test.seed.petal.company.id, { name: unique(), photos: [] });
    await test.backend.put({ products: [product] });
    const { findProduct } = await import('@bloomkin/lambdas/products/productEntity.ts');
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
  createCategory: async () => {
    const name = unique();
    return {
      route: createCategory,
      call: { token: test.seed.people.admin.token, body: { name } },
      effects: () => rowsBeginning({ pk: 'CATEGORIES' }, `"name":"${name}"`),
    };
  },
  createCollection: async () => {
    const name = unique();
    return {
      route: createCollection,
      call: {
        token: test.seed.people.admin.token,
        body: { name, product_ids: [test.seed.roses.petal.id] },
      },
      effects: () => rowsBeginning({ pk: 'COLLECTIONS' }, `"name":"${name}"`),
    };
  },
  createDocument: async () => {
    const name = unique().replace('-', '_');
    return {
      route: createDocument,
      call: { token: test.seed.people.admin.token, body: { name, title: name, text: '<p>Yes</p>' } },
      effects: () => rowsBeginning({ pk: 'DOCUMENTS' }, `"name":"${name}"`),
    };
  },
  createProductType: async () => {
    const name = unique();
    return {
      route: createProductType,
      call: { token: test.seed.people.admin.token, body: { name } },
      effects: () => rowsBeginning({ pk: 'PRODUCT_TYPES' }, `"name":"${name}"`),
    };
  },
  createDiscount: async () => {
    const name = unique();
    const { company } = test.seed.petal;
    return {
      route: createDiscount,
      call: {
        token: test.seed.people.vendor.token,
        body: { name, kind: 'percent', value: 10, active: false },
      },
      effects: () => rowsBeginning({ pk: `DISCOUNTS#${company.id}` }, `"name":"${name}"`),
    };
  },
  addTypeParameter: async () => {
    const type = aProductType(test.seed.petal.company.id, { name: unique(), parameters: [] });
    await test.backend.put({ productTypes: [type] });
    const { findProductType } = await import('@bloomkin/lambdas/productTypes/productTypeEntity.ts');
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
  refundOrder: async () => {
    const { backend, seed } = test;
    const order = {
      ...anOrderFor((await buyer()).user, seed.petal, aProduct(seed.petal.company.id)),
      paymentStatus: 'paid' as const,
      paidBy: 'card' as const,
      paymentIntentId: `pi_${unique()}`,
    };
    await backend.put({ orders: [order] });
    const { findOrder } = await import('@bloomkin/lambdas/orders/orderEntity.ts');
    return {
      route: refundOrder,
      call: { token: seed.people.vendor.token, body: { order_id: order.id, amount: 1 } },
      effects: async () => (await findOrder(order.id))?.refunds?.length ?? 0,
    };
  },
  startPayment: () => payment((order_id) => ({ route: startPayment, call: { body: { order_id } } })),
  getPaymentSession: () => payment((cartId) => ({ route: getPaymentSession, call: { query: { cartId } } })),
};

async function payment(callOf: (orderId: string) => { route: Route; call: Call }): Promise<Attempt> {
  const { backend, seed } = test;
  const { user, token } = await buyer();
  const order = anOrderFor(user, seed.petal, aProduct(seed.petal.company.id));
  await backend.put({ orders: [order] });
  const { route, call } = callOf(order.id);
  const { findPayment } = await import('@bloomkin/lambdas/payments/paymentEntity.ts');
  return {
    route,
    call: { ...call, token },
    effects: async () => (await findPayment(order.id))?.attempt ?? 0,
  };
}

/** More calls than any of the requests makes. */
const mostCalls = 40;

describe('an idempotent route', () => {
  it('has an attempt in this file', () => {
    const names = allRoutes.filter(({ route }) => route.options.idempotent).map(({ name }) => name);
    expect(Object.keys(attempts).sort()).toEqual(names.sort());
  });
});

describe.each(Object.entries(attempts))('%s, when the table fails at any one call', (_, newAttempt) => {
  it.each(['refused', 'lost'] as const)('(%s) is done once and repeats its answer', async (mode) => {
    for (let at = 1; at <= mostCalls; at++) {
      const { route, call, effects } = await newAttempt();
      const send = () =>
        test.backend.handlers.call(route, {
          ...call,
          headers: { ...call.headers, 'idempotency-key': `key-${made}-${at}` },
        });
      failCall(mode, at);
      const first = await send();
      const { struck } = fault;
      failCall(mode, 0);
      const doneAtFirst = await effects();
      if (first.text.includes('Nothing was changed')) expect([at, doneAtFirst]).toEqual([at, 0]);
      const [second, third] = [await send(), await send()];
      expect([at, second.status, third.status], second.text).toEqual([at, 200, 200]);
      expect(third.text).toBe(second.text);
      if (first.status === 200) expect(second.text).toBe(first.text);
      expect([at, await effects()]).toEqual([at, 1]);
      if (!struck) return;
    }
    throw new Error('The request makes more calls than were failed');
  });
});
