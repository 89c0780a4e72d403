import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { wasOnTime } from '@bloomkin/shared/rules/claims.ts';
import { findCompanyItem } from '../companies/companyTable.ts';
import type { OrderItem } from '../orders/orderEntity.ts';
import { absent } from '../table/condition.ts';
import { companyKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import { put, transact } from '../table/write.ts';
import { noticeEntity } from './noticeEntity.ts';

const keepDays = 91;
const dayMs = 24 * 60 * 60 * 1000;

/** Counts a completed order in its florist's record of the day, once, and lets days older than the record go. */
export async function recordDelivery(order: OrderItem, now: Date): Promise<void> {
  const company = await findCompanyItem(order.companyId);
  if (!company || !order.day) return;
  await forgetOldDays(order, Object.keys(company.deliveryRecord), now);
  const Key = companyKey(order.companyId);
  if (!company.deliveryRecord[order.day]) await beginDay(order, order.day);
  const counted = { orderId: order.id, name: 'delivery_recorded', at: now.toISOString() };
  await transact({
    counted: put(noticeEntity, counted, absent()),
    company: {
      Update: {
        TableName: tableName,
        Key,
        UpdateExpression:
          'SET deliveryRecord.#day.#total = deliveryRecord.#day.#total + :one, deliveryRecord.#day.onTime = deliveryRecord.#day.onTime + :onTime',
        ExpressionAttributeNames: { '#day': order.day, '#total': 'total' },
        ExpressionAttributeValues: { ':one': 1, ':onTime': isOnTime(order, now) ? 1 : 0 },
      },
    },
  });
}

function isOnTime({ day, period, timeZone, completedAt }: OrderItem, now: Date): boolean {
  const completed = completedAt ? new Date(completedAt) : now;
  return (
    day !== null && wasOnTime({ completedAt: completed, day, stopTime: period?.stopTime ?? null, timeZone })
  );
}

async function beginDay(order: OrderItem, day: string): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: companyKey(order.companyId),
      UpdateExpression: 'SET deliveryRecord.#day = if_not_exists(deliveryRecord.#day, :none)',
      ExpressionAttributeNames: { '#day': day },
      ExpressionAttributeValues: { ':none': { onTime: 0, total: 0 } },
    }),
  );
}

async function forgetOldDays(order: OrderItem, days: readonly string[], now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keepDays * dayMs).toISOString().slice(0, 10);
  const old = days.filter((day) => day < oldest).slice(0, 20);
  if (old.length === 0) return;
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: companyKey(order.companyId),
      UpdateExpression: `REMOVE ${old.map((_, index) => `deliveryRecord.#d${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(old.map((day, index) => [`#d${index}`, day])),
    }),
  );
}
