import { paths } from '@bloomkin/shared/pages.ts';
import { deleteUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { type Question, useConfirm } from '#office/kit/useConfirm.tsx';
import { loadNextOrder } from '#office/orders/orderCalls.ts';

export function useDeletion(user: EditableUser, listPath: string) {
  const { ask, dialog } = useConfirm();
  const navigate = useNavigate();
  const send = useMutation(deleteUser, { invalidates: [listUsers] });
  const [isDeleted, setDeleted] = useState(false);
  const remove = async () => {
    const refusal = describeRefusal(user);
    if (refusal) return void ask({ title: `${user.fio} cannot be deleted yet`, text: refusal });
    try {
      const { next, total } = await loadNextOrder({ user_id: user.id });
      if (!(await ask(toQuestion(user, next, total)))) return;
      const { message } = await send({ params: { id: user.id } });
      // Unsaved changes of a deleted account need no confirmation.
      flushSync(() => setDeleted(true));
      void notify({ tone: 'success', message });
      void navigate(listPath);
    } catch (error) {
      notifyError(error);
    }
  };
  return { remove: () => void remove(), isDeleted, dialog };
}

function describeRefusal({ deletion_refusal: refusal, company }: EditableUser): string | undefined {
  if (refusal === 'USER.LAST_ADMIN') return 'They are the only admin. Make somebody else an admin first.';
  if (refusal !== 'COMPANY.LAST_OWNER') return undefined;
  return `They are the only owner of ${company?.brand ?? 'a company'}. Make somebody else its owner first, or delete the company.`;
}

const toQuestion = ({ fio }: EditableUser, next: Order | undefined, open: number): Question => ({
  title: `Delete ${fio || 'this account'}?`,
  text: 'Their name, phone, e-mail and addresses go, and they are signed out. Orders and reviews are kept.',
  ...(next && { more: <OpenOrders next={next} open={open} /> }),
  typed: fio || 'delete',
  confirm: 'Delete account',
  keep: 'Keep',
  danger: true,
});

const OpenOrders = ({ next, open }: { next: Order; open: number }) => (
  <p>
    <b>{pluralise(open, 'order')} still open:</b>{' '}
    <Link to={paths.orderView(next.id)}>
      #{next.number}
      {next.deliveryDay && `, ${formatDay(next.deliveryDay)}`}
    </Link>
    {open > 1 && ' is the next'}. They will hear no more of {open === 1 ? 'it' : 'them'}: cancel or wait for{' '}
    {open === 1 ? 'it' : 'them'} first.
  </p>
);
