import { cartEntity } from '@bloomkin/lambdas/cart/cartEntity.ts';
import { companyEntity } from '@bloomkin/lambdas/companies/companyEntity.ts';
import { storeEntity } from '@bloomkin/lambdas/companies/storeEntity.ts';
import { discountUseEntity } from '@bloomkin/lambdas/discounts/discountUseEntity.ts';
import { consentEntity } from '@bloomkin/lambdas/marketing/consentEntity.ts';
import { orderEntity } from '@bloomkin/lambdas/orders/orderEntity.ts';
import { outboxEntity } from '@bloomkin/lambdas/outbox/outboxEntity.ts';
import { productEntity } from '@bloomkin/lambdas/products/productEntity.ts';
import { reviewEntity } from '@bloomkin/lambdas/reviews/reviewEntity.ts';
import { capacityEntity } from '@bloomkin/lambdas/stores/capacityEntity.ts';
import { userEntity } from '@bloomkin/lambdas/users/userEntity.ts';
import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';

type Pattern = ReturnType<typeof FilterCriteria.filter>;

const filterChanges = (entities: readonly { name: string }[], ...events: ('INSERT' | 'MODIFY')[]): Pattern =>
  FilterCriteria.filter({
    eventName: FilterRule.or(...events),
    dynamodb: { NewImage: { type: { S: FilterRule.or(...entities.map(({ name }) => name)) } } },
  });

export const orderChanges = filterChanges([orderEntity], 'INSERT', 'MODIFY');

/** One pattern: an event source takes five. */
export const productChanges = filterChanges([productEntity, reviewEntity], 'INSERT', 'MODIFY');

export const outgoingMessages = filterChanges([outboxEntity], 'INSERT');

/** A deleted store changes its company. */
export const floristChanges = filterChanges(
  [companyEntity, storeEntity, capacityEntity, discountUseEntity],
  'INSERT',
  'MODIFY',
);

/** Only a person's first cart, without its many changes. */
export const openedCarts = filterChanges([cartEntity, consentEntity], 'INSERT');

/** A new account has no cart. */
export const personChanges = filterChanges([userEntity, consentEntity], 'MODIFY');
