import type { DynamoDBStreamEvent } from 'aws-lambda';
import { remindOnce } from '#events/notices/lateNotice.ts';
import { cartEntity } from '#model/carts/cartEntity.ts';
import { companyEntity } from '#model/companies/companyEntity.ts';
import { discountUseEntity } from '#model/discounts/discountUseEntity.ts';
import { onAccountChanged } from '#model/messages/campaigns/syncAudience.ts';
import { cartConsentEntity } from '#model/messages/consent/consentEntity.ts';
import { announcedStateEntity } from '#model/orders/dueNoticeEntity.ts';
import { orderEntity } from '#model/orders/orderEntity.ts';
import { orderLateEntity } from '#model/orders/orderLateEntity.ts';
import { dayLimitEntity } from '#model/products/dayLimitEntity.ts';
import { productEntity } from '#model/products/productEntity.ts';
import { reviewEntity } from '#model/reviews/reviewEntity.ts';
import { capacityEntity } from '#model/stores/capacityEntity.ts';
import { storeEntity } from '#model/stores/storeEntity.ts';
import { userEntity } from '#model/users/userEntity.ts';
import { type ChangeConsumer, handleChanges, onChange } from '#platform/table/changes.ts';
import { onCartOpened, onConsentChanged, onUserChanged } from './copyReminderFacts.ts';
import { onAuthorChanged, onReviewInserted } from './copyReviewAuthor.ts';
import { onCapacityChanged } from './onCapacityChanged.ts';
import { onCompanyChanged } from './onCompanyChanged.ts';
import { onDayLimitCounted } from './onDayLimitCounted.ts';
import { onDiscountUsed } from './onDiscountUsed.ts';
import { onOrderChanged } from './onOrderChanged.ts';
import { onCompanyRated, onProductRated, onProductSold } from './onRatingsChanged.ts';
import { onReviewWritten } from './onReviewWritten.ts';
import { onAnnouncedState, onPayoutsReady } from './settleCompleted.ts';
import { onProductOffered, onStoreChanged } from './updateReadiness.ts';

const consumers: readonly ChangeConsumer[] = [
  onChange(orderEntity, onOrderChanged),
  onChange(orderLateEntity, remindOnce),
  onChange(announcedStateEntity, (_before, announced) => onAnnouncedState(announced)),
  onChange(productEntity, onProductRated, onProductSold, onProductOffered),
  onChange(reviewEntity, onReviewWritten, onReviewInserted),
  onChange(companyEntity, onCompanyRated, onPayoutsReady, onCompanyChanged),
  onChange(storeEntity, onStoreChanged),
  onChange(discountUseEntity, (_before, use, now) => onDiscountUsed(use, now)),
  onChange(cartEntity, onCartOpened),
  onChange(cartConsentEntity, onConsentChanged),
  onChange(userEntity, onUserChanged, onAccountChanged, onAuthorChanged),
  onChange(dayLimitEntity, async (_before, limit, now) => void (await onDayLimitCounted(limit, now))),
  onChange(capacityEntity, (_before, day, now) => onCapacityChanged(day, now)),
];

export const handler = (event: DynamoDBStreamEvent) => handleChanges(event, consumers);
