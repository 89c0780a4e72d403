import { beforeAll } from 'vitest';
import { type Answer, ava, givenAgent, optionsOf, shipTo, surryHillsAddress } from '#support/agent.ts';
import { localCloud } from '#support/localCloud.ts';

/** An agent that shops for roses. */
export function ucpFixture(functionVariables: Record<string, string> = {}) {
  const test = localCloud({ demoData: true, functionVariables });
  const agent = givenAgent(test);
  const roses = { id: '', price: 0, product: '', size: '' };

  beforeAll(async () => {
    const { answer } = await agent.send('POST', '/catalog/search', { query: 'red letter roses' });
    const product = answer.products.find(({ title }) => title === 'Red Letter Roses');
    const variant = product?.variants.find(({ title }) => title === 'Classic');
    if (!product || !variant) throw new Error('The demo data has no roses');
    const [, size = ''] = variant.id.split('~');
    Object.assign(roses, { id: variant.id, price: variant.price.amount, product: product.id, size });
  });

  const line = (id = roses.id, quantity = 1) => ({ item: { id }, quantity });
  const create = (body: object = {}) =>
    agent.send('POST', '/checkout-sessions', { line_items: [line()], ...body });
  const update = ({ id }: Answer, body: object = {}, headers = {}) =>
    agent.send('PUT', `/checkout-sessions/${id}`, { line_items: [line()], ...body }, headers);

  async function readyCheckout(address: object = surryHillsAddress): Promise<Answer> {
    const opened = (await create({ buyer: ava, fulfillment: shipTo(address) })).answer;
    const option = optionsOf(opened)[3]?.id;
    return (await update(opened, { buyer: ava, fulfillment: shipTo(address, option) })).answer;
  }

  return { test, agent, roses, line, create, update, readyCheckout };
}
