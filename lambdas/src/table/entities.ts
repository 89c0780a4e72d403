import { cartEntity } from '../cart/cartEntity.ts';
import { cartLookupEntity } from '../cart/cartLookupEntity.ts';
import { catalogueLogEntity } from '../catalogue/log/catalogueLogEntity.ts';
import { categoryEntity, collectionEntity, productTypeEntity } from '../categories/categoryEntity.ts';
import { documentEntity } from '../documents/documentEntity.ts';
import { noticeEntity } from '../jobs/noticeEntity.ts';
import { soldEntity } from '../jobs/soldEntity.ts';
import { inboxEntity, messageDedupeEntity, messageEntity } from '../messages/messageEntity.ts';
import { holdEntity, openUnpaidEntity } from '../orders/holdEntity.ts';
import { orderEntity, orderHistoryEntity } from '../orders/orderEntity.ts';
import { outboxEntity } from '../outbox/outboxEntity.ts';
import { ledgerEntity, paymentEntity, paymentEventEntity } from '../payments/paymentEntity.ts';
import { productEntity, skuEntity } from '../products/productEntity.ts';
import { purchaseEntity } from '../reviews/purchaseEntity.ts';
import { reviewAuthorEntity, reviewEntity, reviewLookupEntity } from '../reviews/reviewEntity.ts';
import { addressBookEntity } from '../users/addressBookEntity.ts';
import type { IndexDeclaration } from './entity.ts';
import { indexes as undeclaredIndexes } from './keys.ts';

/** Every declared entity, for what is made from all of them. */
export const entities = [
  addressBookEntity,
  cartEntity,
  cartLookupEntity,
  catalogueLogEntity,
  categoryEntity,
  collectionEntity,
  documentEntity,
  holdEntity,
  inboxEntity,
  ledgerEntity,
  messageDedupeEntity,
  messageEntity,
  noticeEntity,
  openUnpaidEntity,
  orderEntity,
  orderHistoryEntity,
  outboxEntity,
  paymentEntity,
  paymentEventEntity,
  productEntity,
  productTypeEntity,
  purchaseEntity,
  reviewAuthorEntity,
  reviewEntity,
  reviewLookupEntity,
  skuEntity,
  soldEntity,
] as const;

interface TableIndex {
  /** The attributes that are its keys. */
  partition: string;
  sort: string;
  /** The attributes it holds beside the keys. */
  include: readonly string[];
}

/** The indexes of the table by name: those of the entities, and those still listed in keys.ts. */
export const indexes: Readonly<Record<string, TableIndex>> = {
  ...undeclaredIndexes,
  ...Object.fromEntries(
    entities.flatMap(({ indexes }) =>
      Object.entries<IndexDeclaration>(indexes).map(([name, { row }]) => [
        name,
        { partition: name, sort: `${name}Sort`, include: Object.keys(row.shape) },
      ]),
    ),
  ),
};

type IndexesOf<E> = E extends { indexes: infer X } ? keyof X : never;
export type IndexName = IndexesOf<(typeof entities)[number]> | keyof typeof undeclaredIndexes;
