import { checkout } from '@bloomkin/shared/routes/cart.ts';
import {
  getCategory,
  getCollection,
  listAllProducts,
  listCategories,
  listCollections,
  listCompanies,
} from '@bloomkin/shared/routes/catalogue.ts';
import * as categories from '@bloomkin/shared/routes/categories.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deleteProduct, getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import * as types from '@bloomkin/shared/routes/productTypes.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { deleteUser, editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answered, type Api, newestCatalogue } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { fillCart, pickProduct } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
const held: { admin?: Api } = {};
function admin(): Api {
  if (!held.admin) throw new Error('Nobody is signed in');
  return held.admin;
}

beforeAll(async () => {
  held.admin = test.visitor();
  await signInDemoUser(held.admin, 'admin');
});

const newest = () => ({ headers: newestCatalogue() });

interface Goods {
  ruby: Api;
  rubyId: string;
  product: Product;
  collectionId: string;
}

interface Kind {
  remove: (goods: Goods) => Promise<Answered<unknown>>;
  edit: (goods: Goods) => Promise<Answered<unknown>>;
  list: (goods: Goods) => Promise<Answered<unknown>>;
  read: (goods: Goods) => Promise<Answered<unknown>>;
  /** Why it may be refused; undefined when it never is. */
  reason?: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  category: {
    remove: ({ product }) => admin().send(categories.deleteCategory, { params: product.category }),
    edit: ({ product }) =>
      admin().send(categories.updateCategory, { params: product.category, body: { name: 'Moss' } }),
    list: () => test.visitor().send(listCategories, { query: {} }),
    read: ({ product }) => test.visitor().send(getCategory, { params: product.category }, newest()),
    reason: 'CATEGORY.IN_USE',
  },
  product: {
    remove: ({ product }) => admin().send(deleteProduct, { params: { id: product.id } }),
    edit: ({ product }) =>
      admin().send(updateProduct, { params: { id: product.id }, body: { name: 'Moss' } }),
    list: () => test.visitor().send(listAllProducts, { query: {} }),
    read: ({ product }) => admin().send(getProduct, { params: { id: product.id } }),
  },
  company: {
    remove: ({ product }) => admin().send(companies.deleteCompany, { params: { id: product.company } }),
    edit: ({ product }) =>
      admin().send(companies.updateCompany, {
        params: { id: product.company },
        body: { description: 'Moss' },
      }),
    list: () => test.visitor().send(listCompanies, { query: {} }),
    read: ({ product }) => admin().send(companies.getCompany, { params: { id: product.company }, query: {} }),
    reason: 'COMPANY.OPEN_ORDERS',
  },
  user: {
    remove: ({ rubyId }) => admin().send(deleteUser, { params: { id: rubyId } }),
    edit: ({ rubyId }) => admin().send(editUser, { params: { id: rubyId }, body: { fio: 'Moss' } }),
    list: () => admin().send(listUsers, { query: {} }),
    read: ({ rubyId }) => admin().send(getUser, { params: { id: rubyId } }),
  },
  'product type': {
    remove: ({ product }) => admin().send(types.deleteProductType, { params: product.type }),
    edit: ({ product }) =>
      admin().send(types.updateProductType, { params: product.type, body: { name: 'Moss' } }),
    list: () => admin().send(types.listProductTypes, { query: {} }),
    read: ({ product }) => admin().send(types.getProductType, { params: product.type }),
    reason: 'PRODUCT_TYPE.IN_USE',
  },
  collection: {
    remove: ({ collectionId }) => admin().send(categories.deleteCollection, { params: { id: collectionId } }),
    edit: ({ collectionId }) =>
      admin().send(categories.updateCollection, { params: { id: collectionId }, body: { name: 'Moss' } }),
    list: () => test.visitor().send(listCollections, { query: {} }),
    read: ({ collectionId }) => admin().send(getCollection, { params: { id: collectionId } }, newest()),
  },
};

/** Fills a new buyer's cart from a florist that earlier cases have not closed. */
async function fill(): Promise<Goods & { cart: Awaited<ReturnType<typeof fillCart>> }> {
  const ruby = test.visitor();
  const { id: rubyId } = await newBuyer(ruby);
  const product = await pickProduct(ruby);
  const cart = await fillCart(ruby, product);
  const { data } = await admin().call(categories.createCollection, {
    body: { name: 'Brief', product_ids: [product.id] },
  });
  return { ruby, rubyId, product, collectionId: data.id, cart };
}

describe('deleting while others buy, edit and list', () => {
  it.each(Object.entries(kinds))('fails or leaves the order whole: %s', async (_, kind) => {
    const { cart, ...goods } = await fill();
    const buy = () =>
      goods.ruby.send(checkout, { params: { id: cart.cart_hash }, body: { expected_total: cart.total } });
    const [bought, removed, edited, listed] = await Promise.all([
      buy(),
      kind.remove(goods),
      kind.edit(goods),
      kind.list(goods),
    ]);
    expect(listed.status).toBe(200);
    expect([200, 404, 409]).toContain(edited.status);
    if (removed.status !== 200) expect([removed.status, removed.failure.code]).toEqual([409, kind.reason]);
    else expect((await kind.read(goods)).status).toBe(404);
    // Gone or changed before the order: nothing was sold.
    if (bought.status !== 200) return expect([401, 404, 409, 422]).toContain(bought.status);
    const { id, items, total, companyId, fio } = bought.data.data;
    const params = { id };
    const { data: order } = await admin().call(getOrder, { params });
    expect(order).toMatchObject({
      items,
      total,
      companyId,
      fio,
      company_info: bought.data.data.company_info,
    });
    expect(items).toMatchObject([
      { product: { id: goods.product.id, price: goods.product.price }, count: 1 },
    ]);
    const canceled = await admin().call(updateOrder, { params, body: { status: 'canceled' } });
    expect(canceled.data.status).toBe('canceled');
  });

  it('knows no route for documents', () => {
    const routes = allRoutes.filter(({ group, route }) => group === 'documents' && route.method === 'DELETE');
    expect(routes).toEqual([]);
  });
});
