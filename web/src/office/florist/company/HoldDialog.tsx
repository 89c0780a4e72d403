import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany, holdCompany } from '@bloomkin/shared/routes/companies.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { openStatuses } from '#office/orders/orderCalls.ts';

export interface Hold {
  what: 'payouts' | 'selling';
  held: boolean;
}

const titles = {
  payouts: { true: 'Hold the payouts', false: 'Release the payouts' },
  selling: { true: 'Stop selling', false: 'Start selling again' },
} as const;

export const describeHold = ({ what, held }: Hold): string => titles[what][`${held}`];

interface HoldDialogProps {
  company: Company;
  hold: Hold;
  onClose: () => void;
}

/** Says first what happens to the orders and the money. */
export function HoldDialog({ company, hold, onClose }: HoldDialogProps) {
  const { id, brand } = company;
  const formId = useId();
  const form = useForm({ defaultValues: { reason: '' } });
  const change = useMutation(holdCompany, { invalidates: [getCompany, listCompanies] });
  const orders = useQuery(listOrders, { query: { statuses: openStatuses, per_page: 1, company_id: id } }).data
    ?.total;
  useUnsavedChanges(form.formState.isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save({ reason }) {
      await change({ params: { id }, body: { ...hold, reason } });
      onClose();
      void notify({ tone: 'success', message: `${brand}: ${describeHold(hold)}. Its owner is told.` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${describeHold(hold)}: ${brand}`}
      size="md"
      footer={
        <Row $gap={2.5} $justify="end">
          <Button
            onClick={() => {
              form.reset();
              onClose();
            }}
          >
            Not now
          </Button>
          <SubmitButton form={formId} busy={busy} busyLabel="Saving…" large={false}>
            {describeHold(hold)}
          </SubmitButton>
        </Row>
      }
    >
      <Form id={formId} onSubmit={onSubmit} noValidate>
        <FormError message={form.formState.errors.root?.message} />
        <p>{describeEffect(hold, orders)}</p>
        <TextAreaField
          label="Reason, sent to the florist"
          rows={3}
          maxLength={400}
          data-autofocus
          {...field(form, 'reason', {
            validate: (reason) => reason.trim() !== '' || 'Say why: the florist reads it',
          })}
        />
      </Form>
    </Dialog>
  );
}

/** `orders`: how many are open; undefined while that loads. */
function describeEffect({ what, held }: Hold, orders: number | undefined): string {
  const taken = orders === undefined ? 'Its open orders stay' : `Its ${pluralise(orders, 'open order')} stay`;
  if (what === 'selling')
    return held
      ? `Nothing new is sold. ${taken}: the florist delivers what is taken, and you see each one under Orders.`
      : 'Buyers see the shop again at once.';
  return held
    ? 'The florist goes on selling. What completed orders earn waits until you release it.'
    : 'What waited is sent to the florist’s bank now.';
}
