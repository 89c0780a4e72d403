import { dollarsToCents, formatMoney } from '@bloomkin/shared/rules/money.ts';
import { lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { isDeliveryRefundable, refundableCount } from '@bloomkin/shared/rules/refund.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { AdminRightNote } from '#office/kit/AdminRightNote.tsx';
import { useUser } from '#session/useSession.ts';
import { type RefundValues, remainingCents, toLineRef, toRefundable } from './refundValues.ts';
import { useRefundForm } from './useRefundForm.ts';

const Choices = styled.fieldset`
  display: grid;
  legend {
    margin-bottom: 4px;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--bk-bg-brand);
  }
`;

const RefundLines = styled.ul`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
`;

interface RefundDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
  /** With the order as the server has it now. */
  onRefunded: (order: Order) => void;
}

const kinds: readonly (readonly [NonNullable<RefundValues['kind']>, string])[] = [
  ['all', 'Everything'],
  ['items', 'Some items'],
  ['amount', 'An amount'],
];

export function RefundDialog({ order, open, onClose, onRefunded }: RefundDialogProps) {
  const formId = useId();
  const user = useUser();
  const { form, values, cents, onSubmit, busy } = useRefundForm(order, onRefunded);
  const sum = formatMoney(cents);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Refund order #${order.number}`}
      size="md"
      footer={
        <FormButtons>
          <AdminRightNote wanted={['money']} isQuiet>
            <SubmitButton busy={busy} busyLabel="Refunding…" form={formId}>
              {cents > 0 ? `Refund ${sum}` : 'Refund'}
            </SubmitButton>
          </AdminRightNote>
          <Button onClick={onClose}>Keep the money</Button>
        </FormButtons>
      }
    >
      <Form id={formId} onSubmit={onSubmit} noValidate>
        <FormError message={form.formState.errors.root?.message ?? form.formState.errors.kind?.message} />
        <Choices>
          <legend>What goes back</legend>
          {kinds.map(([kind, label]) => (
            <label key={kind}>
              <input type="radio" value={kind} {...form.register('kind')} />
              {label}
              {kind === 'all' && ` left, ${formatMoney(remainingCents(order))}`}
            </label>
          ))}
        </Choices>
        {values.kind === 'items' && <ItemChoice order={order} form={form} />}
        {values.kind === 'amount' && (
          <Controller
            control={form.control}
            name="amount"
            render={({ field, fieldState }) => (
              <MoneyField
                label="Amount"
                hint={`At most ${formatMoney(remainingCents(order))}`}
                error={fieldState.error?.message}
                {...field}
              />
            )}
          />
        )}
        <TextField
          label="Reason"
          hint="The buyer can read it."
          maxLength={200}
          {...form.register('reason')}
        />
        <p>
          The money goes back to the buyer’s card within 10 days.{' '}
          {isAdmin(user)
            ? 'The florist gives back its part of it, and gets the commission back.'
            : 'Your part of it is taken back, and so is our commission on it.'}
          {order.status !== 'completed' && ' The order goes on: to stop it, cancel it instead.'}
        </p>
      </Form>
    </Dialog>
  );
}

function ItemChoice({ order, form }: { order: Order; form: UseFormReturn<RefundValues> }) {
  const refundable = toRefundable(order);
  const { counts, delivery } = form.watch();
  return (
    <RefundLines>
      {order.items.map((item) => {
        const { product, size, product_price: price } = item;
        const line = toLineRef(item);
        const key = lineKey(line);
        const left = refundableCount(refundable, line);
        const title = lineTitle(product.name, size?.name);
        return (
          <li key={key}>
            <span>
              {title}
              <small>
                {formatMoney(dollarsToCents(price))} each, {left} left
              </small>
            </span>
            <QuantityInput
              label={title}
              count={counts[key] ?? 0}
              max={left}
              onChange={(count) =>
                form.setValue('counts', { ...counts, [key]: Math.max(0, count) }, { shouldDirty: true })
              }
            />
          </li>
        );
      })}
      {isDeliveryRefundable(refundable) && (
        <li>
          <Checkbox
            checked={delivery}
            onChange={(checked) => form.setValue('delivery', checked, { shouldDirty: true })}
          >
            Delivery, {formatMoney(refundable.deliveryCents)}
          </Checkbox>
        </li>
      )}
    </RefundLines>
  );
}
