import { documentEntity } from '../documents/documentEntity.ts';
import { inboxEntity, messageDedupeEntity, messageEntity } from '../messages/messageEntity.ts';
import { purchaseEntity } from '../reviews/purchaseEntity.ts';
import { addressBookEntity } from '../users/addressBookEntity.ts';
import type { IndexDeclaration } from './entity.ts';
import { indexes as undeclaredIndexes } from './keys.ts';

/** Every declared entity, for what is made from all of them. */
export const entities = [
  addressBookEntity,
  documentEntity,
  inboxEntity,
  messageDedupeEntity,
  messageEntity,
  purchaseEntity,
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
