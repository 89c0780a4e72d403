import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormRejection } from '#components/form/rejections.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { ApiError } from '#errors/apiError.ts';
import { type Ask, useConfirm } from '#office/kit/useConfirm.tsx';
import { loadOrder, type OrderChange, sendOrderChange } from '#office/orders/orderCalls.ts';
import { type EditValues, fieldNames, listEdits, readOrder, rebase, toChange } from './editValues.ts';

const staleMessage = 'Nothing is saved yet. Compare, then save again.';

/** The save's effect on the payment. */
function describeSaved({ number, fio, proposal, refunds }: Order, before: Order): string {
  if (proposal?.state === 'open')
    return `${fio || 'The buyer'} is asked for ${formatDollars(proposal.amount_due)}`;
  const refunded = refunds.slice(before.refunds.length).reduce((sum, { amount }) => sum + amount, 0);
  return refunded > 0
    ? `Order #${number} is saved, ${formatDollars(refunded)} goes back to the buyer`
    : `Order #${number} is saved`;
}

/** One form for both tabs, based on the latest read order; `theirs` was saved by another person meanwhile. */
function useEditForm(order: Order) {
  const [base, setBase] = useState(order);
  const [theirs, setTheirs] = useState<Order>();
  const form = useForm<EditValues>({ defaultValues: readOrder(order) });
  const values = useWatch({ control: form.control, compute: (all: EditValues) => all });
  const changes = listEdits(values, readOrder(base));
  const start = (from: Order) => {
    setBase(from);
    setTheirs(undefined);
    form.reset(readOrder(from));
  };
  const isUntouched = changes.length === 0;
  const { reset } = form;
  useEffect(() => {
    if (!isUntouched || order.version <= base.version) return;
    setBase(order);
    reset(readOrder(order));
  }, [order, base.version, isUntouched, reset]);
  const takeNewest = async (mine: EditValues) => {
    const newest = await loadOrder(base.id);
    const merged = rebase(mine, readOrder(base), readOrder(newest));
    setBase(newest);
    setTheirs(newest);
    form.reset(readOrder(newest));
    form.reset(merged, { keepDefaultValues: true });
  };
  return { form, base, values, changes, theirs, start, takeNewest };
}

/** Asks before a time or place is saved that the shop does not offer; nothing is saved until then. */
async function sendOrAsk(order: Order, change: OrderChange, ask: Ask): Promise<Order> {
  try {
    return await sendOrderChange(order, change);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ORDER.OUTSIDE') throw error;
    const isSure = await ask({
      title: 'Your shop does not offer this',
      text: `${error.errors.map(({ message }) => `${message}.`).join(' ')} The buyer is told once it is saved.`,
      confirm: 'Save anyway',
      keep: 'Keep editing',
    });
    if (!isSure) throw error;
    return sendOrderChange(order, { ...change, outside: true });
  }
}

export function useOrderEdit(order: Order) {
  const { start, takeNewest, ...edit } = useEditForm(order);
  const { form, base } = edit;
  const { revalidate, replace } = useAnswers();
  const { ask, dialog } = useConfirm();
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames,
    async save(mine) {
      try {
        const saved = await sendOrAsk(base, await toChange(mine, readOrder(base)), ask);
        start(saved);
        await replace(getOrder, () => ({ data: saved }), { id: saved.id });
        void revalidate(getOrder, listOrders);
        void notify({ tone: 'success', message: describeSaved(saved, base) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'CONFLICT.VERSION') {
          await takeNewest(mine);
          throw new FormRejection(staleMessage);
        }
        const line = error.errors.find(({ path }) => path.startsWith('items'));
        throw line ? new FormRejection(line.message) : error;
      }
    },
  });
  return { ...edit, dialog, onSubmit, busy, discard: () => start(base), takeTheirs: start };
}
