import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany, holdCompany } from '@bloomkin/shared/routes/companies.ts';
import { getFlorist, listFlorists } from '@bloomkin/shared/routes/dashboard.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listLate, listNeeds } from '@bloomkin/shared/routes/search.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useAnswers } from '#api/useAnswers.ts';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { useSydneyToday } from '#components/hooks/useToday.ts';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { AdminRightNote } from '#office/kit/AdminRightNote.tsx';
import { formatAmount } from '#office/kit/formatAmount.ts';
import { describeMove, moveOpenOrders, type OpenOrders } from '#office/orders/late/moveToAnother.ts';

export interface Hold {
  what: 'payouts' | 'selling' | 'warning' | 'approval';
  held: boolean;
}

const titles = {
  payouts: { true: 'Hold the payouts', false: 'Release the payouts' },
  selling: { true: 'Stop selling', false: 'Start selling again' },
  warning: { true: 'Warn', false: 'End the warning' },
  approval: { true: 'Take the approval back', false: 'Approve' },
} as const;

export const describeHold = ({ what, held }: Hold): string => titles[what][`${held}`];

const Choices = styled.fieldset`
  display: grid;
  legend {
    margin-bottom: 4px;
    font-weight: 600;
  }
  label {
    display: flex;
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
    cursor: pointer;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    accent-color: var(--bk-bg-brand);
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
`;

interface HoldDialogProps {
  company: Company;
  /** Several to choose from. */
  holds: readonly Hold[];
  onClose: () => void;
}

/** Says first what happens to the orders and the money. */
export function HoldDialog({ company, holds, onClose }: HoldDialogProps) {
  const { brand } = company;
  const formId = useId();
  const { form, choices, choice, onSubmit, busy } = useHoldForm(company, holds, onClose);
  const today = useSydneyToday();
  return (
    <Dialog
      open
      onClose={onClose}
      title={holds.length > 1 || !choice ? brand : `${describeHold(choice.hold)}: ${brand}`}
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
          <AdminRightNote wanted={['support', 'money']} isQuiet>
            <SubmitButton form={formId} busy={busy} busyLabel="Saving…" large={false}>
              {choice && describeHold(choice.hold)}
            </SubmitButton>
          </AdminRightNote>
        </Row>
      }
    >
      <Form id={formId} onSubmit={onSubmit} noValidate>
        <FormError message={form.formState.errors.root?.message} />
        <ChoiceField choices={choices} form={form} />
        <TextAreaField
          label={choice?.hold.what === 'approval' ? 'A word to the florist' : 'Reason, sent to the florist'}
          rows={3}
          maxLength={400}
          data-autofocus
          {...field(form, 'reason', {
            validate: (reason) => reason.trim() !== '' || 'Say why: the florist reads it',
          })}
        />
        {choice?.told !== undefined && (
          <Checkbox
            checked={form.watch('tell')}
            onChange={(tell) => form.setValue('tell', tell, { shouldDirty: true })}
          >
            Tell {pluralise(choice.told, 'buyer')} with open orders that they stay
          </Checkbox>
        )}
        {choice?.hold.held && choice.hold.what !== 'approval' && (
          <DateField
            label="Until"
            optional
            hint="It ends by itself when that day begins. Without a day, you end it."
            min={addDays(today, 1)}
            {...field(form, 'until', {
              validate: (until) => until === '' || until > today || 'Choose a later day',
            })}
          />
        )}
      </Form>
    </Dialog>
  );
}

interface ChoiceFieldProps {
  choices: readonly Choice[];
  form: UseFormReturn<HoldValues>;
}

interface HoldValues {
  reason: string;
  chosen: string;
  until: string;
  tell: boolean;
}

function ChoiceField({ choices, form }: ChoiceFieldProps) {
  const [first] = choices;
  if (choices.length === 1) return <p>{first?.text}</p>;
  return (
    <Choices>
      <legend>What should happen?</legend>
      {choices.map(({ title, text }, index) => (
        <label key={title}>
          <input type="radio" value={String(index)} {...form.register('chosen')} />
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
        </label>
      ))}
    </Choices>
  );
}

function useHoldForm({ id, brand }: Company, holds: readonly Hold[], onClose: () => void) {
  const form = useForm<HoldValues>({ defaultValues: { reason: '', chosen: '0', until: '', tell: true } });
  const change = useMutation(holdCompany, {
    invalidates: [getCompany, listCompanies, listFlorists, getFlorist],
  });
  const { revalidate } = useAnswers();
  const orders = useQuery(listLate, { query: { company_id: id } }).data?.data.open_orders;
  const waiting = useQuery(getFlorist, { params: { id } }).data?.data.waiting.amount;
  const choices = listChoices(holds, orders, waiting);
  const choice = choices[Number(form.watch('chosen'))] ?? choices[0];
  useUnsavedChanges(form.formState.isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save({ reason, until, tell }) {
      if (!choice) return;
      const end = choice.hold.held && choice.hold.what !== 'approval' && until !== '' && { until };
      const told = choice.told !== undefined && tell && { tell_buyers: true };
      await change({ params: { id }, body: { ...choice.hold, reason, ...end, ...told } });
      const moved = choice.moves ? await moveOpenOrders(id, reason) : '';
      onClose();
      if (moved) void revalidate(listOrders, listLate, listNeeds);
      const done = `${brand}: ${describeHold(choice.hold)}. Its owner is told.`;
      void notify({ tone: 'success', message: [done, moved].filter(Boolean).join(' ') });
    },
  });
  return { form, choices, choice, onSubmit, busy };
}

interface Choice {
  hold: Hold;
  title: string;
  text: string;
  moves?: boolean;
  /** Counts the buyers with open orders. */
  told?: number;
}

/** `open` counts its open orders by what a stop does to them; `waiting` is the pending payout in dollars. Undefined while loading. */
function listChoices(holds: readonly Hold[], open?: OpenOrders, waiting?: number): Choice[] {
  const orders = open && open.movable + open.refundable + open.staying;
  return holds.flatMap((hold) => {
    const choice = { hold, title: describeHold(hold), text: describeEffect(hold, orders, waiting) };
    if (hold.what !== 'selling' || !hold.held || !orders) return [choice];
    if (holds.length === 1) return [{ ...choice, told: orders }];
    const taken = pluralise(orders, 'open order');
    return [
      { ...choice, title: `Stop selling, keep the ${taken}`, told: orders },
      { ...choice, title: `Stop selling and move the ${taken}`, text: describeMove(open), moves: true },
    ];
  });
}

function describeEffect({ what, held }: Hold, orders?: number, waiting?: number): string {
  const taken = orders === undefined ? 'Its open orders stay' : `Its ${pluralise(orders, 'open order')} stay`;
  const sum = waiting ? `: ${formatAmount(waiting)}` : '';
  switch (what) {
    case 'selling':
      return held
        ? `Nothing new is sold. ${taken}: the florist delivers what is taken, and you see each one under Orders.`
        : 'Buyers see the shop again at once.';
    case 'payouts':
      return held
        ? `The florist goes on selling. What completed orders earn waits until you release it${sum && `${sum} so far`}.`
        : `What waited is sent to the florist’s bank now${sum}.`;
    case 'warning':
      return held ? 'The florist goes on selling, and reads why you are not content.' : 'The note goes away.';
    case 'approval':
      return held ? 'Buyers do not see the shop.' : 'Buyers see the shop as soon as its steps are done.';
  }
}
