import { randomBytes } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { CartHash, CompanyId, ProductId, SizeId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { noDetails, OrderDetails } from '#model/orders/orderDetails.ts';
import { absent, and, equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, queryIndex } from '#platform/table/read.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { patch, put, transact, type Write } from '#platform/table/transact.ts';
import { patchItem, putItem } from '#platform/table/write.ts';
import { insertLookup, keepCartSeconds, removeLookup } from './cartLookupEntity.ts';
import { toCartBrief } from './cartSort.ts';

const CartLine = z.object({
  productId: ProductId,
  sizeId: SizeId.optional(),
  count: z.int(),
  /** The last price shown after a change. */
  shownCents: z.int(),
});
export type CartLine = z.output<typeof CartLine>;

const Cart = OrderDetails.extend({
  userId: UserId,
  hash: CartHash,
  version: z.int(),
  companyId: CompanyId.nullable(),
  lines: z.array(CartLine).readonly(),
  /** The accepted code; validated again with every price. */
  discountCode: z.string().nullable().default(null),
  /** 'me', or the saved recipient that `recipient` names. */
  tagPerson: z.string().nullable().default(null),
  /** Idempotency keys of the latest additions. */
  addKeys: z.array(z.string()).readonly(),
  /** Copies of the person's consent and account, which the stream's consumer keeps (`copyReminderFacts`). */
  agreedAt: z.string().nullable().default(null),
  hasEmail: z.boolean().default(false),
  isLocked: z.boolean().default(false),
  remindedAt: z.string().nullable().default(null),
  createdAt: z.string(),
  touchedAt: z.string(),
});

const ListedCart = Cart.pick({
  userId: true,
  companyId: true,
  fio: true,
  email: true,
  phone: true,
  touchedAt: true,
}).extend({ cartsSort: z.string() });
export type ListedCart = z.output<typeof ListedCart>;

export const cartEntity = defineEntity({
  name: 'cart',
  version: 1,
  schema: Cart,
  key: { pk: 'USER#{userId}', sk: 'CART' },
  lock: 'version',
  ttl: ({ touchedAt }) => toEpochSeconds(touchedAt) + keepCartSeconds,
  computed: (cart) => ({ brief: toCartBrief(cart) }),
  indexes: {
    /** A single partition takes some 400 changes a second, ten times a sale's (docs/decisions/0043). */
    carts: {
      partition: 'CARTS',
      sort: '{touchedAt}~{userId}~{brief}',
      row: ListedCart,
      when: ({ lines }) => lines.length > 0,
    },
  },
  reads: {
    findCart: 'the cart of a person',
    listCartsUntouchedSince: 'carts with something in them that nobody has touched since',
  },
});
export type CartItem = ValueOf<typeof cartEntity>;

export const findCart = (userId: UserId, read: Get = get): Promise<CartItem | undefined> =>
  read(cartEntity, { userId });

/** Last changed at or after `from`, if it is given. */
export async function listCartsUntouchedSince(instant: string, from?: string): Promise<ListedCart[]> {
  const first = from === undefined ? '0' : new Date(from).toISOString();
  if (first > instant) return [];
  return queryIndex(cartEntity, 'carts', {}, { between: [first, `${instant}~~`], descending: true });
}

export type ReminderFacts = Pick<CartItem, 'agreedAt' | 'hasEmail' | 'isLocked'>;

const emptyDetails = { ...noDetails, agreedAt: null, hasEmail: false, isLocked: false };

/** Keeps contact and place of the previous cart, but not a gift's place. The hash has 160 random bits. */
export function emptyCart(userId: UserId, now: Date, before?: OrderDetails & ReminderFacts): CartItem {
  const { fio, email, phone, recipient, agreedAt, hasEmail, isLocked } = before ?? emptyDetails;
  const { place, unitOffice } = before && !recipient ? before : noDetails;
  return {
    ...noDetails,
    ...{ fio, email, phone, place, unitOffice, agreedAt, hasEmail, isLocked },
    remindedAt: null,
    userId,
    hash: CartHash.parse(randomBytes(20).toString('base64url')),
    version: 1,
    companyId: null,
    discountCode: null,
    tagPerson: null,
    lines: [],
    addKeys: [],
    createdAt: now.toISOString(),
    touchedAt: now.toISOString(),
  };
}

/** Versions restart with each cart, so the version alone does not identify it. */
const isUnchanged = ({ hash, version }: CartItem) => and(equals('hash', hash), equals('version', version));

/** An undefined `current` requires that there is none. */
export const replaceCart = (fresh: CartItem, current: CartItem | undefined): Write =>
  put(cartEntity, fresh, current ? isUnchanged(current) : absent());

/** Concurrent first visits end with the same cart, each with its change. */
export async function openCart(
  userId: UserId,
  current: CartItem | undefined,
  now: Date,
  change: (cart: CartItem) => CartItem = (cart) => cart,
): Promise<CartItem> {
  if (current) return changeCart(current, change, now);
  const fresh = change(emptyCart(userId, now));
  const failed = await transact({ cart: replaceCart(fresh, undefined), lookup: insertLookup(fresh) });
  if (!failed) return fresh;
  const other = await findCart(userId);
  if (!other) throw new AppError('CONFLICT.BUSY');
  return changeCart(other, change, now);
}

/** The stream's consumer may write to a cart that was just opened. */
export const startNewCart = (userId: UserId, current: CartItem | undefined, now: Date): Promise<CartItem> =>
  rereadOnConflict(
    current,
    () => findCart(userId),
    async (before) => {
      const fresh = emptyCart(userId, now, before);
      const failed = await transact({
        cart: replaceCart(fresh, before),
        lookup: insertLookup(fresh),
        oldLookup: before && removeLookup(before),
      });
      return failed ? conflict : fresh;
    },
  );

/** `change` may run again on a newer cart and must do nothing if already applied. */
export const changeCart = (
  first: CartItem,
  change: (cart: CartItem) => CartItem,
  now: Date,
): Promise<CartItem> =>
  rereadOnConflict(
    first,
    () => findSameCart(first),
    async (current) => {
      const changed = change(current);
      if (changed === current) return current;
      const next = { ...changed, version: current.version + 1, touchedAt: now.toISOString() };
      return (await putItem(cartEntity, next, isUnchanged(current))) ? next : conflict;
    },
  );

/** The cart may have become an order since. */
async function findSameCart(cart: CartItem): Promise<CartItem> {
  const current = await findCart(cart.userId);
  if (current?.hash !== cart.hash) throw new AppError('CART.SUBMITTED');
  return current;
}

/** Neither contents nor `touchedAt` change, only what the index says of them. */
const withFacts = (cart: CartItem, facts: Partial<CartItem>) => ({
  set: facts,
  reindexed: { ...cart, ...facts },
});

/** Fails when the cart was changed since the read. */
export const markReminded = (cart: CartItem, now: Date): Write =>
  patch(cartEntity, cart, withFacts(cart, { remindedAt: now.toISOString() }), isUnchanged(cart));

/** False when the cart was changed since the read. */
export const saveReminderFacts = async (cart: CartItem, facts: ReminderFacts): Promise<boolean> =>
  (await patchItem(cartEntity, cart, withFacts(cart, facts), isUnchanged(cart))) !== undefined;
