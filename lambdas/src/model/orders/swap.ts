import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import type { OrderSwap } from '@bloomkin/shared/schemas/swap.ts';
import type { Swap } from './orderAnswers.ts';
import type { OrderItem } from './orderEntity.ts';

/** A substitute that the buyer has not answered yet; an order that is over asks nothing. */
export const openSwap = ({ swap, status }: Pick<OrderItem, 'swap' | 'status'>): Swap | undefined =>
  swap?.state === 'open' && !isFinal(status) ? swap : undefined;

/** The newest photo of a substitute that no earlier question has shown. */
export const findSwapPhoto = ({ photos = [], swap }: Pick<OrderItem, 'photos' | 'swap'>) =>
  photos.findLast(({ kind, at }) => kind === 'swap' && at > (swap?.at ?? ''));

export const toSwap = ({ number, state, words, backCents, at, answerBy }: Swap): OrderSwap => ({
  ...{ number, state, words, at, back: centsToDollars(backCents), answer_by: answerBy },
});
