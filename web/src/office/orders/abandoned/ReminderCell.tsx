import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useFeature } from '#api/useChannels.ts';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { undoMs, useReminder } from './useReminder.ts';

/** One reminder per cart with something to buy, to an account's e-mail with consent. */
export const canBeReminded = ({ reminder, items }: Order): boolean =>
  reminder?.state === 'may_be_reminded' && items.some(({ product }) => product.available);

export function ReminderCell({ cart }: { cart: Order }) {
  const { step, begin, undo } = useReminder(cart);
  const isOn = useFeature('cart_reminders');
  const sentAt = cart.reminder?.sent_at;
  if (sentAt)
    return (
      <>
        <StatusPill tone="info">Reminder sent</StatusPill>
        <small>{formatInstant(sentAt, null)}</small>
      </>
    );
  if (!canBeReminded(cart)) return <small>{describeWhyNot(cart)}</small>;
  if (!isOn) return <small>Reminders are switched off</small>;
  const isWaiting = step === 'waiting';
  return (
    <>
      <Button changes aria-disabled={step === 'sending'} onClick={isWaiting ? undo : begin}>
        {isWaiting ? 'Undo' : step === 'sending' ? 'Sending…' : 'Send reminder'}{' '}
        <VisuallyHidden>
          {isWaiting ? 'the reminder of' : 'to'} {cart.fio || cart.email}
        </VisuallyHidden>
      </Button>
      <small role="status">{isWaiting && `It goes in ${undoMs / 1000} seconds.`}</small>
    </>
  );
}

function describeWhyNot({ fio, phone, email, reminder }: Order): string {
  if (reminder?.state === 'locked') return 'Account is locked';
  if (reminder?.state === 'may_be_reminded') return 'Nothing in it is sold now';
  if (reminder?.state !== 'no_email') return 'Did not agree to reminders';
  if (email) return 'E-mail not confirmed';
  return fio || phone ? 'No e-mail to write to' : 'Guest, nobody to write to';
}
