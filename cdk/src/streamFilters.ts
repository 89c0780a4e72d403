import {
  capacityKey,
  catalogueLogPartition,
  companyKey,
  orderKey,
  outboxPrefix,
  productKey,
} from '@bloomkin/lambdas/table/keys.ts';
import { CompanyId, OrderId, ProductId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';

type Pattern = ReturnType<typeof FilterCriteria.filter>;

const anyId = OrderId.parse('any');
const anyOrder = orderKey(anyId);

/** Orders made or changed: the consumer reads their images as orders, so nothing else may pass. */
export const orderChanges: Pattern = FilterCriteria.filter({
  eventName: FilterRule.or('INSERT', 'MODIFY'),
  dynamodb: {
    Keys: {
      pk: { S: FilterRule.beginsWith(anyOrder.pk.slice(0, -anyId.length)) },
      sk: { S: FilterRule.isEqual(anyOrder.sk) },
    },
  },
});

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

/** What requests leave to be sent. */
export const outgoingMessages: Pattern = FilterCriteria.filter({
  eventName: FilterRule.isEqual('INSERT'),
  dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(outboxPrefix) } } },
});

const anyProduct = productKey(ProductId.parse('any'));

/** Products and their reviews in one pattern: a function's stream takes five. */
export const productChanges: Pattern = FilterCriteria.filter({
  eventName: FilterRule.or('INSERT', 'MODIFY'),
  dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(anyProduct.pk.slice(0, -'any'.length)) } } },
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

/** New lines of the catalogue's log. */
export const catalogueChanges: Pattern = FilterCriteria.filter({
  eventName: FilterRule.isEqual('INSERT'),
  dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(catalogueLogPartition('')) } } },
});
