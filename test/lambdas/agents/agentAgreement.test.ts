import { createHash } from 'node:crypto';
import { places } from '@bloomkin/local/demo/content/shopContent.ts';
import {
  addProduct,
  clearCart,
  getAgentCheckout,
  getCart,
  updateCart,
} from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { expect, it } from 'vitest';
import { type Answer, ava, codesOf, givenAgent, optionsOf, shipTo, totalOf } from '#support/agent.ts';
import type { Api } from '#support/api.ts';
import { type Random, seededRandom } from '#support/catalogue/random.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer } from '#support/people.ts';
import { isFullRun, patience } from '#support/run/budget.ts';

const seed = Number(process.env.SEED ?? 20_261_129);
/** `AGENT_CASES=10000` takes a quarter of an hour. */
const cases = Number(process.env.AGENT_CASES ?? (isFullRun ? 1000 : 20));
/** An agent may send 1,200 requests a minute. */
const casesOfAnAgent = 400;

const test = localCloud({ demoData: true });
const agent = givenAgent(test);

interface Line {
  product: Product;
  sizeId: string | undefined;
  count: number;
}

const toLine = (product: Product, random: Random): Line => {
  const active = product.sizes.filter((size) => size.active);
  return {
    product,
    sizeId: active.length > 0 ? random.pick(active).id : undefined,
    count: random.chance(0.1) ? 1 + random.below(200) : 1 + random.below(3),
  };
};

const toId = ({ product, sizeId }: Line) => toVariantId(product.id, sizeId);

/** A cart of one florist. */
function makeLines(products: readonly Product[], random: Random): Line[] {
  const first = random.pick(products);
  const others = products.filter(({ id, company }) => id !== first.id && company === first.company);
  const more = random.chance(0.4) && others.length > 0 ? [random.pick(others)] : [];
  return [first, ...more].map((product) => toLine(product, random));
}

function makeAddress(random: Random) {
  const { street, suburb, state, postcode } = random.pick(random.pick(Object.values(places)));
  return {
    ...{ first_name: 'Bo', last_name: 'Chen', phone_number: '+61491570006' },
    street_address: `${1 + random.below(90)} ${street}`,
    ...{ address_locality: suburb, address_region: state, postal_code: postcode, address_country: 'AU' },
  };
}

interface Case {
  lines: Line[];
  address: ReturnType<typeof makeAddress>;
  codes: string[];
  /** From 0 to below 1: which of the offered windows. */
  choice: number;
}

const makeCase = (products: readonly Product[], random: Random): Case => ({
  lines: makeLines(products, random),
  address: makeAddress(random),
  codes: random.chance(0.2) ? ['HELLO5'] : [],
  choice: random.fraction(),
});

interface Offer {
  windows: { id: string; cents: number }[];
  goodsCents: number | undefined;
  deliveryCents: number | undefined;
  discountCents: number;
  totalCents: number | undefined;
}

async function askAsAgent({ lines, address, codes, choice }: Case, headers: Record<string, string>) {
  const body = (optionId?: string) => ({
    line_items: lines.map((line) => ({ item: { id: toId(line) }, quantity: line.count })),
    buyer: ava,
    fulfillment: shipTo(address, optionId),
    discounts: { codes },
  });
  const opened = (await agent.send('POST', '/checkout-sessions', body(), headers)).answer;
  const options = optionsOf(opened);
  const option = options[Math.floor(choice * options.length)];
  if (!option) return { answer: opened, option };
  const path = `/checkout-sessions/${opened.id}`;
  return { answer: (await agent.send('PUT', path, body(option.id), headers)).answer, option };
}

const toOffer = (answer: Answer, option: { id: string } | undefined): Offer => ({
  windows: optionsOf(answer).map(({ id, totals }) => ({ id, cents: totals[0]?.amount ?? Number.NaN })),
  goodsCents: totalOf(answer, 'subtotal'),
  deliveryCents: totalOf(answer, 'fulfillment'),
  discountCents: answer.totals
    .filter(({ type }) => type === 'discount')
    .reduce((sum, { amount }) => sum - amount, 0),
  totalCents: option ? totalOf(answer, 'total') : undefined,
});

const toCents = (dollars: number | null | undefined): number => Math.round((dollars ?? 0) * 100);

async function fillCart(buyer: Api, { lines, codes }: Case) {
  const { cart_hash } = (await buyer.call(getCart, {})).data;
  let { data: cart } = await buyer.call(clearCart, { params: { id: cart_hash } });
  for (const line of lines) {
    const body = { product_id: line.product.id, size_id: line.sizeId, count: line.count };
    cart = (await buyer.call(addProduct, { body: { ...body, newCart: true } })).data;
  }
  const body = { discount_code: codes[0] ?? null };
  return (await buyer.call(updateCart, { params: { id: cart.cart_hash }, body })).data;
}

/** The calendar and the cart that a person sees, at the place that the agent's address led to. */
async function askAsPerson(
  buyer: Api,
  asked: Case,
  answer: Answer,
  option: { id: string } | undefined,
): Promise<Offer> {
  const { data: session } = await buyer.call(getAgentCheckout, { params: { id: answer.id } });
  const cart = await fillCart(buyer, asked);
  const { location } = session;
  if (!location) throw new Error(`${asked.address.street_address} is not found`);
  const { address_locality: suburb, postal_code: postcode } = asked.address;
  const { data: days } = await buyer.call(deliveryDays, {
    query: {
      company_id: asked.lines[0]?.product.company,
      ...{ lat: location.lat, lng: location.lng, suburb: `${suburb.toLowerCase()} ${postcode}` },
      goods_total: cart.order_summ,
    },
  });
  const windows = days.flatMap(({ day, available, price, periods }) =>
    periods
      .filter((period) => available && period.available)
      .map(({ start_time, stop_time }) => ({
        id: `${day}.${start_time.replace(':', '')}-${stop_time.replace(':', '')}`,
        cents: toCents(price),
      })),
  );
  const [, day, startHour, startMinute, stopHour, stopMinute] =
    /^(.{10})\.(..)(..)-(..)(..)$/.exec(option?.id ?? '') ?? [];
  const delivery_period = {
    start_time: `${startHour}:${startMinute}`,
    stop_time: `${stopHour}:${stopMinute}`,
  };
  const body = { location, ...(day && { deliveryDay: day, delivery_period }) };
  const { data: seen } = await buyer.call(updateCart, { params: { id: cart.cart_hash }, body });
  return {
    windows,
    goodsCents: toCents(seen.order_summ),
    deliveryCents: option ? toCents(seen.delivery_cost) : undefined,
    discountCents: toCents(seen.discount_total),
    // Below the least order a person's total has the fee, and nothing is offered to either.
    totalCents: option ? toCents(seen.total) : undefined,
  };
}

/** What the agent is refused with while a person's calendar has no day. */
const refusals = ['address_undeliverable', 'minimum_order', 'no_window', 'item_unavailable'];

it(
  'offers an agent what it offers a person: windows, fees, discounts, totals and refusals',
  async () => {
    const random = seededRandom(seed);
    const { data: listed } = await test.visitor().call(listAllProducts, { query: { per_page: 100 } });
    const products = listed.filter(({ addon }) => !addon);
    const buyer = test.visitor();
    await newBuyer(buyer);
    const met = { offered: 0, refused: 0 };
    for (let number = 0; number < cases; number++) {
      const asked = makeCase(products, random);
      const profile = agent.profile(`agent-${Math.floor(number / casesOfAnAgent)}`);
      const headers = { 'ucp-agent': `profile="${profile}"` };
      const message = `seed ${seed}, case ${number}: ${JSON.stringify({ ...asked, lines: asked.lines.map(toId) })}`;
      const { answer, option } = await askAsAgent(asked, headers);
      const shown = await askAsPerson(buyer, asked, answer, option);
      const offered = toOffer(answer, option);
      expect({ ...offered, windows: [] }, message).toEqual({ ...shown, windows: [] });
      expect(offered.windows, message).toEqual(shown.windows.slice(0, Math.max(offered.windows.length, 1)));
      if (option) met.offered++;
      else {
        met.refused++;
        expect(
          codesOf(answer).some((code) => refusals.includes(code ?? '')),
          message,
        ).toBe(true);
      }
    }
    expect(Math.min(met.offered, met.refused)).toBeGreaterThan(cases / 20);
  },
  (120_000 + cases * 400) * patience,
);

it('makes one checkout of a request that is repeated, also at the same time', async () => {
  const { data: products } = await test.visitor().call(listAllProducts, { query: { per_page: 20 } });
  const random = seededRandom(seed);
  const line = toLine(random.pick(products), random);
  const key = { 'idempotency-key': createHash('sha256').update(String(seed)).digest('hex') };
  const body = { line_items: [{ item: { id: toId(line) }, quantity: 1 }] };
  const repeats = isFullRun ? 1000 : 20;
  const ids = new Set<string>();
  for (let sent = 0; sent < repeats; sent += 10) {
    const answers = Array.from({ length: 10 }, () => agent.send('POST', '/checkout-sessions', body, key));
    for (const { answer } of await Promise.all(answers)) ids.add(answer.id);
  }
  expect([...ids]).toHaveLength(1);
});
