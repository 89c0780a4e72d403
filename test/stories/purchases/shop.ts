import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { addProduct, checkout } from '@bloomkin/shared/routes/cart.ts';
import { setDeliveryPeriods } from '@bloomkin/shared/routes/companies.ts';
import { updateDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getStatement } from '@bloomkin/shared/routes/payments.ts';
import { getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { CategoryId, DiscountId, ProductTypeId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import { ulid } from 'ulid';
import type { Api } from '#support/api.ts';
import { aDiscount, aFlorist, aProduct, aProductType, categoryId, typeId } from '#support/catalogueItems.ts';
import { newtown } from '#support/florist.ts';
import type { TestCloud } from '#support/localCloud.ts';
import { settleSales } from '#support/payments.ts';
import { TestBackend } from '#support/testBackend.ts';
import type { Journey } from './journeys.ts';

export const code = 'THANKS5';

/** A florist with goods of each kind, and another one whose cart may be in the way. */
export interface Shop {
  backend: TestBackend;
  url: string;
  florist: Api;
  floristEmail: string;
  /** Days that can be ordered for, soonest first. */
  days: readonly string[];
  /** An order of last time, unpaid. */
  placeEarlier(
    buyer: Api,
    product: Product,
    size: ProductSize | undefined,
    details: BodyInputOf<typeof checkout>,
  ): Promise<Order>;
  companyId: string;
  storeId: string;
  otherFlorist: { brand: string; product: Product };
  goods: Record<Exclude<Journey['goods'], 'code'> | 'second' | 'addon', Product>;
  /** As the florist, to its end. */
  deliver(order: Order): Promise<void>;
  /** Number and dollars of each order in this month's statement. */
  listStatementLines(): Promise<string[]>;
  /** What happens to the shop; each returns its undoing. */
  changePrice(product: Product): Promise<() => Promise<void>>;
  takeOff(product: Product): Promise<() => Promise<void>>;
  fillWindow(): Promise<() => Promise<void>>;
  passCutOff(): Promise<() => Promise<void>>;
  useUpCode(): Promise<() => Promise<void>>;
}

const windows = [
  { startTime: '09:00', stopTime: '12:00', capacity: null },
  { startTime: '12:00', stopTime: '15:00', capacity: null },
];

const raisePrice = ({ price, sizes }: Product, by: number): BodyInputOf<typeof updateProduct> =>
  sizes.length === 0
    ? { price: String(price + by) }
    : { sizes: sizes.map(({ id, name, sku, price: old }) => ({ id, name, sku, price: String(old + by) })) };

export async function openShop(test: TestCloud): Promise<Shop> {
  const backend = await TestBackend.open(test.cloud);
  const [petal, thorn] = [aFlorist('Petal', { deliveryPeriods: windows }), aFlorist('Thorn')];
  const { id: companyId } = petal.company;
  const ownType = aProductType(companyId, { id: ProductTypeId.parse(ulid()) });
  const saleId = CategoryId.parse('sale');
  const size = (name: string, priceCents: number) => ({
    ...{ id: SizeId.parse(ulid()), name, sku: `SKU-${name}`, priceCents },
    ...{ active: true, photoId: null, parameters: [] },
  });
  const parameter = {
    parameterId: 'fragrance',
    name: 'Fragrance',
    type: 'value' as const,
    values: ['Light'],
  };
  const products = {
    plain: aProduct(companyId, { name: 'Field posy' }),
    second: aProduct(companyId, { name: 'Fern wrap', priceCents: 4550 }),
    sized: aProduct(companyId, {
      ...{ name: 'Long stems', priceCents: 7900 },
      sizes: [size('Petite', 7900), size('Grand', 21900)],
    }),
    addon: aProduct(companyId, { name: 'Twelve chocolates', priceCents: 1950, addon: true }),
    ownType: aProduct(companyId, {
      ...{ name: 'Gum wreath', typeId: ownType.id, typeName: ownType.name, parameters: [parameter] },
    }),
    discounted: aProduct(companyId, {
      ...{ name: 'Spring bunch', priceCents: 5990, categoryId: saleId, categoryName: 'Sale' },
    }),
    other: aProduct(thorn.company.id, { name: 'Thorny branch' }),
  };
  const revision = 1;
  const category = { active: true, parentId: null, photo: null, revision };
  const owner = await backend.createUser({
    ...{ fio: 'Petra Hale', roles: ['ROLE_VENDOR'], company: petal.company },
  });
  const codeId = DiscountId.parse(ulid());
  await backend.putInCatalogue({
    companies: [{ ...petal, company: { ...petal.company, ownerId: owner.id } }, thorn],
    products: Object.values(products),
    categories: [
      { ...category, id: categoryId, name: 'Roses', position: 1 },
      { ...category, id: saleId, name: 'Sale', position: 2 },
    ],
    productTypes: [{ id: typeId, companyId: null, name: 'Bouquet', parameters: [], revision }, ownType],
    discounts: [
      aDiscount(companyId, { categoryId: saleId }),
      aDiscount(companyId, { id: codeId, name: 'Thank you', code, value: 5 }),
    ],
  });
  const { token } = await backend.signIn(owner);
  const florist = test.visitor();
  florist.token = token;
  const load = async ({ id }: { id: string }) => (await florist.call(getProduct, { params: { id } })).data;
  const change = async (product: Product, body: BodyInputOf<typeof updateProduct>) => {
    await florist.call(updateProduct, { params: { id: product.id }, body });
  };
  const switchCode = async (active: boolean) => {
    const params = { id: codeId };
    await florist.call(updateDiscount, {
      params,
      body: { name: 'Thank you', code, kind: 'percent', value: 5, active },
    });
  };
  const params = { id: companyId };
  const setNotice = async (lead_time_minutes: number) => {
    await florist.call(setDeliveryPeriods, { params, body: { lead_time_minutes } });
  };
  const limitFirstWindow = async (capacity: number | null) => {
    const periods = windows.map(({ startTime, stopTime }, index) => ({
      ...{ start_time: startTime, stop_time: stopTime, capacity: index === 0 ? capacity : null },
    }));
    await florist.call(setDeliveryPeriods, { params, body: { periods } });
  };
  const { data: offered } = await florist.call(deliveryDays, {
    query: { company_id: companyId, ...newtown },
  });
  const days = offered.flatMap(({ day, available }) => (available ? [day] : []));
  const placeEarlier: Shop['placeEarlier'] = async (buyer, product, size, details) => {
    const body = { product_id: product.id, ...(size && { size_id: size.id }), count: 1 };
    const { data: cart } = await buyer.call(addProduct, { body });
    const { data } = await buyer.call(checkout, {
      params: { id: cart.cart_hash },
      body: {
        ...details,
        deliveryDay: days[3],
        delivery_period: { start_time: '09:00', stop_time: '12:00' },
      },
    });
    return data;
  };
  return {
    backend,
    url: test.cloud.url,
    floristEmail: owner.email,
    days,
    placeEarlier,
    florist,
    companyId,
    storeId: petal.stores[0]?.id ?? '',
    otherFlorist: { brand: thorn.company.brand, product: await load(products.other) },
    goods: {
      plain: await load(products.plain),
      second: await load(products.second),
      sized: await load(products.sized),
      extra: await load(products.plain),
      addon: await load(products.addon),
      twoLines: await load(products.plain),
      ownType: await load(products.ownType),
      discounted: await load(products.discounted),
    },
    async deliver({ id }) {
      for (const status of ['in_progress', 'ready_to_ship', 'completed'] as const)
        await florist.call(updateOrder, { params: { id }, body: { status, early: true } });
    },
    async listStatementLines() {
      await settleSales(test.cloud);
      const month = new Date().toISOString().slice(0, 7);
      const { data } = await florist.call(getStatement, { params, query: { month } });
      return data.lines.flatMap(({ kind, order_number: number, buyer }) =>
        kind === 'order' ? [`${number} ${buyer}`] : [],
      );
    },
    async changePrice(product) {
      await change(product, raisePrice(product, 10));
      return () => change(product, raisePrice(product, 0));
    },
    async takeOff(product) {
      await change(product, { active: false });
      return () => change(product, { active: true });
    },
    async fillWindow() {
      await limitFirstWindow(1);
      return () => limitFirstWindow(null);
    },
    async passCutOff() {
      await setNotice(10 * 24 * 60);
      return () => setNotice(0);
    },
    async useUpCode() {
      await switchCode(false);
      return () => switchCode(true);
    },
  };
}
