import { getCompany, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { anOrderItem } from '#support/orderItem.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
/** Registered by a person without GST. */
const abnWithoutGst = '43699001037';

describe('the supplier of an order', () => {
  it('comes from the company when the order does not name it', async () => {
    const florist = test.visitor();
    const { company } = await signInDemoUser(florist, 'vendor1');
    const companyId = CompanyId.parse(company?.id);
    const { inn } = (await florist.call(getCompany, { params: { id: companyId } })).data;
    connectModules(test.cloud);
    const { fillInvoicer } = await import('@bloomkin/lambdas/model/orders/invoicer.ts');
    const fill = async (about: Parameters<typeof anOrderItem>[0]) => {
      const { companyAbn, isGstRegistered } = await fillInvoicer(anOrderItem({ companyId, ...about }));
      return [companyAbn, isGstRegistered];
    };
    expect(await fill({})).toEqual([inn, true]);
    expect(await fill({ createdAt: '2000-01-01T00:00:00.000Z' })).toEqual([inn, false]);
    expect(await fill({ companyAbn: inn })).toEqual([inn, true]);
    expect(await fill({ companyAbn: abnWithoutGst })).toEqual([abnWithoutGst, undefined]);
  });

  it('stays as on the day of the order when the company changes', async () => {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const id = company?.id ?? '';
    const { inn } = (await florist.call(getCompany, { params: { id } })).data;
    const order = await placeOrder(ruby, await pickProductOf(ruby, id));
    const params = { id: order.id };
    const { supplier } = (await ruby.call(getOrder, { params })).data;
    expect(supplier).toEqual({ name: company?.name, abn: inn, gst_registered: true });
    await florist.call(updateCompany, {
      params: { id },
      body: { name: 'Fern Hughes', inn: abnWithoutGst },
    });
    expect((await ruby.call(getOrder, { params })).data.supplier).toEqual(supplier);
    const { data } = await florist.call(updateOrder, { params, body: { comment: 'Ring twice' } });
    expect(data.supplier).toEqual(supplier);
    const next = await placeOrder(ruby, await pickProductOf(ruby, id));
    const { data: later } = await ruby.call(getOrder, { params: { id: next.id } });
    expect(later.supplier).toEqual({ name: 'Fern Hughes', abn: abnWithoutGst, gst_registered: false });
    await florist.call(updateCompany, { params: { id }, body: { name: supplier?.name, inn } });
  });
});
