import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { addProduct, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { geocode, suggestAddresses } from '@bloomkin/shared/routes/documents.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { Answer, capabilities, optionsOf, shipTo, surryHillsAddress } from '#support/agent.ts';
import { listen } from '#support/listen.ts';
import { newBuyer } from '#support/people.ts';
import { contact, surryHills } from '#support/shopping.ts';
import { AnyVersionApi, type Operation, pickDearProduct } from './cpu/operations.ts';
import { Run } from './cpu/runs.ts';
import { parts, type ThreadTimes } from './cpu/threadTimes.ts';
import { measure, median } from './cpuBench.ts';
import { printTable } from './printTable.ts';

const products = 1000;
const street = '12 Crown St, Surry Hills';
const rounds = 5;
const requests = 40;

type Call = (path: string, body: object, method?: string) => Promise<Answer>;

/** Throws for an answer that is no success. */
const agentOf =
  (url: string, profile: string): Call =>
  async (path, body, method = 'POST') => {
    const response = await fetch(new URL(`/api/agents/ucp${path}`, url), {
      method,
      headers: {
        'content-type': 'application/json',
        'ucp-agent': `profile="${profile}"`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return Answer.parse(await response.json());
  };

/** Pairs of an agent and a person who ask for the same, in turns. */
async function pairsOf(url: string, profile: string): Promise<[string, Operation['prepare']][]> {
  const agent = agentOf(url, profile);
  const person = new AnyVersionApi(url);
  await newBuyer(person);
  const product = await pickDearProduct(url);
  const { lat, lng } = surryHills;
  const line_items = [{ item: { id: product.id }, quantity: 1 }];
  let asked = 0;
  const price = () => 50_000 + ++asked;
  const { data } = await person.call(addProduct, { body: { product_id: product.id, count: 1 } });
  const where = { params: { id: data.cart_hash } };
  return [
    [
      'search, agent',
      async () => () =>
        agent('/catalog/search', {
          query: 'rose',
          filters: {
            fulfills_to: { postal_code: '2010', address_region: 'NSW' },
            price: { max: price() },
          },
        }),
    ],
    [
      'search, person',
      async () => () =>
        person.call(listAllProducts, {
          query: { search: 'rose', lat, lng, delivery_to_user: true, max_price: price() },
        }),
    ],
    [
      'quote, agent',
      async () => async () => {
        const opened = await agent('/checkout-sessions', {
          line_items,
          fulfillment: shipTo(surryHillsAddress),
        });
        const [option] = optionsOf(opened);
        const body = { line_items, fulfillment: shipTo(surryHillsAddress, option?.id) };
        return agent(`/checkout-sessions/${opened.id}`, body, 'PUT');
      },
    ],
    [
      'quote, person',
      async () => async () => {
        // As typed in the address field, then as chosen.
        const { data: found } = await person.call(suggestAddresses, { query: { text: street } });
        await person.call(geocode, { query: { place: found[0]?.id } });
        await person.call(addProduct, { body: { product_id: product.id, count: 1 } });
        const { data: days } = await person.call(deliveryDays, {
          query: { company_id: product.company, lat, lng },
        });
        const day = days.find(({ available }) => available);
        const period = day?.periods.find(({ available }) => available);
        const delivery_period = period && { start_time: period.start_time, stop_time: period.stop_time };
        const body = { ...contact, location: surryHills, deliveryDay: day?.day, delivery_period };
        return person.call(updateCart, { ...where, body });
      },
    ],
  ];
}

/** In milliseconds of a clock, one request at a time. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await ask();
  return performance.now() - before;
}

const spentBy = ({ functions, jobs, main, engine }: ThreadTimes) => functions + jobs + main + engine;

/** What an agent's search and quote cost beside a person's calls for the same answer; p95 is by the clock. */
export async function agentsBench(assemblyDir: string): Promise<void> {
  const profile = JSON.stringify({
    ucp: {
      version: '2026-08-25',
      capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version: '2026-08-25' }]])),
    },
  });
  const server = createServer((_, response) => response.end(profile));
  const address = `http://127.0.0.1:${await listen(server)}/agent.json`;
  const run = await Run.start('now', join(assemblyDir, '..'), products);
  try {
    const pairs = await pairsOf(run.url, address);
    const spent = new Map<string, ThreadTimes[]>();
    const waited = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round++) {
      for (const [name, prepare] of pairs) {
        const times = await measure(run, { name, requests, prepare });
        // The first round warms.
        if (round > 0) spent.set(name, [...(spent.get(name) ?? []), times]);
        const ask = await prepare();
        for (let request = 0; round > 0 && request < requests / 2; request++)
          waited.set(name, [...(waited.get(name) ?? []), await timeOf(ask)]);
      }
    }
    console.log(
      `\nAgents beside people, ${products} more products: medians of ${rounds} rounds, one at a time`,
    );
    const cost = (name: string, pick = spentBy) => median((spent.get(name) ?? []).map(pick));
    const rows = pairs.map(([name]) => {
      const times = (waited.get(name) ?? []).toSorted((a, b) => a - b);
      const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
      const [what, who] = name.split(', ');
      const ratio = who === 'agent' ? (cost(name) / cost(`${what}, person`)).toFixed(2) : '';
      const each = parts.map((part) => cost(name, (one) => one[part]).toFixed(2));
      return [name, cost(name).toFixed(2), ratio, p95.toFixed(1), ...each];
    });
    printTable(['request', 'CPU ms', 'agent ÷ person', 'p95 ms', ...parts], rows);
  } finally {
    await run.stop();
    server.close();
  }
}
