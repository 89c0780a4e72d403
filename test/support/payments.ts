import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import type { Api } from './api.ts';
import { runJob } from './jobs.ts';

export const goodCard = '4242 4242 4242 4242';

/** Where an order, or a proposed change of it, is paid. */
export const openCardPage = async (api: Api, { id }: { id: string }, proposal?: number): Promise<string> =>
  (await api.call(startPayment, { body: { order_id: id, proposal } })).data.url;

/** Fills in the provider's card page. */
export const payAt = (url: string, card = goodCard): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });

/** The provider's event arrives later. */
export async function payByCard(api: Api, order: { id: string }): Promise<void> {
  const { status } = await payAt(await openCardPage(api, order));
  if (status !== 303) throw new Error(`The card page answered ${status}`);
}

/** Lets the provider's events arrive, and all that follows from them. */
export async function settlePayments(cloud: LocalCloud): Promise<void> {
  await cloud.payments.settled();
  await cloud.settle();
}

/** Also lets the minutes pass in which a completed order can be opened again. */
export async function settleSales(cloud: LocalCloud): Promise<void> {
  await settlePayments(cloud);
  await runJob(cloud, 'dueNotices', new Date(Date.now() + 12 * 60_000));
  await settlePayments(cloud);
}
