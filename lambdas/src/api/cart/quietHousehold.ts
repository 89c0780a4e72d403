import { isSameHousehold, isSympathy } from '@bloomkin/shared/rules/sympathy.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { quietForSympathy } from '#model/users/occasionMarksEntity.ts';
import { listRecipientItems } from '#model/users/recipientEntity.ts';
import type { Write } from '#platform/table/transact.ts';

/** A transaction holds 100 writes; a household is smaller. */
const maxPeople = 20;

/** Writes of the order's transaction: flowers for a loss end the reminders of everybody at that door. */
export async function quietHousehold(order: OrderItem, now: Date): Promise<Write[]> {
  const { userId, recipient, place, unitOffice, addressLater } = order;
  if (!recipient || !isSympathy(order)) return [];
  const door = place && !addressLater ? { address: place.address, unitOffice } : null;
  const people = await listRecipientItems(userId);
  return people
    .filter(({ fio, phone, address }) =>
      isSameHousehold({ fio, phone, door: address }, { ...recipient, door }),
    )
    .slice(0, maxPeople)
    .flatMap(({ id }) => quietForSympathy(userId, id, now));
}
