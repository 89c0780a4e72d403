import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { isAbandoned } from '#model/carts/abandonedCarts.ts';
import { findCart, markReminded } from '#model/carts/cartEntity.ts';
import { type CartLookup, findCartLookup } from '#model/carts/cartLookupEntity.ts';
import { addReminded } from '#model/carts/reminderDayEntity.ts';
import { putReminder } from '#model/carts/reminderEntity.ts';
import { findReminderGoods } from '#model/carts/reminderGoods.ts';
import { requireFeature } from '#model/marketSettings/featureSettings.ts';
import { checkAgreed, findConsent, separateCart } from '#model/messages/consent/consentEntity.ts';
import { findUser } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

/** Once for a cart, and to those who agreed: both are conditions of the write. */
export const remindOfCart: Handler<typeof routes.remindOfCart> = async ({ params, now }) => {
  await requireFeature('cart_reminders', now);
  const lookup = await findCartLookup(params.id);
  if (!lookup) throw new AppError('NOT_FOUND');
  await retryOnConflict(async () => ((await remind(lookup, now)) ? undefined : conflict));
  return { message: 'The reminder is on its way' };
};

const nothingSold = 'Nothing in this cart can be bought at the moment.';

/** False when the cart was changed since the read. */
async function remind({ userId, hash }: CartLookup, now: Date): Promise<boolean> {
  const [cart, user, both] = await Promise.all([findCart(userId), findUser(userId), findConsent(userId)]);
  if (!user || cart?.hash !== hash || cart.lines.length === 0) throw new AppError('NOT_FOUND');
  if (!isAbandoned(cart, now)) throw new AppError('CART.IN_USE');
  if (!user.active) throw new AppError('CART.LOCKED');
  if (!user.email) throw new AppError('CART.NO_EMAIL');
  if (!(await findReminderGoods(cart)))
    throw new AppError('CART.PRODUCT_UNAVAILABLE', { message: nothingSold });
  await separateCart(both);
  const failed = await transact({
    agreed: checkAgreed(userId, 'cart'),
    reminder: putReminder(hash, now),
    cart: markReminded(cart, now),
    day: addReminded(now),
    message: putOutgoing({ kind: 'cart_reminder', userId, hash }, now),
    act: recordAct({ act: 'user.cart_reminded', object: { id: userId, name: user.fio } }),
  });
  if (failed === 'agreed') throw new AppError('CART.NO_CONSENT');
  if (failed === 'reminder') throw new AppError('CART.REMINDED');
  return !failed;
}
