import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useCallback, useRef, useState } from 'react';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';
import { loadOrder, type OrderChange, sendOrderChange } from '#office/orders/orderCalls.ts';
import { statusLabel } from '#office/orders/statusTones.ts';

/** Optimistic state. */
const applyChange = (order: Order, { status, dispatched, payment_status, comment }: OrderChange): Order => ({
  ...order,
  ...(status && { status }),
  ...(dispatched !== undefined && { dispatched_at: dispatched ? new Date().toISOString() : null }),
  ...(payment_status && { payment_status }),
  ...(comment !== undefined && { comment }),
});

export type ChangeOrder = (order: Order, change: OrderChange) => Promise<Order | undefined>;

interface OrderChanging {
  change: ChangeOrder;
  /** Disables the order's buttons, so that a double click counts once. */
  isChanging: (order: Order) => boolean;
}

/** Optimistic; a version conflict loads the latest order. Returns undefined when nothing was saved. */
export function useOrderChange(): OrderChanging {
  const { revalidate, replace } = useAnswers();
  const busy = useRef(new Set<string>());
  const [shownBusy, showBusy] = useState<ReadonlySet<string>>(new Set());
  const put = useCallback(
    async (order: Order) => {
      await replace(listOrders, (page) => ({
        ...page,
        data: page.data.map((old) => (old.id === order.id ? order : old)),
      }));
      // The answer to a change lacks the payout and older history.
      await replace(getOrder, ({ data }) => ({ data: { ...data, ...order } }), { id: order.id });
    },
    [replace],
  );
  const change = useCallback<ChangeOrder>(
    async (order, change) => {
      if (busy.current.has(order.id)) return undefined;
      busy.current.add(order.id);
      showBusy(new Set(busy.current));
      try {
        await put(applyChange(order, change));
        const saved = await sendOrderChange(order, change);
        await put(saved);
        return saved;
      } catch (error) {
        await put(await afterFailure(order, error));
        return undefined;
      } finally {
        busy.current.delete(order.id);
        showBusy(new Set(busy.current));
        void revalidate(listOrders, getOrder);
      }
    },
    [revalidate, put],
  );
  return { change, isChanging: ({ id }) => shownBusy.has(id) };
}

/** Reloads the order and reports the reason. */
async function afterFailure(order: Order, error: unknown): Promise<Order> {
  const isStale = error instanceof ApiError && error.code === 'CONFLICT.VERSION';
  const newest = isStale ? await loadOrder(order.id).catch(() => undefined) : undefined;
  if (!newest) {
    notifyError(error);
    return order;
  }
  const current = `${statusLabel(newest)}, ${paymentStatusLabels[newest.payment_status]}`;
  void notify({
    tone: 'error',
    message: `Somebody changed order #${order.number} in the meantime. It is now: ${current}. Please look again.`,
  });
  return newest;
}
