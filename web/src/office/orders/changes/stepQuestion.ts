import { formatDay, formatPeriod, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { userTimeZone } from '#components/hooks/useToday.ts';
import type { Question } from '#office/kit/useConfirm.tsx';
import type { Step } from './nextStep.ts';

/** Before the last step, or one that comes before its time. */
export function stepQuestion(
  step: Step,
  orders: readonly Order[],
  early: readonly Order[],
  now = new Date(),
): Question | undefined {
  const [first] = orders;
  const completes = step.to === 'completed';
  if (!first || (!completes && early.length === 0)) return undefined;
  const isOne = orders.length === 1;
  const text = [
    describeEarly(early, isOne, now),
    completes && isOne && (first.isPickup ? 'The buyer has it.' : 'The flowers have arrived.'),
    completes && `${isOne ? 'It' : 'They'} can be opened again for ten minutes.`,
  ];
  return {
    title:
      isOne && early.length > 0
        ? `This is for ${describeWhen(first, now)}`
        : `${step.label}: ${isOne ? `order #${first.number}` : `${orders.length} orders`}?`,
    text: text.filter(Boolean).join(' '),
    confirm: step.label,
    ...(early.length > 0 && { keep: completes ? 'Not yet' : 'Not yet, keep it ready', equal: true }),
  };
}

/** 'Mon 14 Dec, 9–12', 'today, 3–6 pm' */
function describeWhen({ deliveryDay, delivery_period: period, timezone }: Order, now: Date): string {
  const isToday = deliveryDay === localTime(now, timezone ?? userTimeZone()).day;
  const day = isToday ? 'today' : deliveryDay && formatDay(deliveryDay);
  return [day, period && formatPeriod(period.start_time, period.stop_time)].filter(Boolean).join(', ');
}

function describeEarly(early: readonly Order[], isOne: boolean, now: Date): string {
  const [first] = early;
  if (!first) return '';
  const { day, time } = localTime(now, first.timezone ?? userTimeZone());
  const today = `It is ${formatDay(day)}, ${formatTime(time)} now.`;
  if (isOne) return `${today} Nothing has been sent to the buyer yet; they are told once you go on.`;
  const count =
    early.length === 1
      ? `#${first.number} is for ${describeWhen(first, now)}`
      : `${early.length} are for a later day or time`;
  return `${count}. ${today} The buyers are told once you go on.`;
}
