import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { sentTo } from '#support/outbox.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const keyOf = (id: string) => ({ pk: { S: `ORDER#${id}` }, sk: { S: 'ORDER' } });

/** The order's row as a stream shows it. */
async function imageOf(id: string) {
  Object.assign(process.env, test.cloud.operatorVariables);
  const { Item } = await new DynamoDBClient().send(
    new GetItemCommand({ TableName: process.env.TABLE_NAME, Key: keyOf(id) }),
  );
  return Item;
}

const broken = (SequenceNumber: string) => ({
  dynamodb: {
    SequenceNumber,
    Keys: keyOf('broken'),
    NewImage: { id: { S: 'broken' }, type: { S: 'order' } },
  },
});

const consumer = () => {
  const spec = test.cloud.functions.specs.find(({ name }) => /tablechanges/i.test(name));
  if (!spec) throw new Error('Nobody follows changes');
  return spec.name;
};

async function orderOfVendor1() {
  const [ruby, florist] = [test.visitor(), test.visitor()];
  const { phone } = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const product = await pickProductOf(ruby, company?.id);
  return { ruby, phone: phone ?? '', florist, order: await placeOrder(ruby, product) };
}

describe('a change of an order', () => {
  it('takes effect once when the stream delivers it twice', async () => {
    const { ruby, phone, florist, order } = await orderOfVendor1();
    const params = { id: order.id };
    const unpaid = await imageOf(order.id);
    await florist.call(updateOrder, { params, body: { payment_status: 'paid' } });
    const before = await imageOf(order.id);
    await florist.call(updateOrder, { params, body: { status: 'ready_to_ship' } });
    await test.cloud.settle();
    const record = (SequenceNumber: string, OldImage: typeof before, NewImage: typeof before) => ({
      dynamodb: { SequenceNumber, Keys: keyOf(order.id), NewImage, ...(OldImage && { OldImage }) },
    });
    const Records = [
      record('0', undefined, unpaid),
      record('1', unpaid, before),
      record('2', before, await imageOf(order.id)),
      record('2', before, await imageOf(order.id)),
    ];
    expect(await test.cloud.functions.invoke(consumer(), { Records })).toEqual({ batchItemFailures: [] });
    const toBuyer = async (to: string) =>
      (await sentTo(test.cloud.url, to)).filter(({ subject, text }) =>
        `${subject}${text}`.includes(order.number),
      );
    expect(await toBuyer(phone)).toHaveLength(2);
    expect(await toBuyer(order.phone)).toHaveLength(1);
    expect(await toBuyer(order.email)).toHaveLength(1);
    expect(await toBuyer('vendor1@flowers.test')).toHaveLength(0);
    const { data, total } = await ruby.call(listMessages, {});
    expect([total, data.map(({ path }) => path)]).toEqual([2, Array(2).fill(`/orders/${order.id}`)]);
  });

  it('fails alone after the records before it', async () => {
    const { order } = await orderOfVendor1();
    const image = await imageOf(order.id);
    const Records = [
      { dynamodb: { SequenceNumber: '7', Keys: keyOf(order.id), NewImage: image } },
      broken('8'),
    ];
    expect(await test.cloud.functions.invoke(consumer(), { Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: '8' }],
    });
  });

  it('fails its whole batch when it is the first, and is reported when it is alone', async () => {
    const { order } = await orderOfVendor1();
    const image = await imageOf(order.id);
    const next = { dynamodb: { SequenceNumber: '9', Keys: keyOf(order.id), NewImage: image } };
    const invoke = (...Records: object[]) => test.cloud.functions.invoke(consumer(), { Records });
    await expect(invoke(broken('8'), next)).rejects.toThrow('halve it');
    expect(await invoke(broken('8'))).toEqual({ batchItemFailures: [{ itemIdentifier: '8' }] });
  });
});
