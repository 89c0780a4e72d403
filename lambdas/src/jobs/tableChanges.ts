import type { DynamoDBStreamEvent } from 'aws-lambda';
import { onAccountChanged } from '../campaigns/syncAudience.ts';
import { cartEntity } from '../cart/cartEntity.ts';
import { companyEntity } from '../companies/companyEntity.ts';
import { storeEntity } from '../companies/storeEntity.ts';
import { discountUseEntity } from '../discounts/discountUseEntity.ts';
import { consentEntity } from '../marketing/consentEntity.ts';
import { orderEntity } from '../orders/orderEntity.ts';
import { productEntity } from '../products/productEntity.ts';
import { reviewEntity } from '../reviews/reviewEntity.ts';
import { capacityEntity } from '../stores/capacityEntity.ts';
import { type ChangeConsumer, handleChanges, onChange } from '../table/changes.ts';
import { userEntity } from '../users/userEntity.ts';
import { onCartOpened, onConsentChanged, onUserChanged } from './consumers/copyReminderFacts.ts';
import { onAuthorChanged, onReviewInserted } from './consumers/copyReviewAuthor.ts';
import { onCapacityChanged } from './consumers/onCapacityChanged.ts';
import { onCompanyChanged } from './consumers/onCompanyChanged.ts';
import { onDiscountUsed } from './consumers/onDiscountUsed.ts';
import { onOrderChanged } from './consumers/onOrderChanged.ts';
import { onProductSold } from './consumers/onProductSold.ts';
import { onCompanyRated, onProductRated } from './consumers/onRatingsChanged.ts';
import { onReviewWritten } from './consumers/onReviewWritten.ts';
import { onPayoutsReady } from './consumers/settleCompleted.ts';
import { onProductOffered, onStoreChanged } from './consumers/updateReadiness.ts';

const consumers: readonly ChangeConsumer[] = [
  onChange(orderEntity, onOrderChanged),
  onChange(productEntity, onProductRated),
  onChange(productEntity, onProductSold),
  onChange(reviewEntity, onReviewWritten),
  onChange(reviewEntity, onReviewInserted),
  onChange(companyEntity, onCompanyRated),
  onChange(companyEntity, onPayoutsReady),
  onChange(companyEntity, onCompanyChanged),
  onChange(storeEntity, onStoreChanged),
  onChange(productEntity, onProductOffered),
  onChange(discountUseEntity, (_before, use, now) => onDiscountUsed(use, now)),
  onChange(cartEntity, onCartOpened),
  onChange(consentEntity, onConsentChanged),
  onChange(userEntity, onUserChanged),
  onChange(userEntity, onAccountChanged),
  onChange(userEntity, onAuthorChanged),
  onChange(capacityEntity, (_before, day, now) => onCapacityChanged(day, now)),
];

export const handler = (event: DynamoDBStreamEvent) => handleChanges(event, consumers);
