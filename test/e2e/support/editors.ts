import { paths } from '@bloomkin/shared/pages.ts';
import { listAllProducts, listCategories, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { createDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import type { Page } from 'playwright-core';
import type { Api } from '#support/api.ts';

interface Editor {
  path: (admin: Api) => Promise<string>;
  /** A text of it. */
  field: string | RegExp;
  /** Behind a button of the page. */
  opener?: string;
  save?: string;
  /** Another than what is there; a name by default. */
  typed?: (by: string) => string;
}

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('The demo data has none');
  return one;
};

const firstProduct = async (admin: Api) =>
  first((await admin.call(listAllProducts, { query: { per_page: 1 } })).data);
const companyId = async (admin: Api) => (await firstProduct(admin)).company;
const openOrder = { status: 'formation', per_page: 1 } as const;

/** Editors of the office with versions, by the name of the page. */
export const editors: Readonly<Record<string, Editor>> = {
  productEdit: {
    path: async (admin) => paths.productEdit((await firstProduct(admin)).id),
    field: 'Name',
  },
  companyEdit: {
    path: async (admin) => paths.companyEdit(await companyId(admin)),
    field: 'Brand',
  },
  'companyEdit, delivery windows': {
    path: async (admin) => `${paths.companyEdit(await companyId(admin))}?tab=delivery`,
    field: /^Orders a day/,
    typed: (by) => (by === 'Mine' ? '31' : '32'),
  },
  storeEdit: {
    async path(admin) {
      const { data } = await admin.call(getCompany, { params: { id: await companyId(admin) } });
      return paths.storeEdit(first(data.stores).id);
    },
    field: 'Name',
  },
  discountEdit: {
    async path(admin) {
      const body = { name: 'Spring', kind: 'percent', value: 10 } as const;
      return paths.discountEdit((await admin.call(createDiscount, { body })).data.id);
    },
    field: 'Name',
    save: 'Save discount',
  },
  collectionEdit: {
    path: async (admin) => paths.collectionEdit(first((await admin.call(listCollections, {})).data).id),
    field: 'Name',
  },
  categoryEdit: {
    path: async (admin) => paths.categoryEdit(first((await admin.call(listCategories, {})).data).id),
    field: 'Name',
    save: 'Save category',
  },
  paramsEdit: {
    path: async (admin) =>
      paths.paramsEdit(first((await admin.call(listProductTypes, { query: {} })).data).id),
    opener: 'Rename',
    field: 'Name',
  },
  user: {
    path: async (admin) =>
      paths.user(first((await admin.call(listUsers, { query: { per_page: 1 } })).data).id),
    opener: 'Edit',
    field: 'Name',
  },
  orderEdit: {
    path: async (admin) =>
      paths.orderEdit(first((await admin.call(listOrders, { query: openOrder })).data).id),
    field: /^Note\b/,
  },
};

export async function openEditor(page: Page, path: string, { opener, field }: Editor) {
  await page.goto(path);
  if (opener) await page.getByRole('button', { name: opener, exact: true }).click();
  const box = page.getByRole(opener ? 'dialog' : 'main').getByLabel(field, { exact: true });
  await box.first().waitFor();
  return box.first();
}
