import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { sentTo } from '#support/outbox.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';
import { sendOrderPhoto } from '#support/upload.ts';

const test = localCloud({ demoData: true });

const takePhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#9c1b5d' } })
    .withExif({ IFD3: { GPSLatitude: '33/1 52/1 0/1' }, IFD0: { Artist: 'Sam of the van' } })
    .jpeg()
    .toBuffer();

const send = async (api: Api, id: string, kind: string, key: string) =>
  sendOrderPhoto(api, { id, kind, key, jpeg: await takePhoto() });

async function readyDelivery() {
  const [ruby, florist, stranger] = [test.visitor(), test.visitor(), test.visitor()];
  const { company } = await signInDemoUser(florist, 'vendor1');
  await signInDemoUser(stranger, 'vendor4');
  const { phone } = await newBuyer(ruby);
  const order = await placeOrder(ruby, await pickProductOf(ruby, company?.id));
  const params = { id: order.id };
  await florist.call(updateOrder, { params, body: { status: 'ready_to_ship' } });
  await florist.call(updateOrder, { params, body: { dispatched: true, early: true } });
  return { ruby, florist, stranger, phone: phone ?? '', params };
}

describe('a photo of an order', () => {
  it('reaches its buyer once per key, without what the camera wrote, and no stranger', async () => {
    const { ruby, florist, stranger, params } = await readyDelivery();
    const first = await send(florist, params.id, 'door', 'photo-key-00000001');
    expect(first).toMatchObject({ status: 200, photos: [{ kind: 'door' }] });
    const again = await send(florist, params.id, 'door', 'photo-key-00000001');
    expect(again.photos).toEqual(first.photos);
    expect((await send(stranger, params.id, 'door', 'photo-key-00000002')).status).toBe(404);
    expect((await send(ruby, params.id, 'door', 'photo-key-00000003')).status).toBe(403);
    const { data } = await ruby.call(getOrder, { params });
    expect(data.photos).toEqual(first.photos);
    const file = await fetch(new URL(data.photos[0]?.url ?? '', test.cloud.url));
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).not.toMatch(/Sam of the van|Exif/);
  });

  it('gives way to newer ones after three of a kind', async () => {
    const { florist, params } = await readyDelivery();
    for (const number of [1, 2, 3, 4]) await send(florist, params.id, 'bench', `bench-key-0000000${number}`);
    const { photos } = await send(florist, params.id, 'door', 'bench-key-00000005');
    expect(photos.map(({ kind }) => kind)).toEqual(['bench', 'bench', 'bench', 'door']);
  });
});

describe('a delivery', () => {
  it('says where it was left and keeps the time of an offline press', async () => {
    const { ruby, florist, params } = await readyDelivery();
    const at = new Date(Date.now() - 20 * 60_000).toISOString();
    const body = { status: 'completed', early: true, delivery: { left_with: 'door', at } } as const;
    await florist.call(updateOrder, { params, body });
    await florist.call(updateOrder, { params, body });
    const { data } = await ruby.call(getOrder, { params });
    expect(data.handover).toEqual({ left_with: 'door', no_photo: '' });
    expect(data.history.filter(({ what }) => what === 'handover')).toHaveLength(1);
  });

  it('stays open after a failed attempt, and tells its buyer once why', async () => {
    const { ruby, florist, phone, params } = await readyDelivery();
    const body = { delivery: { failed: 'Nobody home' } };
    await florist.call(updateOrder, { params, body });
    const { data } = await florist.call(updateOrder, { params, body });
    expect(data).toMatchObject({ status: 'ready_to_ship', dispatched_at: null });
    await test.cloud.settle();
    const texts = (await sentTo(test.cloud.url, phone)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('could not deliver'))).toHaveLength(1);
    const { history } = (await ruby.call(getOrder, { params })).data;
    expect(history.at(-1)).toMatchObject({ to: 'not_delivered', reason: 'Nobody home' });
    expect((await ruby.send(updateOrder, { params, body })).status).toBe(403);
  });
});
