import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { CompanyItem } from '../companies/companyTable.ts';
import { orderEntity } from '../orders/orderEntity.ts';
import { outboxEntity } from '../outbox/outboxEntity.ts';
import { productEntity } from '../products/productEntity.ts';
import { reviewEntity } from '../reviews/reviewEntity.ts';
import type { CapacityRow } from '../stores/capacityTable.ts';
import { type ChangeConsumer, handleChanges, onChange } from '../table/changes.ts';
import { isCapacityKey, isCompanyKey, type Key } from '../table/keys.ts';
import { onCapacityChanged } from './onCapacityChanged.ts';
import { onOrderChanged } from './onOrderChanged.ts';
import { onCompanyRated, onProductRated } from './onRatingsChanged.ts';
import { onReviewWritten } from './onReviewWritten.ts';
import { sendOutgoing } from './sendOutgoing.ts';

/** What follows from a change in the table. */
const consumers: readonly ChangeConsumer[] = [
  onChange(orderEntity, onOrderChanged),
  onChange(productEntity, onProductRated),
  onChange(reviewEntity, onReviewWritten),
  onChange(outboxEntity, (_before, message, now) => sendOutgoing(message, now)),
  async (before, after, now) => {
    if (isCompanyKey(after as unknown as Key))
      await onCompanyRated(before as CompanyItem | undefined, after as unknown as CompanyItem, now);
  },
  async (_before, after, now) => {
    if (isCapacityKey(after as unknown as Key)) await onCapacityChanged(after as unknown as CapacityRow, now);
  },
];

export const handler = (event: DynamoDBStreamEvent) => handleChanges(event, consumers);
