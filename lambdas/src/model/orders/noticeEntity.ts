import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderTold } from '@bloomkin/shared/schemas/order.ts';
import * as z from 'zod';
import { batchWrite } from '#platform/table/batchWrite.ts';
import { absent } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';

export const noticeEntity = defineEntity({
  name: 'notice',
  version: 1,
  schema: z.object({ orderId: OrderId, name: z.string(), at: z.string() }),
  key: { pk: 'ORDER#{orderId}', sk: 'NOTICE#{name}' },
  reads: {
    listSent: 'which messages of a notice about an order went out',
    listBuyerTold: 'what the buyer of an order was told, when and how',
  },
});

/** Those whose name begins so. */
export async function listSent(orderId: OrderId, beginning: string): Promise<ReadonlySet<string>> {
  const { sk } = noticeEntity.key({ orderId, name: beginning });
  const sent = await queryPartition(noticeEntity, { orderId }, { between: [sk, `${sk}~`] });
  return new Set(sent.map(({ name }) => name));
}

const toOthers = /^(florist|recipient)_/;
const sentBy = /^(?<name>.+?)(?:_named)?_(?<channel>sms|email)$/;

/** Oldest first. A day, instant or number at the end of a name tells repeats apart; the title needs none. */
export async function listBuyerTold(orderId: OrderId): Promise<OrderTold[]> {
  const { sk } = noticeEntity.key({ orderId, name: '' });
  const sent = await queryPartition(noticeEntity, { orderId }, { between: [sk, `${sk}~`] });
  const told = sent.flatMap(({ name, at }) => {
    const found = toOthers.test(name) ? undefined : sentBy.exec(name)?.groups;
    return found?.name ? [{ notice: found.name, channel: found.channel, at }] : [];
  });
  return [...Map.groupBy(told, ({ notice }) => notice)]
    .map(([notice, ways]) => ({
      name: notice.replace(/_\d.*$|_$/, ''),
      at: ways.map(({ at }) => at).sort()[0] ?? '',
      channels: (['sms', 'email'] as const).filter((one) => ways.some(({ channel }) => channel === one)),
    }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

export const putSentOnce = (orderId: OrderId, name: string, now: Date): Write =>
  put(noticeEntity, { orderId, name, at: now.toISOString() }, absent());

export const recordSent = (orderId: OrderId, names: readonly string[], now: Date): Promise<void> =>
  batchWrite(
    names.map((name) => ({
      PutRequest: { Item: noticeEntity.toItem({ orderId, name, at: now.toISOString() }) },
    })),
  );
