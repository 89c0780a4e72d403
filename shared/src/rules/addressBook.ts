import { addressBookSize, type BookAddress, type BookAddressInput } from '../schemas/addressBook.ts';
import type { AddressId } from '../schemas/ids.ts';

type Book = readonly BookAddress[];

function sortBook(book: Book, defaultId: AddressId | undefined): Book {
  const first = book.find(({ id }) => id === defaultId) ?? book.find((one) => one.is_default) ?? book[0];
  const marked = book.map((one) => ({ ...one, is_default: one.id === first?.id }));
  return marked.toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
}

const defaultIn = (id: AddressId, input: BookAddressInput) => (input.is_default ? id : undefined);

const isSame = (a: Omit<BookAddress, 'id'>, b: BookAddressInput) =>
  a.address === b.address && a.unitOffice === b.unitOffice && a.label === b.label && a.comment === b.comment;

/** Duplicates are ignored; undefined when the book is full. */
export function withAddress(book: Book, id: AddressId, input: BookAddressInput): Book | undefined {
  const existing = book.find((one) => isSame(one, input));
  if (existing) return sortBook(book, defaultIn(existing.id, input));
  if (book.length >= addressBookSize) return undefined;
  return sortBook([...book, { ...input, id, is_default: false }], defaultIn(id, input));
}

export function withChangedAddress(book: Book, id: AddressId, input: BookAddressInput): Book | undefined {
  if (!book.some((one) => one.id === id)) return undefined;
  const changed = book.map((one) => (one.id === id ? { ...input, id } : one));
  return sortBook(changed, defaultIn(id, input));
}

export function withoutAddress(book: Book, id: AddressId): Book {
  return sortBook(
    book.filter((one) => one.id !== id),
    undefined,
  );
}
