import * as catalogue from '@bloomkin/shared/routes/catalogue.ts';
import * as categories from '@bloomkin/shared/routes/categories.ts';
import { createProduct } from '@bloomkin/shared/routes/products.ts';
import { Category } from '@bloomkin/shared/schemas/category.ts';
import { ulid } from 'ulid';
import * as z from 'zod';
import { newestCatalogue } from '#support/api.ts';
import { typeId } from '#support/catalogueItems.ts';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';

type Who = 'vendor' | 'admin';
const One = z.object({ data: Category });
export const categoryIn = ({ text }: HandlerResponse) => One.parse(JSON.parse(text)).data;

export const errorIn = ({ text }: HandlerResponse) =>
  z.looseObject({ message: z.string() }).parse(JSON.parse(text));

export function categoryFixture() {
  const test = securityFixture();
  const send = (route: Parameters<typeof test.backend.handlers.call>[0], call: Call, who: Who = 'admin') =>
    test.backend.handlers.call(route, { token: test.seed.people[who].token, ...call });
  const create = async (body: object) => categoryIn(await send(categories.createCategory, { body }));
  const family = async (name: string, count: number) => {
    const parent = await create({ name });
    const children = [];
    for (let number = 1; number <= count; number++)
      children.push(await create({ name: `${name} ${number}`, parent_id: parent.id }));
    return { parent, children };
  };
  async function read(id: string) {
    const call = { params: { id }, headers: newestCatalogue() };
    return categoryIn(await test.backend.handlers.call(catalogue.getCategory, call));
  }
  const childNames = async (id: string) => (await read(id)).children.map(({ name }) => name);
  const setPositions = (positions: object[]) =>
    send(categories.setCategoryPositions, { query: { positions: JSON.stringify(positions) } });
  const sellIn = (category: string, who: Who = 'vendor') =>
    send(createProduct, { body: { name: 'Tulips', price: 40, sku: ulid(), category, type: typeId } }, who);
  return { test, send, create, family, read, childNames, setPositions, sellIn };
}
