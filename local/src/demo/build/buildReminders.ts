import type { CartItem } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import type { ReminderItem } from '@bloomkin/lambdas/model/carts/reminderEntity.ts';
import type { ConsentItem } from '@bloomkin/lambdas/model/messages/consent/consentEntity.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { CartHash, type UserId } from '@bloomkin/shared/schemas/ids.ts';
import { hashLetters } from './buildCarts.ts';
import { daysBefore, hoursBefore, word } from './demoIds.ts';
import { seededRandom } from './seededRandom.ts';

interface Reminders {
  consents: readonly ConsentItem[];
  reminders: readonly ReminderItem[];
}

const seed = 412;
const everyOrders = 6;
const neverCameBack = 18;

/** Builds reminders of carts that wait, that became orders, and that were given up. */
export function buildReminders(
  orders: readonly OrderItem[],
  carts: readonly CartItem[],
  demoBuyer: UserId,
  now: Date,
): Reminders {
  const random = seededRandom(seed);
  const others = new Set([demoBuyer, ...carts.map(({ userId }) => userId)]);
  const returned = orders
    .filter(({ createdAt, userId }) => createdAt >= daysBefore(now, 27).toISOString() && !others.has(userId))
    .filter((_, index) => index % everyOrders === 0);
  const toConsent = (userId: UserId, at: string): ConsentItem => ({
    ...{ userId, token: word(random, hashLetters, 32), earlier: [], version: 1 },
    ...{ agreed: true, at, source: 'account' },
  });
  return {
    consents: [
      ...carts.flatMap(({ userId, agreedAt }) => (agreedAt ? [toConsent(userId, agreedAt)] : [])),
      ...[...new Set(returned.map(({ userId }) => userId))].map((userId) =>
        toConsent(userId, daysBefore(now, 75).toISOString()),
      ),
    ],
    reminders: [
      ...carts.flatMap(({ hash, remindedAt }) => (remindedAt ? [{ hash, at: remindedAt }] : [])),
      ...returned.map(({ id: orderId, cartHash: hash, createdAt }) => ({
        ...{ hash, orderId },
        at: hoursBefore(new Date(createdAt), 2).toISOString(),
      })),
      ...Array.from({ length: neverCameBack }, (_, index) => ({
        hash: CartHash.parse(word(random, hashLetters, 27)),
        at: hoursBefore(now, 30 + 34 * index).toISOString(),
      })),
    ],
  };
}
