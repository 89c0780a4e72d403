import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { findMoveBack, isMovable, type Step } from '#office/orders/changes/nextStep.ts';
import type { OrderActions } from '#office/orders/changes/useOrderActions.tsx';
import { waitingQuestion } from '#office/orders/changes/waiting.ts';
import { statusLabel } from '#office/orders/statusTones.ts';
import { useStore } from '#storage/createStore.ts';
import { persist } from '#storage/persist.ts';
import { arrayOf, text } from '#storage/shapes.ts';
import { isMade, isReady, listKeys, type Piece } from './pieces.ts';

/** Pieces of orders that are not made as a whole yet. */
const stored = persist('madePieces', arrayOf(text));
const lifeMs = 3 * 86_400_000;
const maxTicks = 500;

const saveTicks = (ticks: readonly string[]): void =>
  stored.write(ticks.slice(-maxTicks), new Date(Date.now() + lifeMs));

/** The status before the order was ready, while it can still be taken back. */
export const findStatusBefore = (order: Order, now: Date): Step['to'] | undefined =>
  order.status === 'ready_to_ship' && !order.dispatched_at ? findMoveBack(order, now) : undefined;

interface Pieces {
  ticks: readonly string[];
  /** Returns the order as it stands after the presses here. */
  latest: (order: Order) => Order;
  /** Made, or on a second press to make again; the last piece makes the order ready. */
  press: (piece: Piece) => Promise<void>;
}

export function usePieces({ change, ask, isChanging }: OrderActions): Pieces {
  const ticks = useStore(stored) ?? [];
  const [own, setOwn] = useState<ReadonlyMap<string, Order>>(new Map());
  const latest = (order: Order) => {
    const changed = own.get(order.id);
    return changed && changed.version >= order.version ? changed : order;
  };
  const show = (id: string, order: Order | undefined) =>
    setOwn((shown) => new Map([...shown].filter(([key]) => key !== id).concat(order ? [[id, order]] : [])));
  const move = async (order: Order, status: Step['to']): Promise<Order | undefined> => {
    show(order.id, { ...order, status });
    const saved = await change(order, { status });
    show(order.id, saved);
    return saved;
  };
  const makeReady = async (order: Order) => {
    const waiting = waitingQuestion([order]);
    if (waiting && !(await ask(waiting))) return;
    const saved = await move(order, 'ready_to_ship');
    const before = isMovable(order.status) ? order.status : undefined;
    if (!saved || !before) return;
    void notify({
      tone: 'success',
      message: `Order #${saved.number}: ${statusLabel(saved)}`,
      action: { label: 'Undo', run: () => void move(saved, before) },
    });
  };
  return {
    ticks,
    latest,
    async press(piece) {
      const { key, order } = piece;
      if (isChanging(order)) return;
      const keys = listKeys(order);
      const others = ticks.filter((tick) => tick !== key);
      if (!isMade(piece, ticks)) {
        const isLast = keys.every((each) => each === key || ticks.includes(each));
        if (isLast) await makeReady(order);
        else saveTicks([...others, key]);
      } else if (isReady(order)) {
        const before = findStatusBefore(order, new Date());
        if (!before) return notifyTooLate(order);
        const elsewhere = ticks.filter((tick) => !keys.includes(tick));
        if (await move(order, before)) saveTicks([...elsewhere, ...keys.filter((each) => each !== key)]);
      } else saveTicks(others);
    },
  };
}

const notifyTooLate = ({ number }: Order) =>
  void notify({
    tone: 'error',
    message: `Order #${number} is ready since more than 10 minutes or on its way, and stays so. Open the order to edit it.`,
  });
