import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#components/feedback/notify.ts';
import { isWaitingForPayment } from '#office/orders/changes/waiting.ts';
import { playChime } from './chime.ts';
import { soundIsOn } from './sound.ts';

const signsOfLife = ['pointerdown', 'keydown', 'focus'] as const;

export function useUnseen(orders: readonly Order[] | undefined): number {
  const known = useRef<Set<string>>(undefined);
  const [unseen, setUnseen] = useState(0);
  const navigate = useNavigate();
  useEffect(() => {
    if (!orders) return;
    const arrived = known.current ? orders.filter((order) => !known.current?.has(describeState(order))) : [];
    known.current = new Set([...(known.current ?? []), ...orders.map(describeState)]);
    const [toMake, waiting] = [
      arrived.filter((order) => !isWaitingForPayment(order)),
      arrived.filter(isWaitingForPayment),
    ];
    const [first, unpaid] = [toMake[0], waiting[0]];
    const show = (orders: readonly Order[], message: string) =>
      void notify({
        tone: 'success',
        message,
        action: { label: 'View', run: () => void navigate(viewPath(orders)) },
      });
    if (unpaid) show(waiting, waitingMessage(waiting.length, unpaid));
    if (!first) return;
    setUnseen((count) => count + toMake.length);
    if (soundIsOn()) playChime();
    show(toMake, newOrdersMessage(toMake.length, first));
  }, [orders, navigate]);
  useEffect(() => {
    const look = () => setUnseen(0);
    for (const sign of signsOfLife) addEventListener(sign, look);
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, look);
    };
  }, []);
  return unseen;
}

/** The order, or of several the list of new ones. */
const viewPath = ([first, ...others]: readonly Order[]): string =>
  first && others.length === 0 ? paths.orderView(first.id) : paths.orders({ status: 'new' });

/** An order counts as new once it is paid. */
const describeState = (order: Order) => `${order.id} ${isWaitingForPayment(order) ? 'waiting' : 'here'}`;

const waitingMessage = (count: number, { number, fio }: Order) =>
  count === 1
    ? `Order #${number} from ${fio} is waiting for payment`
    : `${count} orders are waiting for payment`;

const newOrdersMessage = (count: number, { number, fio }: Order) =>
  count === 1 ? `New order #${number} from ${fio}` : `${count} new orders`;
