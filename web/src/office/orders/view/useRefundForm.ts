import { refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { centsToDollars, formatMoney } from '@bloomkin/shared/rules/money.ts';
import { planRefund } from '@bloomkin/shared/rules/refund.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { FieldRejection, FormRejection } from '#components/form/rejections.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { type RefundValues, toRefundable, toRefundRequest } from './refundValues.ts';

/** `cents` of the current choice; 0 while nothing can be refunded. */
export function useRefundForm(order: Order, onRefunded: (order: Order) => void) {
  const form = useForm<RefundValues>({
    defaultValues: { kind: null, counts: {}, delivery: false, amount: null, reason: '' },
  });
  const values = form.watch();
  const request = toRefundRequest(order, values);
  const plan = planRefund(toRefundable(order), request);
  const cents =
    'path' in plan || !values.kind || (values.kind === 'items' && !request.items?.length && !request.delivery)
      ? 0
      : plan.amountCents;
  const submit = useSubmit(form, {
    async save({ reason }) {
      if (!values.kind) throw new FieldRejection('kind', 'Choose what goes back.');
      if ('path' in plan) throw new FieldRejection(plan.path === 'amount' ? 'amount' : 'kind', plan.message);
      if (cents === 0) throw new FormRejection('Choose what to refund.');
      const { data } = await call(refundOrder, {
        body: {
          order_id: order.id,
          ...(values.kind === 'amount' && { amount: centsToDollars(cents) }),
          ...(values.kind === 'items' && {
            items: plan.items.map(({ productId, sizeId, count }) => ({
              ...{ product_id: productId, size_id: sizeId, count },
            })),
            delivery: plan.delivery,
          }),
          reason: reason.trim(),
        },
      });
      form.reset();
      onRefunded(data);
      void notify({ tone: 'success', message: `${formatMoney(cents)} goes back to the buyer` });
    },
  });
  return { form, values, cents, ...submit };
}
