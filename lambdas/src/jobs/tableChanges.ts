import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { findCompany } from '../companies/companyTable.ts';
import { logError } from '../http/log.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { setting } from '../settings.ts';
import { findUser } from '../users/userTable.ts';
import { recordDelivery } from './deliveryRecordTable.ts';
import { noticesOf } from './orderNotices.ts';
import { refundCanceled } from './refundCanceled.ts';
import { sendNotice } from './sendNotice.ts';

/**
 * What follows from a change of an order: messages, money back, and the florist's delivery record. Records come at least once and in
 * order for each order; the first that fails is given back, and with it all after it.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of event.Records) {
    try {
      await follow(record, new Date());
    } catch (error) {
      logError('a change could not be followed', {
        error: error instanceof Error ? error : new Error('unknown'),
      });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}

async function follow(record: DynamoDBRecord, now: Date): Promise<void> {
  const before = imageOf(record.dynamodb?.OldImage);
  const after = imageOf(record.dynamodb?.NewImage);
  if (!after) return;
  const florist = await floristOf(after);
  for (const notice of noticesOf(before, after, florist?.email ?? '', setting('SITE_URL')))
    await sendNotice(after.id, notice, now);
  await refundCanceled(before, after);
  if (before?.status !== 'completed' && after.status === 'completed') await recordDelivery(after, now);
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

function imageOf(image: Image): OrderItem | undefined {
  return image && (unmarshall(image as Record<string, AttributeValue>) as OrderItem);
}

async function floristOf(order: OrderItem) {
  const loaded = await findCompany(order.companyId);
  return loaded?.company.ownerId ? findUser(loaded.company.ownerId) : undefined;
}
