import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ifMet } from '../table/ifMet.ts';
import { ledgerKey, paymentEventKey, paymentKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';

/** The card page of an order: the attempt is stored before the provider is called, so that a lost reply costs nothing. */
export interface PaymentItem {
  orderId: OrderId;
  attempt: number;
  amountCents: number;
  expiresAtSeconds: number;
  sessionId: string | null;
  url: string | null;
  /** The provider said that this page ended without a payment. */
  ended: boolean;
}

export async function findPayment(orderId: OrderId): Promise<PaymentItem | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: paymentKey(orderId), ConsistentRead: true }),
  );
  return Item as PaymentItem | undefined;
}

/** Stores a new attempt; false when another call has just stored it. */
export async function beginAttempt(payment: PaymentItem): Promise<boolean> {
  const put = new PutCommand({
    TableName: tableName,
    Item: { ...payment, ...paymentKey(payment.orderId) },
    ConditionExpression: 'attribute_not_exists(pk) OR attempt < :attempt',
    ExpressionAttributeValues: { ':attempt': payment.attempt },
  });
  return (await ifMet(table.send(put))) !== undefined;
}

/** Keeps an attempt's page, unless the next attempt has begun meanwhile. */
export async function savePage(
  payment: PaymentItem,
  page: { sessionId: string; url: string },
): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: paymentKey(payment.orderId),
    UpdateExpression: 'SET sessionId = :sessionId, #url = :url',
    ConditionExpression: 'attempt = :attempt',
    ExpressionAttributeNames: { '#url': 'url' },
    ExpressionAttributeValues: {
      ':sessionId': page.sessionId,
      ':url': page.url,
      ':attempt': payment.attempt,
    },
  });
  await ifMet(table.send(update));
}

/** Marks a page as ended, so that the next start opens another; a page that is not the present one changes nothing. */
export async function endPage(orderId: OrderId, sessionId: string): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName,
    Key: paymentKey(orderId),
    UpdateExpression: 'SET ended = :true',
    ConditionExpression: 'sessionId = :sessionId',
    ExpressionAttributeValues: { ':true': true, ':sessionId': sessionId },
  });
  await ifMet(table.send(update));
}

/** A movement of money, written once and never changed. */
export interface LedgerLine {
  orderId: OrderId;
  what: 'payment' | 'refund' | 'dispute';
  amountCents: number;
  /** The provider's id of the movement. */
  reference: string;
  at: string;
}

export function insertLedgerLine(line: LedgerLine): TransactItem {
  return {
    Put: {
      TableName: tableName,
      Item: { ...line, ...ledgerKey(line.orderId, `${line.what}_${line.reference}`) },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

const keepEventSeconds = 40 * 24 * 60 * 60;

/** Remembers that an event has acted: the provider sends each at least once, for up to three days. */
export function insertPaymentEvent(eventId: string, now: Date): TransactItem {
  const ttl = Math.floor(now.getTime() / 1000) + keepEventSeconds;
  return {
    Put: {
      TableName: tableName,
      Item: { ...paymentEventKey(eventId), at: now.toISOString(), ttl },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
