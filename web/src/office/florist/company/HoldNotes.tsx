import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany, holdCompany } from '@bloomkin/shared/routes/companies.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
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
import { Menu } from '#components/overlay/Menu.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { openStatuses } from '#office/orders/orderCalls.ts';

interface Hold {
  what: 'payouts' | 'selling';
  held: boolean;
}

const titles = {
  payouts: { true: 'Hold the payouts', false: 'Release the payouts' },
  selling: { true: 'Stop selling', false: 'Start selling again' },
} as const;

const describeHold = ({ what, held }: Hold): string => titles[what][`${held}`];

interface HoldDialogProps {
  company: Company;
  hold: Hold;
  onClose: () => void;
}

/** Says first what happens to the orders and the money. */
function HoldDialog({ company, hold, onClose }: HoldDialogProps) {
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

export const WideCallout = styled(Callout)`
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 16px;
  > p {
    flex: 1 1 320px;
  }
`;

interface HoldNotesProps {
  company: Company;
  isAdmin: boolean;
}

/** What an admin holds or has stopped, for the florist too; only an admin ends it. */
export function HoldNotes({ company, isAdmin }: HoldNotesProps) {
  const [hold, setHold] = useState<Hold>();
  const notes = [
    {
      what: 'selling' as const,
      state: company.switched_off,
      label: company.switched_off?.reason ? 'Stopped' : 'Switched off',
      text: 'Buyers do not see the shop. Orders already placed are still delivered.',
    },
    {
      what: 'payouts' as const,
      state: company.payouts_held,
      label: 'Payouts held',
      text: 'The share of completed orders waits.',
    },
  ];
  return (
    <>
      {notes.map(
        ({ what, state, label, text }) =>
          state && (
            <WideCallout key={what} $tone="warning">
              <p>
                <b>
                  {label} by {state.by ?? 'Bloomkin'} since{' '}
                  <time dateTime={state.at}>{formatInstant(state.at, null)}</time>.
                </b>{' '}
                {text} {state.reason && `Why: “${state.reason}”`}
              </p>
              {isAdmin && (
                <Button onClick={() => setHold({ what, held: false })}>
                  {describeHold({ what, held: false })}
                </Button>
              )}
            </WideCallout>
          ),
      )}
      {hold && <HoldDialog company={company} hold={hold} onClose={() => setHold(undefined)} />}
    </>
  );
}

export function HoldMenu({ company }: { company: Company }) {
  const [hold, setHold] = useState<Hold>();
  const choices = [
    !company.payouts_held && ({ what: 'payouts', held: true } as const),
    company.active && ({ what: 'selling', held: true } as const),
  ].filter((choice) => choice !== false);
  if (choices.length === 0) return null;
  return (
    <>
      <Menu
        label="Hold or stop"
        items={choices.map((choice) => ({
          label: describeHold(choice),
          danger: true,
          onSelect: () => setHold(choice),
        }))}
      />
      {hold && <HoldDialog company={company} hold={hold} onClose={() => setHold(undefined)} />}
    </>
  );
}
