import { capacityKey, catalogueLogPartition, orderKey, outboxPrefix } from '@bloomkin/lambdas/table/keys.ts';
import { OrderId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
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

/** New lines of the catalogue's log. */
export const catalogueChanges: Pattern = FilterCriteria.filter({
  eventName: FilterRule.isEqual('INSERT'),
  dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(catalogueLogPartition('')) } } },
});
