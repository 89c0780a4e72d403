import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type CartItem, findCart, type ReminderFacts, saveReminderFacts } from '#model/carts/cartEntity.ts';
import { type ConsentItem, findConsent } from '#model/messages/consent/consentEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';

/** Reads the cart first, so that older facts fail on its version. Safe to repeat. */
const copyReminderFacts = (userId: UserId): Promise<void> =>
  retryOnConflict(async () => {
    const batch = new BatchRead();
    const reading = Promise.all([
      findCart(userId, batch.get),
      findUser(userId, batch.get),
      findConsent(userId, batch.get, 'cart'),
    ]);
    batch.send();
    const [cart, user, consent] = await reading;
    if (!cart) return undefined;
    const facts = { agreedAt: consent?.agreed ? consent.at : null, ...readAccount(user) };
    if (cart.agreedAt === facts.agreedAt && isSameAccount(cart, facts)) return undefined;
    return (await saveReminderFacts(cart, facts)) ? undefined : conflict;
  });

type AccountFacts = Omit<ReminderFacts, 'agreedAt'>;

const readAccount = (user: UserItem | undefined): AccountFacts => ({
  hasEmail: Boolean(user?.email),
  isLocked: user?.active === false,
});

const isSameAccount = (one: AccountFacts, other: AccountFacts): boolean =>
  one.hasEmail === other.hasEmail && one.isLocked === other.isLocked;

/** Later carts of a person begin with the facts of the one before. */
export async function onCartOpened(before: CartItem | undefined, { userId }: CartItem): Promise<void> {
  if (!before) await copyReminderFacts(userId);
}

export async function onConsentChanged(before: ConsentItem | undefined, after: ConsentItem): Promise<void> {
  if (before?.agreed !== after.agreed) await copyReminderFacts(after.userId);
}

export async function onUserChanged(before: UserItem | undefined, after: UserItem): Promise<void> {
  if (before && !isSameAccount(readAccount(before), readAccount(after))) await copyReminderFacts(after.id);
}
