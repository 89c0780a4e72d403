import { cartEntity } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import { companyEntity } from '@bloomkin/lambdas/model/companies/companyEntity.ts';
import { discountUseEntity } from '@bloomkin/lambdas/model/discounts/discountUseEntity.ts';
import { cartConsentEntity } from '@bloomkin/lambdas/model/messages/consent/consentEntity.ts';
import { announcedStateEntity } from '@bloomkin/lambdas/model/orders/dueNoticeEntity.ts';
import { orderEntity } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { orderLateEntity } from '@bloomkin/lambdas/model/orders/orderLateEntity.ts';
import { dayLimitEntity } from '@bloomkin/lambdas/model/products/dayLimitEntity.ts';
import { productEntity } from '@bloomkin/lambdas/model/products/productEntity.ts';
import { reviewEntity } from '@bloomkin/lambdas/model/reviews/reviewEntity.ts';
import { capacityEntity } from '@bloomkin/lambdas/model/stores/capacityEntity.ts';
import { storeEntity } from '@bloomkin/lambdas/model/stores/storeEntity.ts';
import { userEntity } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { outboxEntity } from '@bloomkin/lambdas/platform/outbox/outboxEntity.ts';
import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';

type Pattern = ReturnType<typeof FilterCriteria.filter>;

const filterChanges = (entities: readonly { name: string }[], ...events: ('INSERT' | 'MODIFY')[]): Pattern =>
  FilterCriteria.filter({
    eventName: FilterRule.or(...events),
    dynamodb: { NewImage: { type: { S: FilterRule.or(...entities.map(({ name }) => name)) } } },
  });

export const orderChanges = filterChanges(
  [orderEntity, orderLateEntity, announcedStateEntity],
  'INSERT',
  'MODIFY',
);

/** One pattern: an event source takes five. */
export const productChanges = filterChanges(
  [productEntity, reviewEntity, dayLimitEntity],
  'INSERT',
  'MODIFY',
);

export const outgoingMessages = filterChanges([outboxEntity], 'INSERT');

/** A deleted store changes its company. */
export const floristChanges = filterChanges(
  [companyEntity, storeEntity, capacityEntity, discountUseEntity],
  'INSERT',
  'MODIFY',
);

/** Only a person's first cart, without its many changes. */
export const openedCarts = filterChanges([cartEntity, cartConsentEntity], 'INSERT');

/** A new account has no cart. */
export const personChanges = filterChanges([userEntity, cartConsentEntity], 'MODIFY');
