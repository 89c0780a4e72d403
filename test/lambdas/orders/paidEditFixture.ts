import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { closeProposal, getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { Api } from '#support/api.ts';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { payByCard, settleSales } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickTwoProductsOf, placeOrder } from '#support/shopping.ts';

export const cents = (dollars: number) => Math.round(dollars * 100);
export const line = ({ id }: Product, count: number) => ({ product_id: id, count });

export function paidEditFixture() {
  const test = localCloud({ demoData: true });
  const settle = () => settleSales(test.cloud);
  /** Ruby's order of two pieces of `first`, paid by card. */
  async function placePaidOrder() {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    const { phone } = await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const [first, second] = await pickTwoProductsOf(ruby, company?.id);
    await ruby.call(addProduct, { body: { product_id: first.id, count: 1 } });
    const order = await placeOrder(ruby, first);
    await payByCard(ruby, order);
    await settle();
    const params = { id: order.id };
    const read = async (api: Api = florist) => (await api.call(getOrder, { params })).data;
    const edit = (items: object[], more: object = {}) =>
      florist.send(updateOrder, { params, body: { items: items as never, ...more } });
    const close = (api: Api, number = 1) => api.send(closeProposal, { params, body: { number } });
    return { ruby, phone: phone ?? '', florist, order, params, first, second, read, edit, close };
  }
  async function ledgerOf(order: Order) {
    connectModules(test.cloud);
    const { listLinesOfOrder } = await import('@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts');
    const lines = await listLinesOfOrder(order.id as never);
    const sum = (field: 'cashCents' | 'yoursCents') => lines.reduce((total, one) => total + one[field], 0);
    return { lines, cash: sum('cashCents'), yours: sum('yoursCents') };
  }
  async function takenOf({ id }: Order) {
    connectModules(test.cloud);
    const { findOrder } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const { findTaken } = await import('@bloomkin/lambdas/model/stores/capacityEntity.ts');
    const stored = await findOrder(id as never);
    if (!stored?.day) throw new Error('An order without a day');
    const days = await findTaken([stored.storeId], '2020-01-01', '2099-12-31');
    return Object.fromEntries(days.map(({ day, byPeriod }) => [day, byPeriod]));
  }
  async function run(job: string, event: object = {}): Promise<unknown> {
    const { functions } = test.cloud;
    const spec = functions.specs.find(({ name }) => name.endsWith(`-${job}`));
    return functions.invoke(spec?.name ?? '', event);
  }
  return { test, settle, placePaidOrder, ledgerOf, takenOf, run };
}
