/** Words of a card for a loss. A wrong guess costs one reminder, and the book says so. */
const wordsOfLoss =
  /\b(?:condolences?|sympath(?:y|ies)|bereavement|funeral|passing of|passed away|rest in peace|sorry for your loss|your loss|in loving memory)\b/i;

export const isSympathy = (order: { sympathy?: boolean | undefined; cardMessage: string }): boolean =>
  order.sympathy === true || wordsOfLoss.test(order.cardMessage);

interface Door {
  address: string;
  unitOffice: string;
}

interface Person {
  fio: string;
  /** E.164, or empty. */
  phone: string;
  door: Door | null;
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
const isSameDoor = (a: Door | null, b: Door | null): boolean =>
  a !== null && b !== null && same(a.address, b.address) && same(a.unitOffice, b.unitOffice);

/** A loss is a household's: the same name, phone or door. */
export const isSameHousehold = (a: Person, b: Person): boolean =>
  same(a.fio, b.fio) || (a.phone !== '' && a.phone === b.phone) || isSameDoor(a.door, b.door);
