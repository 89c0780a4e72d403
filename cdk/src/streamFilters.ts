import { catalogueLogEntity } from '@bloomkin/lambdas/catalogue/log/catalogueLogEntity.ts';
import { orderEntity } from '@bloomkin/lambdas/orders/orderEntity.ts';
import { outboxEntity } from '@bloomkin/lambdas/outbox/outboxEntity.ts';
import { productEntity } from '@bloomkin/lambdas/products/productEntity.ts';
import { reviewEntity } from '@bloomkin/lambdas/reviews/reviewEntity.ts';
import { capacityKey, companyKey } from '@bloomkin/lambdas/table/keys.ts';
import { CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';

type Pattern = ReturnType<typeof FilterCriteria.filter>;

/** Changes of some entities: a consumer parses what passes. */
const changesOf = (entities: readonly { name: string }[], ...events: ('INSERT' | 'MODIFY')[]): Pattern =>
  FilterCriteria.filter({
    eventName: FilterRule.or(...events),
    dynamodb: { NewImage: { type: { S: FilterRule.or(...entities.map(({ name }) => name)) } } },
  });

export const orderChanges = changesOf([orderEntity], 'INSERT', 'MODIFY');

/** In one pattern: a function's stream takes five. */
export const productChanges = changesOf([productEntity, reviewEntity], 'INSERT', 'MODIFY');

/** What requests leave to be sent. */
export const outgoingMessages = changesOf([outboxEntity], 'INSERT');

export const catalogueChanges = changesOf([catalogueLogEntity], 'INSERT');

const anyStore = StoreId.parse('any');
const anyDay = capacityKey(anyStore, '');

/** What stores have taken on a day. */
export const capacityChanges: Pattern = FilterCriteria.filter({
  eventName: FilterRule.or('INSERT', 'MODIFY'),
  dynamodb: {
    Keys: {
      pk: { S: FilterRule.beginsWith(anyDay.pk.slice(0, -anyStore.length)) },
      sk: { S: FilterRule.beginsWith(anyDay.sk) },
    },
  },
});

const anyCompany = companyKey(CompanyId.parse('any'));

/** Companies, without their stores. */
export const companyChanges: Pattern = FilterCriteria.filter({
  eventName: FilterRule.isEqual('MODIFY'),
  dynamodb: {
    Keys: {
      pk: { S: FilterRule.beginsWith(anyCompany.pk.slice(0, -'any'.length)) },
      sk: { S: FilterRule.isEqual(anyCompany.sk) },
    },
  },
});
