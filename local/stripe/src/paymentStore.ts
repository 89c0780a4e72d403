import type { RecordFile } from '@local/kit/recordFile.ts';
import { Account, AccountLink, PaidOut } from './objects/account.ts';
import { SnapshotEvent } from './objects/event.ts';
import { Charge, Dispute, EvidenceFile, PaymentIntent, Refund } from './objects/payment.ts';
import { BalanceTransaction, Transfer, TransferReversal } from './objects/payout.ts';
import { SessionRecord } from './objects/session.ts';

export const openPaymentStore = (file: RecordFile) => ({
  file,
  sessions: file.map('sessions', SessionRecord),
  paymentIntents: file.map('paymentIntents', PaymentIntent),
  charges: file.map('charges', Charge),
  refunds: file.map('refunds', Refund),
  disputes: file.map('disputes', Dispute),
  files: file.map('files', EvidenceFile),
  transfers: file.map('transfers', Transfer),
  reversals: file.map('reversals', TransferReversal),
  balance: file.map('balance', BalanceTransaction),
  accounts: file.map('accounts', Account),
  /** To the bank, by account. */
  paidOut: file.map('paidOut', PaidOut),
  accountLinks: file.map('accountLinks', AccountLink),
  events: file.map('events', SnapshotEvent),
});

export type PaymentStore = ReturnType<typeof openPaymentStore>;

/** By the prefix of an id that can be expanded. */
export function findById(store: PaymentStore, id: string): object | undefined {
  const { paymentIntents: pi, charges: ch, refunds: re, disputes: du, transfers: tr, reversals: trr } = store;
  return Object.entries({ pi, ch, re, du, tr, trr })
    .find(([prefix]) => id.startsWith(`${prefix}_`))?.[1]
    .get(id);
}
