import { listDiscounts, updateDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { setCalendar, setDeliveryZones } from '@bloomkin/shared/routes/stores.ts';
import { dollarsToCents, formatMoney } from '@bloomkin/shared/rules/money.ts';
import { lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import type { CheckoutView } from '@bloomkin/web/features/checkout/submit/checkoutView.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Random, seededRandom } from '#support/catalogue/random.ts';
import { newtown, square } from '#support/florist.ts';
import { localCloud } from '#support/localCloud.ts';
import { settlePayments } from '#support/payments.ts';
import { newBuyer } from '#support/people.ts';
import { isFullRun, patience } from '#support/run/budget.ts';
import { BrowserStandIn } from './browserStandIn.ts';
import type { QuickJourney, QuickVisit } from './quickVisit.ts';
import { code, openShop, type Shop } from './shop.ts';

const seed = Number(process.env.SEED ?? 20_261_129);
/** `FIRST_TOTALS=2500 SEED=…` is a quarter of the figure of docs/figures.md. */
const journeys = Number(process.env.FIRST_TOTALS ?? (isFullRun ? 600 : 40));
const journeysOfAPerson = 20;

const said = vi.hoisted(() => ({ messages: [] as string[] }));
vi.mock('@bloomkin/web/components/feedback/notify.ts', () => ({
  notify: async ({ message }: { message: string }) => void said.messages.push(message),
}));

const test = localCloud({ demoData: false });
const opened: { shop?: Shop; browser?: BrowserStandIn; Visit?: typeof QuickVisit } = {};
beforeAll(async () => {
  opened.shop = await openShop(test);
  opened.browser = new BrowserStandIn(test.cloud.url, said.messages);
  // Loaded when there is a document.
  opened.Visit = (await import('./quickVisit.ts')).QuickVisit;
});
afterAll(() => opened.browser?.close());

function atWork() {
  const { shop, browser, Visit } = opened;
  if (!shop || !browser || !Visit) throw new Error('The shop is not open yet');
  return { shop, browser, Visit };
}

const places = [
  { address: '12 King St, Newtown NSW 2042', ...newtown },
  { address: '9 Darling St, Balmain NSW 2041', lat: -33.857, lng: 151.179 },
];

function aJourney({ goods, storeId }: Shop, random: Random): QuickJourney {
  const { plain, second, sized, addon, ownType, discounted } = goods;
  const chosen = random.some([plain, second, sized, ownType, discounted], 2);
  const extras = random.chance(0.3) ? [addon] : [];
  return {
    isSignedIn: random.chance(0.4),
    lines: [...chosen, ...extras].map(({ id }) => ({
      ...{ productId: id, size: random.below(2), count: random.chance(0.3) ? 2 + random.below(3) : 1 },
    })),
    place: random.pick(places),
    ...{ day: random.fraction(), window: random.fraction(), storeId },
    code: random.chance(0.25) ? code : null,
    way: random.pick(['somebody', 'somebody', 'me', 'pickUp', 'addressLater']),
  };
}

/** What the florist may do while the total stands on the screen. */
const changes = {
  async price({ shop, random, view }: Meanwhile) {
    const { product } = random.pick(view.cart.lines);
    const params = { id: product.id };
    const { data } = await shop.florist.call(getProduct, { params });
    const price = String(20 + random.below(400) / 2);
    const sizes = data.sizes.map((size) => ({
      ...{ id: size.id, name: size.name, sku: size.sku },
      price: size.id === product.size?.id ? price : String(size.price),
    }));
    await shop.florist.call(updateProduct, { params, body: sizes.length > 0 ? { sizes } : { price } });
  },
  async zones({ shop, random }: Meanwhile) {
    const zone = (name: string, reach: number) => ({
      ...{ id: name, name, polygon: square(newtown, reach), price: random.below(60) / 2 },
      ...{ free_from: random.chance(0.5) ? 40 + random.below(200) : null, min_order: null },
    });
    const delivery_zones = [zone('inner', 0.02), zone('outer', 0.08)];
    await shop.florist.call(setDeliveryZones, { params: { id: shop.storeId }, body: { delivery_zones } });
  },
  async dayFee({ shop, random, view }: Meanwhile) {
    const days = [{ day: view.form.day ?? '', fee: random.below(20) / 2 }];
    await shop.florist.call(setCalendar, { body: { store_ids: [shop.storeId], days } });
  },
  async discounts({ shop, random }: Meanwhile) {
    const { data } = await shop.florist.call(listDiscounts, { query: {} });
    const { id, name, code: own, kind } = random.pick(data);
    const body = { name, code: own, kind, value: 1 + random.below(40), active: random.chance(0.7) };
    await shop.florist.call(updateDiscount, { params: { id }, body });
  },
};
const changeNames = Object.keys(changes) as (keyof typeof changes)[];

interface Meanwhile {
  shop: Shop;
  random: Random;
  view: CheckoutView;
}

/** Why the charge differs from the first total, as expressions that some message has to match. */
function listReasons({ cart, totals }: CheckoutView, order: Order): RegExp[] {
  const literal = (text: string) => text.replaceAll(/[$.*+?()[\]{}|^\\]/g, '\\$&');
  const shown = new Map(cart.lines.map(({ key, product }) => [key, product.price]));
  const dearer = order.items.filter(
    ({ product, size }) => shown.get(lineKey({ productId: product.id, sizeId: size?.id })) !== product.price,
  );
  const feeShown =
    dollarsToCents(totals.total) - dollarsToCents(totals.goods) + dollarsToCents(cart.discount);
  return [
    ...dearer.map(
      ({ product, size }) =>
        new RegExp(
          `${literal(lineTitle(product.name, size?.name))} is now \\${formatMoney(dollarsToCents(product.price))}`,
        ),
    ),
    ...(feeShown === dollarsToCents(order.delivery_cost) ? [] : [/Delivery is now/]),
    ...(cart.discount === order.discount_total ? [] : [/Discounts are now|THANKS5/]),
  ];
}

async function play(number: number, account: SignedInUser, random: Random): Promise<'same' | 'announced'> {
  const { shop, browser, Visit } = atWork();
  browser.reset();
  const journey = aJourney(shop, random);
  const happening = random.some(changeNames, 2);
  const when = random.pick(['never', 'beforePress', 'beforeSending'] as const);
  const about = `seed ${seed}, journey ${number}: ${JSON.stringify({ journey, when, happening })}`;
  const visit = new Visit(account, journey, (...messages) => said.messages.push(...messages));
  try {
    const { view, onProductPage } = await visit.choose();
    const first = dollarsToCents(view.totals.total);
    const undiscounted = first + dollarsToCents(view.cart.discount);
    expect(onProductPage ?? undiscounted, about).toBe(undiscounted);
    const meet = async () => {
      for (const name of happening) await changes[name]({ shop, random, view });
    };
    if (when === 'beforePress') await meet();
    const order = await visit.order(view, when === 'beforeSending' ? meet : async () => undefined);
    const total = dollarsToCents(order.total);
    expect(await visit.pay(order), about).toBe(total);
    if (first === total) return 'same';
    const text = said.messages.join(' / ');
    expect(text, about).toContain(formatMoney(total));
    for (const reason of listReasons(view, order)) expect(text, about).toMatch(reason);
    return 'announced';
  } catch (error) {
    if (error instanceof Error) error.message = `${error.message}\n${about}\n${said.messages.join(' / ')}`;
    throw error;
  } finally {
    await visit.leave();
    await browser.settle();
  }
}

it(
  'charges the total that was shown first, or names the new one and why it differs',
  async () => {
    const random = seededRandom(seed);
    const met = { same: 0, announced: 0 };
    let account: SignedInUser | undefined;
    for (let number = 0; number < journeys; number++) {
      if (!account || number % journeysOfAPerson === 0) account = await newBuyer(test.visitor());
      met[await play(number, account, random)]++;
      if (number % journeysOfAPerson === 0) await settlePayments(test.cloud);
    }
    await settlePayments(test.cloud);
    console.log('first totals', met);
    expect(Math.min(met.same, met.announced)).toBeGreaterThan(journeys / 10);
  },
  (180_000 + journeys * 500) * patience,
);
