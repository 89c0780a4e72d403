import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { placeOrder, productsForSurryHills, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

/** Ruby's order of one piece of `first` with the first demo florist, who sells `others` too. */
async function orderOfOne(pieces = 1) {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const user = await signInDemoUser(florist, 'vendor1');
  await newBuyer(ruby);
  const offered = await productsForSurryHills(ruby);
  const [first, ...others] = offered.filter(({ company }) => company === user.company?.id);
  const [second] = others;
  const foreign = offered.find(({ company }) => company !== user.company?.id);
  if (!first || !second || !foreign) throw new Error('The demo data has too little for Surry Hills');
  if (pieces > 1) await ruby.call(addProduct, { body: { product_id: first.id, count: pieces - 1 } });
  const order = await placeOrder(ruby, first);
  const params = { id: order.id };
  const change = (items: object[]) => florist.send(updateOrder, { params, body: { items: items as never } });
  return { ruby, florist, user, order, first, second, foreign, params, change };
}

const line = ({ id }: Product, count: number, size_id?: string) => ({ product_id: id, count, size_id });
const cents = (dollars: number) => Math.round(dollars * 100);
const contents = ({ items }: Order) => items.map(({ product, size, count }) => [product.id, size?.id, count]);

describe('a florist who changes the lines of an order', () => {
  it('adds a product at its price to the cent', async () => {
    const { order, first, second, change } = await orderOfOne();
    const { data } = (await change([line(second, 2)])).data ?? {};
    if (!data) throw new Error('Not saved');
    expect(contents(data)).toEqual([
      [first.id, undefined, 1],
      [second.id, undefined, 2],
    ]);
    expect(cents(data.total)).toBe(cents(order.total) + 2 * cents(second.price));
    expect(data.history.at(-1)).toMatchObject({ what: 'items', from: `1 × ${first.name}` });
  });

  it('changes a size at its own price', async () => {
    const { ruby, user, order, first, params, florist, change } = await orderOfOne();
    const { lat, lng } = surryHills;
    const query = { lat, lng, delivery_to_user: true, per_page: 100 };
    const { data: all } = await ruby.call(listAllProducts, { query });
    const sized = all.find(({ company, sizes }) => company === user.company?.id && sizes.length > 1);
    const [small, large] = sized?.sizes.filter(({ active }) => active) ?? [];
    if (!sized || !small || !large) throw new Error('The florist has nothing in two sizes');
    await change([line(sized, 1, small.id)]);
    const swapped = [line(sized, 0, small.id), line(sized, 1, large.id)];
    const { data } = await florist.call(updateOrder, { params, body: { items: swapped as never } });
    expect(contents(data)).toEqual([
      [first.id, undefined, 1],
      [sized.id, large.id, 1],
    ]);
    expect(cents(data.total)).toBe(cents(order.total) + cents(large.price));
    const none = await change([line(sized, 1)]);
    expect([none.status, none.failure.errors?.[0]]).toEqual([
      422,
      { path: 'items.0.size_id', message: 'Choose a size' },
    ]);
  });

  it('adds no other florist’s product, nor one that is not for sale', async () => {
    const { foreign, change, ruby, params, order } = await orderOfOne();
    for (const product of [foreign, { ...foreign, id: 'nothing' as Product['id'] }]) {
      const { status, failure } = await change([line(product, 1)]);
      expect([status, failure.errors?.[0]]).toEqual([
        422,
        { path: 'items.0.product_id', message: 'Choose a product that this florist sells' },
      ]);
    }
    expect((await ruby.call(getOrder, { params })).data).toMatchObject({ total: order.total, version: 1 });
  });
});

describe('a paid order', () => {
  it('costs what was paid or returns an error with the next step', async () => {
    const { florist, order, first, second, params, change } = await orderOfOne(2);
    await florist.call(updateOrder, { params, body: { payment_status: 'paid' } });
    const dearer = await change([line(second, 1)]);
    expect([dearer.status, dearer.failure.code]).toEqual([409, 'ORDER.PAID_BY_HAND']);
    expect(dearer.failure.message).toContain('Mark it not paid');
    const cheaper = await change([line(first, 1)]);
    expect([cheaper.status, cheaper.failure.code]).toEqual([409, 'ORDER.PAID_BY_HAND']);
    const { data } = await florist.call(getOrder, { params });
    expect([data.total, data.goods_num, data.refunds]).toEqual([order.total, 2, []]);
  });
});

describe('a florist who changes where an order goes', () => {
  it('sets unit, card message and recipient, each a line of the history', async () => {
    const { florist, ruby, params } = await orderOfOne();
    const change = {
      unitOffice: 'Unit 7',
      card_message: 'For Nonna',
      recipient: { fio: 'Nonna Rossi', phone: '0491 570 157' },
    };
    const { data } = await florist.call(updateOrder, { params, body: change });
    expect(data).toMatchObject({
      ...change,
      recipient: { fio: 'Nonna Rossi', phone: '+61491570157' },
    });
    expect(data.history.slice(1).map(({ what, to }) => [what, to])).toEqual([
      ['delivery', expect.stringContaining('Unit 7')],
      ['card_message', 'For Nonna'],
      ['recipient', 'Nonna Rossi, 0491 570 157'],
    ]);
    const wrong = { recipient: { fio: 'Nonna', phone: '12' } };
    const refused = await florist.send(updateOrder, { params, body: wrong });
    expect([refused.status, refused.failure.errors?.[0]?.path]).toEqual([422, 'recipient.phone']);
    const back = await florist.call(updateOrder, { params, body: { recipient: null } });
    expect(back.data.recipient).toBeNull();
    expect((await ruby.call(getOrder, { params })).data.card_message).toBe('For Nonna');
  });

  it('appears by name to colleagues alone', async () => {
    const { florist, ruby, user, params } = await orderOfOne();
    await florist.call(updateOrder, { params, body: { comment: 'Side gate' } });
    const last = async (api: typeof ruby) => (await api.call(getOrder, { params })).data.history.at(-1);
    expect(await last(florist)).toMatchObject({ by: 'Florist', name: user.fio });
    expect(await last(ruby)).toMatchObject({ by: 'Florist', what: 'comment' });
    expect(await last(ruby)).not.toHaveProperty('name');
  });
});
