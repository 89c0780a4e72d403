import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { StepName } from './checkoutFaults.ts';
import type { Filled } from './filled.ts';

const longestShown = 60;

/** Each step's answer in a line; `storeName` is of the chosen pickup store. */
export function answersOf(filled: Filled, storeName: string | undefined): Record<StepName, string> {
  return {
    where: whereAnswer(filled, storeName),
    when: whenAnswer(filled),
    card: cardAnswer(filled),
    pay: '',
  };
}

function whereAnswer(filled: Filled, storeName: string | undefined): string {
  if (filled.isPickup) return `Pick up at ${storeName ?? 'the chosen store'}`;
  const unit = filled.unitOffice.trim() === '' ? '' : `${filled.unitOffice.trim()}, `;
  const who = filled.forMe ? 'you' : filled.recipientName;
  return `To ${who} at ${unit}${filled.place?.address ?? ''}`;
}

function whenAnswer({ day, period }: Filled): string {
  if (!day) return '';
  return period ? `${formatDay(day)}, ${formatPeriod(period.start_time, period.stop_time)}` : formatDay(day);
}

function cardAnswer({ cardMessage, fio, phone }: Filled): string {
  const message = cardMessage.trim().replaceAll(/\s+/g, ' ');
  const shown = message.length > longestShown ? `${message.slice(0, longestShown)}…` : message;
  return `${shown === '' ? 'No card' : `“${shown}”`} · ${fio}, ${phone}`;
}
