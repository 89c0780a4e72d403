import type * as routes from '@bloomkin/shared/routes/users.ts';
import { readBeside } from '../http/readBeside.ts';
import { type AddressBook, findAddressBook } from './addressBookTable.ts';

interface Beside extends Record<string, Promise<unknown>> {
  book: Promise<AddressBook | undefined>;
}

export const listAddresses = readBeside<typeof routes.listAddresses, Beside>(
  (_asked, userId) => ({ book: userId ? findAddressBook(userId) : Promise.resolve(undefined) }),
  async ({ book }) => ({ data: [...((await book)?.addresses ?? [])] }),
);
