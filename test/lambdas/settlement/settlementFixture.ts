import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { beforeAll } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { payByCard, settleSales } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const dayMs = 24 * 60 * 60_000;

export const toCents = (dollars: number) => Math.round(dollars * 100);
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Modules = typeof import('@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts') &
  typeof import('@bloomkin/lambdas/model/payments/settlement/settlementEntity.ts') &
  typeof import('@bloomkin/lambdas/model/payments/settlement/companyBooks.ts') &
  typeof import('@bloomkin/lambdas/platform/services/paymentBooks.ts') &
  typeof import('@bloomkin/lambdas/platform/services/stripeClient.ts') &
  typeof import('@bloomkin/lambdas/model/companies/companyEntity.ts') &
  typeof import('@bloomkin/lambdas/model/companies/companyWithStores.ts') &
  typeof import('@bloomkin/lambdas/model/orders/orderEntity.ts') &
  typeof import('@bloomkin/lambdas/platform/table/write.ts');

const importModules = async (): Promise<Modules> => ({
  ...(await import('@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts')),
  ...(await import('@bloomkin/lambdas/model/payments/settlement/settlementEntity.ts')),
  ...(await import('@bloomkin/lambdas/model/payments/settlement/companyBooks.ts')),
  ...(await import('@bloomkin/lambdas/platform/services/paymentBooks.ts')),
  ...(await import('@bloomkin/lambdas/platform/services/stripeClient.ts')),
  ...(await import('@bloomkin/lambdas/model/companies/companyEntity.ts')),
  ...(await import('@bloomkin/lambdas/model/companies/companyWithStores.ts')),
  ...(await import('@bloomkin/lambdas/model/orders/orderEntity.ts')),
  ...(await import('@bloomkin/lambdas/platform/table/write.ts')),
});

/** Orders that are paid by card, and what the provider has of them. */
export function settlementFixture() {
  const test = localCloud({ demoData: true });
  const held: { modules?: Modules } = {};
  const settle = () => settleSales(test.cloud);

  beforeAll(async () => {
    connectModules(test.cloud);
    held.modules = await importModules();
  });

  function modules(): Modules {
    if (!held.modules) throw new Error('The modules load before the tests');
    return held.modules;
  }

  /** An order of a new buyer, paid by card, with the florist of `vendor1`. */
  async function placePaidOrder(count = 1) {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const product = await pickProductOf(ruby, company?.id);
    const placed = await placeOrder(ruby, product);
    const items = [{ product_id: product.id, count }];
    const params = { id: placed.id };
    const { data: order } = await florist.call(updateOrder, { params, body: { items } });
    await payByCard(ruby, order);
    await settle();
    return { ruby, florist, order, companyId: CompanyId.parse(company?.id), params };
  }

  /** The provider's movements of an order. */
  async function listMovements({ id }: Order) {
    const span = { from: new Date(Date.now() - dayMs), to: new Date(Date.now() + dayMs) };
    const all = await modules().listBankMovements({
      from: span.from.toISOString(),
      to: span.to.toISOString(),
    });
    return all.filter(({ orderId }) => orderId === id);
  }

  const bankOf = async (order: Order): Promise<number[]> =>
    (await listMovements(order)).map(({ cents }) => cents);

  return { test, modules, settle, placePaidOrder, listMovements, bankOf };
}
