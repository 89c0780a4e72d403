import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { recordAct } from '../audit/recordAct.ts';
import type { Handler } from '../http/request.ts';
import { checkAgreed } from '../marketing/consentEntity.ts';
import { requireFeature } from '../marketSettings/featureSettings.ts';
import { putOutgoing } from '../outbox/outboxEntity.ts';
import { transact } from '../table/transact.ts';
import { findUser } from '../users/userEntity.ts';
import { isAbandoned } from './abandonedCarts.ts';
import { findCart } from './cartEntity.ts';
import { findCartLookup } from './cartLookupEntity.ts';
import { putReminder } from './reminderEntity.ts';

/** Once for a cart, and to those who agreed: both are conditions of the write. */
export const remindOfCart: Handler<typeof routes.remindOfCart> = async ({ params, now }) => {
  await requireFeature('cart_reminders', now);
  const lookup = await findCartLookup(params.id);
  if (!lookup) throw new AppError('NOT_FOUND');
  const { userId } = lookup;
  const [cart, user] = await Promise.all([findCart(userId), findUser(userId)]);
  if (!user || cart?.hash !== params.id || cart.lines.length === 0) throw new AppError('NOT_FOUND');
  if (!isAbandoned(cart, now)) throw new AppError('CART.IN_USE');
  if (!user.email) throw new AppError('CART.NO_EMAIL');
  const failed = await transact({
    agreed: checkAgreed(userId),
    reminder: putReminder(cart.hash, now),
    message: putOutgoing({ kind: 'cart_reminder', userId, hash: cart.hash }, now),
    act: recordAct({ act: 'user.cart_reminded', object: { id: userId, name: user.fio } }),
  });
  if (failed === 'agreed') throw new AppError('CART.NO_CONSENT');
  if (failed) throw new AppError('CART.REMINDED');
  return { message: 'The reminder is on its way' };
};
