import type { Route } from '@bloomkin/shared/route.ts';
import { createDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { createDocument } from '@bloomkin/shared/routes/documents.ts';
import { addTypeParameter, createProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { createStore } from '@bloomkin/shared/routes/stores.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { aDiscount } from '#support/catalogueItems.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
const One = z.object({ data: z.object({ id: z.string() }) });
const name = (count: number) => `entry_${count}`;

interface FullList {
  code: string;
  route: Route;
  who: 'admin' | 'vendor';
  /** What fits at most beside the entries of the seed data and of `fill`. */
  room: number;
  body: (count: number) => object;
  fill?: () => Promise<{ id: string }>;
}

const newtown = { address: '20 King St, Newtown NSW 2042' };

const lists: FullList[] = [
  {
    code: 'DOCUMENT.TOO_MANY',
    ...{ route: createDocument, who: 'admin', room: 50 },
    body: (count) => ({ name: name(count), title: 'Cookies', text: '<p>None</p>' }),
  },
  {
    code: 'STORE.TOO_MANY',
    ...{ route: createStore, who: 'vendor', room: 50 },
    body: (count) => ({ name: name(count), location: newtown, phone: '02 5550 1234' }),
  },
  {
    code: 'PRODUCT_TYPE.TOO_MANY',
    ...{ route: createProductType, who: 'vendor', room: 50 },
    body: (count) => ({ name: name(count), parameters: [] }),
  },
  {
    code: 'PRODUCT_TYPE.PARAMETERS_FULL',
    ...{ route: addTypeParameter, who: 'admin', room: 20 },
    body: (count) => ({ name: name(count), type: 'number', values: [] }),
    fill: async () => {
      const { token } = test.seed.people.admin;
      const body = { name: 'Wreath', parameters: [] };
      const { text } = await test.backend.handlers.call(createProductType, { token, body });
      return One.parse(JSON.parse(text)).data;
    },
  },
  {
    code: 'DISCOUNT.TOO_MANY',
    ...{ route: createDiscount, who: 'vendor', room: 3 },
    body: (count) => ({ name: name(count), code: `MAY${count}`, kind: 'percent', value: 5, min_order: 0 }),
    fill: async () => {
      const { id } = test.seed.petal.company;
      const discounts = Array.from({ length: 97 }, (_, count) => aDiscount(id, { code: `OLD${count}` }));
      await test.backend.put({ discounts });
      return { id };
    },
  },
];

it.each(lists)('refuses an entry with $code when its list is full', async ({ code, route, who, ...list }) => {
  const filled = await list.fill?.();
  const { token } = test.seed.people[who];
  const params = filled && { params: { id: filled.id } };
  for (let count = 0; ; count++) {
    const answer = await test.backend.handlers.call(route, { token, body: list.body(count), ...params });
    if (answer.status === 200) continue;
    expect(answer.code).toBe(code);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(list.room);
    expect(z.object({ message: z.string() }).parse(JSON.parse(answer.text)).message).toMatch(/\d+/);
    return;
  }
});
