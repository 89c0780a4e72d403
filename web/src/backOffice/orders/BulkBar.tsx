import { canMarkPaid } from '@bloomkin/shared/rules/cardPayment.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { notify } from '../../components/notify.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import type { Ask } from '../useConfirm.tsx';
import { Bar } from './bulkStyles.ts';
import { mayCancel, type Step, stepOf } from './stepOf.ts';
import { useBulk } from './useBulk.ts';
import type { Selection } from './useSelection.ts';

/** The next steps of the chosen orders, each with the orders that take it. */
export function stepsOf(orders: readonly Order[]): { step: Step; orders: Order[] }[] {
  const steps = new Map<string, { step: Step; orders: Order[] }>();
  for (const order of orders) {
    const step = stepOf(order);
    if (!step) continue;
    const known = steps.get(step.label) ?? { step, orders: [] };
    steps.set(step.label, { step, orders: [...known.orders, order] });
  }
  return [...steps.values()];
}

const ordersWord = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

/** What can be done with the chosen orders at once; floats over the list's end. */
export function BulkBar({ selection, ask }: { selection: Selection; ask: Ask }) {
  const bulk = useBulk();
  const { orders } = selection;
  const steps = stepsOf(orders);
  const unpaid = orders.filter(canMarkPaid);
  const cancelable = orders.filter(mayCancel);

  const takeStep = async (step: Step, taking: readonly Order[]) => {
    const title = `${step.label}: ${ordersWord(taking.length)}?`;
    const text = 'Completed orders cannot be opened again.';
    if (step.to === 'completed' && !(await ask({ title, text, confirm: step.label }))) return;
    finish(await bulk.run(step.label, taking, { status: step.to }), `${step.label}`);
  };
  const markPaid = async () => {
    const result = await bulk.run('Mark paid', unpaid, { payment_status: 'paid' });
    finish(result, 'Marked paid', () => void bulk.run('Undo', result.saved, { payment_status: 'not_paid' }));
  };
  const cancel = async () => {
    const title = `Cancel ${ordersWord(cancelable.length)}?`;
    const text =
      'The buyers are told. Canceled orders cannot be opened again; paid ones have to be refunded.';
    if (!(await ask({ title, text, confirm: 'Cancel them', keep: 'Keep them', danger: true }))) return;
    finish(await bulk.run('Cancel', cancelable, { status: 'canceled' }), 'Canceled');
  };
  const finish = ({ saved }: { saved: readonly Order[] }, done: string, undo?: () => void) => {
    selection.set(saved, false);
    if (saved.length === 0) return;
    const action = undo && { action: { label: 'Undo', run: undo } };
    void notify({ tone: 'success', words: `${done}: ${ordersWord(saved.length)}`, ...action });
  };

  if (orders.length === 0) return <div role="status" />;
  const isBusy = bulk.progress !== undefined;
  return (
    <Bar role="region" aria-label="Bulk actions">
      <b role="status">{bulk.progress ?? `${orders.length} selected`}</b>
      {steps.map(({ step, orders: taking }, index) => (
        <button
          key={step.label}
          type="button"
          data-main={index === 0 || undefined}
          disabled={isBusy}
          onClick={() => takeStep(step, taking)}
        >
          {step.label}
          {taking.length < orders.length && ` (${taking.length})`}
        </button>
      ))}
      {unpaid.length > 0 && (
        <button type="button" disabled={isBusy} onClick={markPaid}>
          Mark paid{unpaid.length < orders.length && ` (${unpaid.length})`}
        </button>
      )}
      {cancelable.length > 0 && (
        <button type="button" disabled={isBusy} onClick={cancel}>
          Cancel{cancelable.length < orders.length && ` (${cancelable.length})`}
        </button>
      )}
      <button type="button" aria-label="Clear selection" disabled={isBusy} onClick={selection.clear}>
        <OfficeIcon name="close" size={18} />
      </button>
    </Bar>
  );
}
