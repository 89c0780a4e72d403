import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect, useRef, useState } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { playChime } from './chime.ts';
import { soundIsOn } from './sound.ts';

const signsOfLife = ['pointerdown', 'keydown', 'focus'] as const;

export function useUnseen(orders: readonly Order[] | undefined): number {
  const known = useRef<Set<string>>(undefined);
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    if (!orders) return;
    const arrived = known.current ? orders.filter(({ id }) => !known.current?.has(id)) : [];
    known.current = new Set([...(known.current ?? []), ...orders.map(({ id }) => id)]);
    const [first] = arrived;
    if (!first) return;
    setUnseen((count) => count + arrived.length);
    if (soundIsOn()) playChime();
    void notify({ tone: 'success', message: newOrdersMessage(arrived.length, first) });
  }, [orders]);
  useEffect(() => {
    const look = () => setUnseen(0);
    for (const sign of signsOfLife) addEventListener(sign, look);
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, look);
    };
  }, []);
  return unseen;
}

const newOrdersMessage = (count: number, { number, fio }: Order) =>
  count === 1 ? `New order #${number} from ${fio}` : `${count} new orders`;
