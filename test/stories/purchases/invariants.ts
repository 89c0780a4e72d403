import { dollarsToCents, formatMoney } from '@bloomkin/shared/rules/money.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { code } from './shop.ts';
import type { Walk } from './walk.ts';

const describeOrder = (order: Order) => ({
  lines: order.items
    .map(
      ({ product, size, count }) => `${count} × ${lineTitle(product.name, size?.name)} at ${product.price}`,
    )
    .toSorted(),
  total: order.total,
  day: order.deliveryDay,
  period: order.delivery_period?.start_time ?? null,
  isPickup: order.isPickup,
  address: order.location?.address,
  recipient: order.recipient?.fio ?? null,
  card: order.card_message,
  discounts: order.discounts.flatMap(({ code: used }) => used ?? []),
});

const describeShown = ({ shown }: Walk) => ({
  ...shown,
  lines: shown.lines.map(({ count, title, price }) => `${count} × ${title} at ${price}`).toSorted(),
});

type Described = ReturnType<typeof describeOrder>;

/** Each difference as a sentence: `name: is "a", not "b"`. */
function compare(who: string, one: Described, other: Described): string[] {
  return Object.keys(one).flatMap((key) => {
    const [is, should] = [one, other].map((described) => JSON.stringify(Reflect.get(described, key)));
    return is === should ? [] : [`${who} ${key} is ${is}, not ${should}`];
  });
}

const isTold = ({ messages }: Walk, title: string) => messages.some((message) => message.includes(title));

/** What was shown is what was ordered, is what was paid, is what the florist and the mails say. */
export function findBrokenPromises(walk: Walk): string[] {
  const { order, journey, wanted, shown, seenByFlorist } = walk;
  const isGone = journey.happens === 'productGone';
  if (!order) {
    const lost = [...wanted.keys()].filter((title) => !isGone || !isTold(walk, title));
    return [
      ...lost.map((title) => `${title} was not ordered`),
      ...(walk.orders > 0 ? ['An order was made'] : []),
    ];
  }
  const ordered = describeOrder(order);
  const counted = new Map(
    order.items.map(({ product, size, count }) => [lineTitle(product.name, size?.name), count]),
  );
  const titles = new Set([...wanted.keys(), ...counted.keys()]);
  const miscounted = [...titles].filter((title) => (counted.get(title) ?? 0) !== (wanted.get(title) ?? 0));
  const isCodeDue = journey.goods === 'code' && journey.happens !== 'codeRefused';
  return [
    ...compare('the order’s', ordered, describeShown(walk)),
    ...(seenByFlorist
      ? compare('the florist’s', describeOrder(seenByFlorist), ordered)
      : ['the florist has no order']),
    ...miscounted.map(
      (title) => `${title}: ${counted.get(title) ?? 0} ordered, ${wanted.get(title) ?? 0} wanted`,
    ),
    ...(walk.asked === order.total ? [] : [`the card page asked for ${walk.asked}, not ${order.total}`]),
    ...(order.payment_status === 'paid' ? [] : [`the order is ${order.payment_status}`]),
    ...(walk.orders === 1 ? [] : [`${walk.orders} orders were made`]),
    ...(shown.card === walk.card ? [] : [`the card “${shown.card}” was never shown as a text to change`]),
    ...(shown.day === walk.day ? [] : [`the day is ${shown.day}, not the chosen ${walk.day}`]),
    ...(shown.address === walk.address ? [] : [`the place is ${shown.address}, not ${walk.address}`]),
    ...(isCodeDue && !ordered.discounts.includes(code) ? ['the code was not used'] : []),
    ...compareMessages(walk, order),
  ];
}

/** Checks that both parties are notified, with the order's day in each message and its total in each mail. */
function compareMessages({ sent }: Walk, { deliveryDay, total }: Order): string[] {
  const untold = (['florist', 'buyer'] as const).filter((who) => !sent.some(({ to }) => to === who));
  return [
    ...untold.map((who) => `the ${who} is not told of the order`),
    ...sent.flatMap(({ to, subject, text, isMail }) => [
      ...compareDays(`${subject} ${text}`, formatDay(deliveryDay ?? '')),
      ...(isMail && !text.includes(formatMoney(dollarsToCents(total)))
        ? [`the ${to}’s mail does not say ${total}: ${text}`]
        : []),
    ]),
  ];
}

/** Each place of the mail that names a day names that of the order. */
function compareDays(text: string, day: string): string[] {
  const named = new Set(text.match(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2}\b/g));
  return named.size === 1 && named.has(day) ? [] : [`the mail says ${[...named].join(', ')}, not ${day}`];
}
