import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { CompanyItem } from '../companies/companyTable.ts';
import { logError } from '../http/log.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import type { ProductItem } from '../products/productTable.ts';
import type { ReviewItem } from '../reviews/reviewTable.ts';
import type { CapacityRow } from '../stores/capacityTable.ts';
import {
  isCapacityKey,
  isCompanyKey,
  isOrderKey,
  isOutboxKey,
  isProductKey,
  isReviewKey,
  type Key,
} from '../table/keys.ts';
import { followBookings } from './followBookings.ts';
import { followOrder } from './followOrder.ts';
import { followReview } from './followReview.ts';
import { followCompany, followProduct } from './followTallies.ts';
import { sendOutgoing } from './sendOutgoing.ts';

/**
 * What follows from a change in the table. Records come at least once and in order for each thing; the first that fails is
 * given back, and with it all after it.
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

/** What an item's key says it is, and what follows from its change. */
const consumers: readonly {
  isOf: (key: Key) => boolean;
  follow: (before: object | undefined, after: object, now: Date, key: Key) => Promise<void>;
}[] = [
  {
    isOf: isOrderKey,
    follow: (before, after, now) => followOrder(before as OrderItem | undefined, after as OrderItem, now),
  },
  {
    isOf: isCapacityKey,
    follow: (_before, after, now) => {
      const { storeId, day } = after as CapacityRow;
      return followBookings(storeId, day, now);
    },
  },
  { isOf: isOutboxKey, follow: (_before, _after, now, key) => sendOutgoing(key, now) },
  {
    isOf: isProductKey,
    follow: (before, after, now) =>
      followProduct(before as ProductItem | undefined, after as ProductItem, now),
  },
  {
    isOf: isCompanyKey,
    follow: (before, after, now) =>
      followCompany(before as CompanyItem | undefined, after as CompanyItem, now),
  },
  {
    isOf: isReviewKey,
    follow: (before, after, now) => followReview(before as ReviewItem | undefined, after as ReviewItem, now),
  },
];

async function follow({ dynamodb }: DynamoDBRecord, now: Date): Promise<void> {
  const key = imageOf(dynamodb?.Keys) as Key | undefined;
  const before = imageOf(dynamodb?.OldImage);
  const after = imageOf(dynamodb?.NewImage);
  if (!key || !after) return;
  for (const consumer of consumers) if (consumer.isOf(key)) await consumer.follow(before, after, now, key);
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

const imageOf = (image: Image): object | undefined =>
  image && unmarshall(image as Record<string, AttributeValue>);
