import { documentEntity } from '../documents/documentEntity.ts';
import { inboxEntity, messageDedupeEntity, messageEntity } from '../messages/messageEntity.ts';
import { purchaseEntity } from '../reviews/purchaseEntity.ts';
import { addressBookEntity } from '../users/addressBookEntity.ts';

/** Every declared entity, for what is made from all of them. */
export const entities = [
  addressBookEntity,
  documentEntity,
  inboxEntity,
  messageDedupeEntity,
  messageEntity,
  purchaseEntity,
];
