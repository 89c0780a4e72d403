import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Question } from '#office/kit/useConfirm.tsx';
import type { Step } from './nextStep.ts';

/** Before a step that cannot be taken back, or that comes before the due day. */
export function stepQuestion(
  step: Step,
  orders: readonly Order[],
  early: readonly Order[],
): Question | undefined {
  const [first] = orders;
  const completes = step.to === 'completed';
  if (!first || (!completes && early.length === 0)) return undefined;
  const isOne = orders.length === 1;
  const text = [
    describeEarly(early, isOne),
    completes && isOne && (first.isPickup ? 'The buyer has it.' : 'The flowers have arrived.'),
    completes && `${isOne ? 'A completed order' : 'Completed orders'} cannot be opened again.`,
  ];
  return {
    title: `${step.label}: ${isOne ? `order #${first.number}` : `${orders.length} orders`}?`,
    text: text.filter(Boolean).join(' '),
    confirm: step.label,
  };
}

function describeEarly(early: readonly Order[], isOne: boolean): string {
  const [first] = early;
  if (!first) return '';
  const day = first.deliveryDay ? formatDay(first.deliveryDay) : '';
  if (isOne) return `It is for ${day}, not for today. The buyer is told now.`;
  const count = early.length === 1 ? `#${first.number} is for ${day}` : `${early.length} are for a later day`;
  return `${count}, not for today. The buyers are told now.`;
}
