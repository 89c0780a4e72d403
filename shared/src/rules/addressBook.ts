export const addressBookSize = 20;

interface Entry {
  address: string;
  unitOffice: string;
  label: string;
  comment: string;
  is_default: boolean;
}

type SavedEntry<E extends Entry, Id> = E & { id: Id };
type Book<E extends Entry, Id> = readonly SavedEntry<E, Id>[];

function sortBook<E extends Entry, Id>(book: Book<E, Id>, defaultId: Id | undefined): Book<E, Id> {
  const first = book.find(({ id }) => id === defaultId) ?? book.find((one) => one.is_default) ?? book[0];
  const marked = book.map((one) => ({ ...one, is_default: one.id === first?.id }));
  return marked.toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
}

const defaultIn = <Id>(id: Id, input: Entry) => (input.is_default ? id : undefined);

const isSame = (a: Entry, b: Entry) =>
  a.address === b.address && a.unitOffice === b.unitOffice && a.label === b.label && a.comment === b.comment;

/** Duplicates are ignored; undefined when the book is full. */
export function withAddress<E extends Entry, Id>(
  book: Book<E, Id>,
  id: Id,
  input: E,
): Book<E, Id> | undefined {
  const existing = book.find((one) => isSame(one, input));
  if (existing) return sortBook(book, defaultIn(existing.id, input));
  if (book.length >= addressBookSize) return undefined;
  return sortBook([...book, { ...input, id, is_default: false }], defaultIn(id, input));
}

export function withChangedAddress<E extends Entry, Id>(
  book: Book<E, Id>,
  id: Id,
  input: E,
): Book<E, Id> | undefined {
  if (!book.some((one) => one.id === id)) return undefined;
  const changed = book.map((one) => (one.id === id ? { ...input, id } : one));
  return sortBook(changed, defaultIn(id, input));
}

export function withoutAddress<E extends Entry, Id>(book: Book<E, Id>, id: Id): Book<E, Id> {
  return sortBook(
    book.filter((one) => one.id !== id),
    undefined,
  );
}
