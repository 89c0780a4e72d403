import {
  answerSwap,
  getOrder,
  getSwap,
  proposeSwap,
  updateOrder,
  withdrawSwap,
} from '@bloomkin/shared/routes/orders.ts';
import type { Substitution } from '@bloomkin/shared/rules/substitution.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { settlementFixture, sum, toCents } from '#lambdas/settlement/settlementFixture.ts';
import { runJob } from '#support/jobs.ts';
import { someOf } from '#support/run/budget.ts';
import { aPhoto, sendOrderPhoto } from '#support/upload.ts';

const { test, modules, settle, placePaidOrder, bankOf } = settlementFixture();

const words = 'The peonies did not open. Garden roses?';

/** `photo`: shown beside the question, and cheaper. `proposal`: words alone, at the same price. */
async function askAbout(kind: 'photo' | 'proposal', way: 'link' | 'signed in', choice?: Substitution) {
  const placed = await placePaidOrder();
  const { ruby, florist, params } = placed;
  const { findOrder, orderEntity, putItem } = modules();
  const stored = await findOrder(params.id as never);
  if (!stored) throw new Error('No order');
  if (choice) await putItem(orderEntity, { ...stored, substitution: choice });
  const back = kind === 'photo' ? 5 : 0;
  const upload = { id: params.id, kind: 'swap', key: `swap-photo-${params.id}`, jpeg: await aPhoto() };
  const taken = kind === 'photo' ? await sendOrderPhoto(florist, upload) : undefined;
  await florist.call(proposeSwap, { params, body: { words, back } });
  await florist.call(proposeSwap, { params, body: { words, back } });
  await settle();
  const { data: asked } = await ruby.call(getOrder, { params });
  const sent = test.cloud.outbox
    .list()
    .map(({ text }) => new RegExp(`/swap/(${params.id}[\\w-]+)`).exec(text)?.[1]);
  const token = { token: (way === 'link' ? sent.find(Boolean) : asked.links?.swap) ?? '' };
  const api = way === 'link' ? test.visitor() : ruby;
  expect(api.token !== undefined).toBe(way === 'signed in');
  const { data: view } = await api.call(getSwap, { params: token });
  expect(view).toMatchObject({ state: 'open', paid: asked.total, swap: { words, back } });
  expect(view.photo).toEqual(taken?.photos[0] ?? null);
  expect(JSON.stringify(view)).not.toContain(asked.location?.address ?? 'nowhere');
  const answer = (said: 'accepted' | 'declined', number = 1) =>
    api.call(answerSwap, { params: token, body: { number, answer: said } });
  const expire = () => runJob(test.cloud, 'dueNotices', new Date(asked.swap?.answer_by ?? 0));
  const read = async () => (await ruby.call(getOrder, { params })).data;
  const bankOfOrder = () => bankOf(placed.order);
  return { ...placed, answer, expire, read, back, token, api, bankOfOrder };
}

type Asked = Awaited<ReturnType<typeof askAbout>>;

const answers: Record<string, (asked: Asked) => Promise<unknown>> = {
  yes: ({ answer }) => answer('accepted'),
  no: ({ answer }) => answer('declined'),
  silent: async ({ expire }) => [await expire(), await expire()],
  late: async ({ answer, expire }) => [await expire(), await answer('accepted')],
  double: ({ answer }) => Promise.all([answer('accepted'), answer('accepted'), answer('accepted')]),
  'canceled meanwhile': async ({ florist, params, answer }) => {
    await florist.call(updateOrder, { params, body: { status: 'canceled' } });
    return answer('accepted');
  },
};

/** What is left of the payment: all without the difference, or nothing. */
const swaps = ['yes', 'double'];

/** The first two meet each kind and each way once. */
const asking = [
  ['photo', 'link'],
  ['proposal', 'signed in'],
  ['photo', 'signed in'],
  ['proposal', 'link'],
] as const;

describe.each(someOf(asking, 2))('a substitute with a %s, by %s', (kind, way) => {
  it.each(Object.keys(answers))('moves the money once and asks nothing more after: %s', async (name) => {
    const asked = await askAbout(kind, way);
    await answers[name]?.(asked);
    await settle();
    const order = await asked.read();
    const isSwapped = swaps.includes(name);
    expect(order.status).toBe(isSwapped ? 'in_progress' : 'canceled');
    if (name !== 'canceled meanwhile')
      expect(sum(await asked.bankOfOrder())).toBe(isSwapped ? toCents(order.total - asked.back) : 0);
    const { data: view } = await asked.api.call(getSwap, { params: asked.token });
    expect(view.state).toBe(
      { yes: 'accepted', double: 'accepted', no: 'declined', 'canceled meanwhile': 'over' }[name] ??
        'expired',
    );
    expect((await asked.answer('declined')).data.state).toBe(view.state);
  });
});

describe('silence about a substitute', () => {
  it.each([
    ['ask', 'canceled'],
    ['refund', 'canceled'],
    ['same_colours', 'in_progress'],
    ['same_flowers', 'in_progress'],
    ['florist', 'in_progress'],
  ] as const)('does what was chosen at checkout: %s', async (choice, status) => {
    const asked = await askAbout('photo', 'link', choice);
    await asked.expire();
    await settle();
    expect((await asked.read()).status).toBe(status);
    expect(sum(await asked.bankOfOrder())).toBe(
      status === 'in_progress' ? toCents(asked.order.total - asked.back) : 0,
    );
  });

  it('keeps the flowers in the shop until it is answered or withdrawn, and the next one shows no old photo', async () => {
    const { florist, params, answer, api, token } = await askAbout('photo', 'link');
    const leave = () => florist.send(updateOrder, { params, body: { status: 'ready_to_ship' } });
    expect((await leave()).failure?.code).toBe('ORDER.SWAP_OPEN');
    await florist.call(withdrawSwap, { params });
    expect((await answer('accepted')).data.state).toBe('withdrawn');
    await florist.call(proposeSwap, { params, body: { words: 'Tulips?', back: 0 } });
    expect((await api.call(getSwap, { params: token })).data).toMatchObject({ state: 'open', photo: null });
    await florist.call(withdrawSwap, { params });
    expect((await leave()).status).toBe(200);
  });
});

describe('a question or a dearer change', () => {
  it('comes too late once the flowers should be on their way', async () => {
    const { florist, params, order } = await placePaidOrder();
    const { findOrder, orderEntity, putItem } = modules();
    const stored = await findOrder(params.id as never);
    if (!stored) throw new Error('No order');
    await putItem(orderEntity, { ...stored, day: addDays(stored.createdAt.slice(0, 10), -2) });
    const items = order.items.map(({ product }) => ({ product_id: product.id, count: 3 }));
    const answers = [
      await florist.send(proposeSwap, { params, body: { words, back: 0 } }),
      await florist.send(updateOrder, { params, body: { items } }),
    ];
    expect(answers.map(({ failure }) => failure.code)).toEqual(['ORDER.ASK_TOO_LATE', 'ORDER.ASK_TOO_LATE']);
  });
});
