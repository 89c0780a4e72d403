import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { recordRefundTransfer } from '@bloomkin/shared/routes/payments.ts';
import { listCases, listNeeds } from '@bloomkin/shared/routes/search.ts';
import type { OfficeCase } from '@bloomkin/shared/schemas/officeCase.ts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';

/** For a card that takes no refund any more: the market's bank has sent the money. */
export function PaidByTransfer({ refund }: { refund: OfficeCase }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={`Refund of #${refund.number} is paid by bank transfer`}
        onClick={() => setOpen(true)}
      >
        Paid by transfer
      </Button>
      {isOpen && <TransferDialog refund={refund} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TransferDialogProps {
  refund: OfficeCase;
  onClose: () => void;
}

function TransferDialog({ refund: { order_id, number, amount, buyer }, onClose }: TransferDialogProps) {
  const id = useId();
  const form = useForm({ defaultValues: { reference: '' } });
  const record = useMutation(recordRefundTransfer, { invalidates: [listCases, listNeeds, getOrder] });
  const { onSubmit, busy } = useSubmit(form, {
    async save({ reference }) {
      await record({ body: { order_id, reference } });
      onClose();
      void notify({ tone: 'success', message: `The refund of #${number} is done.` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={`${formatDollars(amount)} went to ${buyer} by bank transfer?`}
      footer={
        <Row $gap={2.5} $justify="end">
          <Button onClick={onClose}>Not yet</Button>
          <SubmitButton form={id} busy={busy} busyLabel="Saving…" large={false}>
            It is paid
          </SubmitButton>
        </Row>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        <FormError message={form.formState.errors.root?.message} />
        <p>
          The card is not tried again, and the books count the money as refunded. Your name and the time stay
          in the audit log.
        </p>
        <TextField
          label="What the transfer names"
          hint="Such as its number at the bank"
          maxLength={100}
          data-autofocus
          {...field(form, 'reference', {
            validate: (reference) =>
              reference.trim() !== '' || 'Enter what the transfer names, such as its number',
          })}
        />
      </Form>
    </Dialog>
  );
}
