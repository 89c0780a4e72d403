import { type PaidOrder, settleEdit } from '@bloomkin/shared/rules/paidEdit.ts';
import { expect, it } from 'vitest';

const paidByCard: PaidOrder = {
  ...{ paymentStatus: 'paid', isPaidByCard: true, isDisputed: false },
  ...{ totalCents: 8000, chargedCents: 8000, refundedCents: 0, refunds: [] },
};
const ofEdit = { amountCents: 500, state: 'done', isEdit: true } as const;

it.each([
  ['asks for the difference', {}, 9000, { kind: 'ask', cents: 1000 }],
  ['refunds the difference', {}, 7000, { kind: 'refund', cents: 1000 }],
  ['refunds no cent twice', { refundedCents: 500, refunds: [ofEdit] }, 7000, { kind: 'refund', cents: 500 }],
  ['refuses less than a card takes', {}, 8049, { code: 'ORDER.ASK_TOO_LITTLE' }],
  ['refuses while the bank looks into it', { isDisputed: true }, 9000, { code: 'ORDER.DISPUTED' }],
  ['refuses after another refund', { refundedCents: 500 }, 9000, { code: 'ORDER.PAID' }],
  ['refuses a sum paid by hand', { isPaidByCard: false }, 9000, { code: 'ORDER.PAID_BY_HAND' }],
  ['moves no money for the same sum', { isPaidByCard: false }, 8000, { kind: 'none' }],
  ['moves no money before a payment', { paymentStatus: 'not_paid' }, 9000, { kind: 'none' }],
] as const)('%s when a paid order is edited', (_, about, nextTotalCents, expected) => {
  expect(settleEdit({ ...paidByCard, ...about }, nextTotalCents)).toMatchObject(expected);
});
