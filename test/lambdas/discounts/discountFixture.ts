import * as routes from '@bloomkin/shared/routes/discounts.ts';
import { Discount, DiscountsPage } from '@bloomkin/shared/schemas/discount.ts';
import { beforeEach, expect } from 'vitest';
import * as z from 'zod';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';

type Who = 'vendor' | 'admin' | 'buyer' | 'manager';

const Failed = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
});

export const errorsIn = ({ text }: HandlerResponse) => Failed.parse(JSON.parse(text)).errors;
const One = z.object({ data: Discount });

export const discountIn = (answer: HandlerResponse) => {
  expect(answer.status, answer.text).toBe(200);
  return One.parse(JSON.parse(answer.text)).data;
};

export const tenOff = { name: 'Spring', kind: 'percent', value: 10 };

export function discountFixture() {
  const test = securityFixture();
  const send = (route: Parameters<typeof test.backend.handlers.call>[0], who: Who, call: Call = {}) =>
    test.backend.handlers.call(route, { token: test.seed.people[who].token, ...call });
  const make = async (who: Who, about: object = {}) =>
    discountIn(await send(routes.createDiscount, who, { body: { ...tenOff, ...about } }));
  const listAs = async (who: Who, query: object = {}) =>
    DiscountsPage.parse(JSON.parse((await send(routes.listDiscounts, who, { query: { ...query } })).text));
  beforeEach(async () => {
    for (const who of ['vendor', 'admin'] as const)
      for (const { id } of (await listAs(who, { per_page: 100 })).data)
        await send(routes.deleteDiscount, who, { params: { id } });
  });
  return { test, send, make, listAs };
}
