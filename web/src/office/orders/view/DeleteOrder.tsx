import { deleteOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { lastList } from '#office/orders/filters/lastList.ts';

/** For admins; recorded in the audit log. */
export function DeleteOrder({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        Delete order
      </Button>
      <DeleteDialog order={order} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface DeleteDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

function DeleteDialog({ order, open, onClose }: DeleteDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { reason: '' } });
  const send = useMutation(deleteOrder, { invalidates: [listOrders] });
  const { onSubmit, busy } = useSubmit(form, {
    async save({ reason }) {
      const { message } = await send({ params: { id: order.id }, body: { reason: reason.trim() } });
      void notify({ tone: 'success', message });
      await navigate(lastList.path());
    },
  });
  const isPaid = order.payment_status === 'paid';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete order #${order.number}?`}
      size="md"
      footer={
        <FormButtons>
          {!isPaid && (
            <SubmitButton kind="danger" large={false} busy={busy} busyLabel="Deleting…" form={formId}>
              Delete order
            </SubmitButton>
          )}
          <Button onClick={onClose}>Keep order</Button>
        </FormButtons>
      }
    >
      {isPaid ? (
        <p>
          There is money in this order. Refund or cancel it first, and delete it once the money is back with
          the buyer.
        </p>
      ) : (
        <Form id={formId} onSubmit={onSubmit} noValidate>
          <FormError message={form.formState.errors.root?.message} />
          <p>
            It leaves the lists of buyer, florist and admins, the search and the figures, and its place is
            free again. This cannot be undone, and nobody is told: to tell the buyer, cancel it first.
          </p>
          <p>
            What stays: its lines in statements, messages already sent, and who deleted it in the audit log.
          </p>
          <TextField
            label="Reason (optional)"
            hint="For the audit log."
            maxLength={200}
            {...form.register('reason')}
          />
        </Form>
      )}
    </Dialog>
  );
}
