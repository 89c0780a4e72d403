import type { AddressBook } from '@bloomkin/lambdas/model/users/addresses/addressBookEntity.ts';
import type { RecipientItem } from '@bloomkin/lambdas/model/users/recipientEntity.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { AddressId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { places, recipients } from '#demo/content/shopContent.ts';
import { placeAt } from './buildPeople.ts';
import { daysBefore, demoUlid } from './demoIds.ts';
import type { SeededRandom } from './seededRandom.ts';

export interface SavedContacts {
  ownerId: UserId;
  recipients: readonly RecipientItem[];
  addressBook: AddressBook;
}

const relations = [
  { relation: 'Mum', birthday: '1957-12-02', note: 'Peonies, never lilies: the cat' },
  { relation: 'Neighbour', birthday: null, note: '' },
] as const;

export function buildSavedContacts(
  { id: ownerId }: UserItem,
  now: Date,
  random: SeededRandom,
): SavedContacts {
  const written = daysBefore(now, 60);
  const newPlace = () => ({ ...placeAt(random.pick(places.Sydney), random), unitOffice: '', comment: '' });
  const items = relations.map((about, index): RecipientItem => {
    const { fio = '', phone = '' } = recipients[index] ?? {};
    return {
      ...{ fio, phone, email: '', ...about, address: newPlace() },
      id: UserId.parse(demoUlid(written, random)),
      ownerId,
      roles: ['ROLE_RECIPIENT'],
      createdAt: written.toISOString(),
    };
  });
  const addresses = ['Home', 'Work'].map((label, index) => ({
    ...newPlace(),
    id: AddressId.parse(demoUlid(written, random)),
    label,
    is_default: index === 0,
  }));
  return { ownerId, recipients: items, addressBook: { userId: ownerId, addresses, version: 1 } };
}
