import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { deleteUser, getMe, updateMe } from '@bloomkin/shared/routes/users.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Api } from '#support/api.ts';
import { payByCard } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProduct, placeOrder } from '#support/shopping.ts';

export async function pay(cloud: LocalCloud, buyer: Api, order: Order): Promise<void> {
  await payByCard(buyer, order);
  await cloud.settle();
}

interface Person {
  id: UserId;
  api: Api;
  phone: string;
}

export interface Traffic {
  people: Person[];
  /** Loses the account after the instant. */
  leaver: Person;
  admin: Api;
  product: Product;
  unpaid: Order;
}

export async function newPeople(cloud: LocalCloud, count: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const api = new Api(cloud.url);
      const { id, phone } = await newBuyer(api);
      return { id, api, phone };
    }),
  );
}

/** What the restore must bring back. */
export async function actBefore(cloud: LocalCloud): Promise<Traffic> {
  const [leaver, ...people] = await newPeople(cloud, 4);
  const [ruby, otto, ida] = people;
  const admin = new Api(cloud.url);
  await signInDemoUser(admin, 'admin');
  const product = await pickProduct(admin);
  if (!leaver || !ruby || !otto || !ida) throw new Error('Nobody is there');
  const [paid, unpaid] = await Promise.all([ruby, otto].map(({ api }) => placeOrder(api, product)));
  if (!paid || !unpaid) throw new Error('Nothing was ordered');
  await pay(cloud, ruby.api, paid);
  await ida.api.call(updateMe, { body: { fio: 'Ida Before' } });
  await admin.call(updateProduct, { params: { id: product.id }, body: { price: '91.20' } });
  await cloud.settle();
  return { people, leaver, admin, product, unpaid };
}

/** Reads the answers that users get. */
export async function readAnswers(cloud: LocalCloud, { people, admin, product }: Traffic) {
  const own = await Promise.all(
    people.map(async ({ api }) => ({
      me: (await api.call(getMe, {})).data,
      orders: (await api.call(listOrders, { query: {} })).data,
    })),
  );
  const { data: all } = await admin.call(listOrders, { query: { per_page: 100 } });
  const { data: page } = await new Api(cloud.url).call(getProduct, { params: { id: product.id } });
  return { own, all, page };
}

/** Lost by the restore, the payment of an earlier order apart. */
export async function actAfter(cloud: LocalCloud, traffic: Traffic): Promise<Order> {
  const { people, leaver, admin, product, unpaid } = traffic;
  const [ruby, otto, ida] = people;
  if (!ruby || !otto || !ida) throw new Error('Nobody is there');
  await pay(cloud, otto.api, unpaid);
  const late = await placeOrder(ruby.api, product);
  await pay(cloud, ruby.api, late);
  await ida.api.call(updateMe, { body: { fio: 'Ida After' } });
  await admin.call(updateProduct, { params: { id: product.id }, body: { price: '92.30' } });
  await admin.call(deleteUser, { params: { id: leaver.id } });
  return late;
}
