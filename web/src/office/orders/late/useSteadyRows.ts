import type { LateBoard } from '@bloomkin/shared/schemas/late.ts';
import { type FocusEvent, useState } from 'react';

type Florist = LateBoard['florists'][number];
export type SteadyFlorist = Omit<Florist, 'orders'> & {
  orders: (Florist['orders'][number] & { isGone?: boolean })[];
};

/** The shown rows in their places with what is known of them now, then the new ones. */
export function mergeRows(shown: readonly SteadyFlorist[], next: readonly Florist[]): SteadyFlorist[] {
  const byId = new Map(next.map((florist) => [florist.company.id, florist]));
  const stayed = shown.map((florist) => {
    const { orders = [], ...now } = byId.get(florist.company.id) ?? { ...florist, orders: [] };
    const newest = new Map(orders.map((order) => [order.id, order]));
    const ids = new Set(florist.orders.map(({ id }) => id));
    const rows = florist.orders.map((order) => newest.get(order.id) ?? { ...order, isGone: true });
    return { ...now, orders: [...rows, ...orders.filter(({ id }) => !ids.has(id))] };
  });
  const known = new Set(shown.map(({ company }) => company.id));
  return [...stayed, ...next.filter(({ company }) => !known.has(company.id))];
}

/** While the pointer or the focus is among the rows, none of them moves: what is done stays, what is new comes last. */
export function useSteadyRows({ now, florists }: LateBoard) {
  const [isHeld, setHeld] = useState(false);
  const [last, setLast] = useState<{ now: string; shown: SteadyFlorist[]; news: string[] }>({
    now,
    shown: florists,
    news: [],
  });
  if (last.now !== now) {
    const known = new Set(last.shown.flatMap(({ orders }) => orders.map(({ id }) => id)));
    const added = florists.flatMap(({ orders }) => orders.filter(({ id }) => !known.has(id)));
    const shown = isHeld ? mergeRows(last.shown, florists) : florists;
    setLast({ now, shown, news: added.map(({ number }) => `#${number}`) });
  }
  const release = () => {
    setHeld(false);
    setLast({ ...last, shown: florists });
  };
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: release,
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) release();
    },
  };
  return { florists: last.shown, news: last.news, hold };
}
